"""Section 12: what is limited, what everybody sees, and that players act in order."""

import pytest

from astrarium.kernel import Rng
from astrarium.kernel.decision import Kind
from astrarium.kernel.randomness import seed_from

from ..scenario import Scenario, frontiers, opening


def at_random(game: Scenario, rng: Rng) -> None:
    """Answer the open question with one of its first answers."""
    asked = game.asked
    if asked.kind is Kind.CHOOSE:
        codes = list(asked.options)
        rng.shuffle(codes)
        game.answer(*codes[: max(asked.low, 1)])
    else:
        game.answer(*next(asked.choices()))


@pytest.mark.rule("FRONT-12.1")
def test_credits_are_not_limited() -> None:
    """Two players may have $500 each, although all chips of the box are worth only $160."""
    assert frontiers().credits(0, 500).credits(1, 500).leads(0, "retreat").credits_of(0) == 502


@pytest.mark.rule("FRONT-12.1", "FRONT-7.12", "FRONT-5.8")
def test_colonists_goods_and_tiles_are_limited() -> None:
    game = frontiers().colonist_pool(0).leads(0, "settle")
    assert game.state.colonists == [0, 0, 0]
    game = frontiers().colonies(0, "comet_zone").supply(rare=0).leads(0, "produce")
    assert game.goods_of(0) == {}
    game = frontiers().credits(0, 9).stock(drop_ships=0).leads(0, "develop")
    assert "drop_ships" not in game.options


@pytest.mark.rule("FRONT-12.2")
def test_everybody_sees_all_credits_and_vp() -> None:
    game = frontiers().credits(0, 5).chips(1, 7).credits(2, 8)
    for reader in (0, 1, 2, None):
        players = game.seen(reader)["players"]
        assert [(player["credits"], player["chips"]) for player in players] == [(5, 0), (0, 7), (8, 0)]


@pytest.mark.rule("FRONT-12.2")
def test_vp_beyond_the_pool_are_paid_only_when_it_is_empty() -> None:
    game = frontiers(3).pool(1).developments(0, "galactic_salon").leads(0, "trade_consume")
    assert (game.chips_of(0), game.state.last) == (2, "chips"), "1 of the pool, 1 of the chips of 10"
    assert game.seen(0)["pool"] == 0


@pytest.mark.rule("FRONT-12.3", "FRONT-12.4")
@pytest.mark.parametrize("seed", range(3))
def test_one_is_asked_at_a_time_and_nobody_ever_gives_anything_away(seed: int) -> None:
    game, rng = opening(4, seed), Rng(seed_from(seed))
    s = game.state
    for _ in range(300):
        if game.over:
            break
        assert len(game.prompts()) == 1
        seat = game.seat
        before = [(s.credits[other], s.chips[other], s.developments[other][:]) for other in range(4)]
        at_random(game, rng)
        for other in range(4):
            money, chips, tiles = before[other]
            if other != seat:
                assert s.credits[other] >= money, "what others have is not touched"
            assert s.chips[other] >= chips
            assert s.developments[other][: len(tiles)] == tiles
            assert (other == seat) or s.developments[other] == tiles


@pytest.mark.rule("FRONT-12.4")
@pytest.mark.parametrize("action", ["settle", "develop", "trade_consume"])
def test_actions_are_played_in_the_order_of_the_track(action: str) -> None:
    game = frontiers(3).track(2, 0, 1)
    for seat, world in enumerate(("gem_world", "spice_world", "new_vinland")):
        game.credits(seat, 9).colonists(seat, 1).explored(seat, world)
    game.colonies(0, "artist_settlement").colonies(1, "comet_zone").colonies(2, "plague_world")
    game.goods(0, "artist_settlement").goods(1, "comet_zone").goods(2, "plague_world")
    game.leads(0, action)
    asked = []
    while game.prompt != "ask.action":
        asked.append(game.seat)
        game.answer(game.asked.options[-1])
    assert list(dict.fromkeys(asked)) == [0, 1, 2]
