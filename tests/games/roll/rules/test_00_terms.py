"""Section 0: workers, goods and credits. What is in the box is in `tiles/test_printed` and `tiles/test_box`."""

import pytest

from ..scenario import roll


@pytest.mark.rule("ROLL-0.7")
def test_dice_in_the_citizenry_or_the_dictate_area_are_no_workers() -> None:
    game = roll(3).citizenry(0, "alien alien").rolls(0, explore="home", settle="rare", ship="genes").assign()
    game.selects(0, "home@explore", "settle").uses(0, "dictate", "rare@settle>ship")
    assert game.plan_of(0) == {"ship": "rare"}
    assert game.reveal().workers_of(0) == {"settle": "home"}
    assert (game.cup_of(0), game.citizenry_of(0)) == ("rare genes", "alien alien")


@pytest.mark.rule("ROLL-0.8")
def test_a_worker_is_known_by_its_column_and_a_producer_on_a_world_is_a_good() -> None:
    game = roll().adds(0, "comet_zone").developments(0, "public_works").worlds(0, "star_nomad_lair")
    game.workers(0, explore="home", develop="military", settle="genes", produce="novelty", ship="rare")
    game.phase("explore").choose(0, "stock")
    assert game.phase("develop").tableau_of(0)[-1] == "public_works"
    assert game.phase("settle").tableau_of(0)[-1] == "star_nomad_lair"
    game.phase("produce")
    assert game.options(0) == ["novelty@produce>comet_zone", "novelty@produce>star_nomad_lair"]
    assert game.choose(0, "novelty@produce>comet_zone").good_on(0, "comet_zone") == "novelty"
    assert game.phase("ship").options(0) == ["comet_zone.novelty>trade", "comet_zone.novelty>consume"]


@pytest.mark.rule("ROLL-0.11")
def test_credits_beyond_ten_are_lost_at_once() -> None:
    game = roll().credits(0, 9).workers(0, explore="home home").phase("explore").choose(0, "stock")
    assert game.credits_of(0) == 10
    assert game.happened("credits_lost") == [{"side": "seat:0", "n": 1, "source": "task:stock"}]
    game.choose(0, "stock").phase("manage")
    assert game.credits_of(0) == 10 - 2, "two recruits: nothing was kept aside"
