"""Section 4: Dictate, the Reassign power that everybody has, and the two tiles that widen it."""

import pytest

from astrarium.games.roll.names import PHASES

from .behind_the_screen import selected


@pytest.mark.rule("ROLL-4.7")
def test_everybody_may_move_a_worker_and_set_another_aside() -> None:
    """Dictate asks two questions: which worker goes to which column, then which other worker is set aside for it."""
    game = selected(settle="rare", ship="home genes").choose(0, "dictate")
    assert game.prompts() == {0: "ask.dictate"}
    assert [option for option in game.options(0) if option.startswith("genes@ship")] == [
        f"genes@ship>{column}" for column in PHASES if column != "ship"
    ]
    game.choose(0, "genes@ship>explore")
    assert game.prompts() == {0: "ask.set_aside"}
    assert game.options(0) == ["rare@settle", "home@ship"]
    game.choose(0, "home@ship")
    assert game.plan_of(0) == {"explore": "genes", "settle": "rare"}
    assert game.set_aside(0) == "home"


@pytest.mark.rule("ROLL-4.7")
def test_the_worker_that_moved_is_not_set_aside_but_one_like_it_is() -> None:
    game = selected(settle="rare", ship="rare").uses(0, "dictate", "rare@settle>ship")
    assert (game.plan_of(0), game.set_aside(0)) == ({"ship": "rare"}, "rare"), "the only other one, so not asked"
    game = selected(settle="rare", ship="rare", produce="home").uses(0, "dictate", "rare@settle>ship")
    assert game.options(0) == ["home@produce", "rare@ship"]
    assert game.choose(0, "rare@ship").plan_of(0) == {"produce": "home", "ship": "rare"}


@pytest.mark.rule("ROLL-4.7", "ROLL-5.2")
def test_the_worker_set_aside_returns_to_the_cup_at_reveal() -> None:
    game = selected(explore="rare genes").uses(0, "dictate", "genes@explore>ship").reveal()
    assert game.cup_of(0) == "rare genes"
    assert game.happened("dictates") == [{"side": "seat:0", "dice": "dice:rare.1"}]
    assert game.citizenry_of(0) == ""


@pytest.mark.rule("ROLL-4.7")
def test_the_worker_goes_to_another_column() -> None:
    game = selected(explore="rare", ship="genes").choose(0, "dictate")
    columns = [option.partition(">")[2] for option in game.options(0) if option.startswith("genes")]
    assert columns == ["explore", "develop", "settle", "produce"]


@pytest.mark.rule("ROLL-4.10")
def test_a_die_in_the_dictate_area_may_not_be_reassigned() -> None:
    game = selected("galactic_influence", settle="rare", ship="genes").uses(0, "dictate", "genes@ship>produce")
    assert game.plan_of(0) == {"produce": "genes"}
    game.choose(0, "galactic_influence")
    assert {option.partition(">")[0] for option in game.options(0)} == {"genes@produce"}
    game.choose(0, "genes@produce>settle")
    assert game.plan_of(0) == {"settle": "genes"}
    assert game.set_aside(0) == "rare"


@pytest.mark.rule("ROLL-A4")
def test_the_selecting_worker_is_neither_moved_nor_set_aside() -> None:
    for use in ("dictate", "galactic_influence"):
        game = selected("galactic_influence", phase="ship", settle="rare", ship="genes").choose(0, use)
        assert {option.partition(">")[0] for option in game.options(0)} == {"rare@settle", "genes@ship"}
    game = selected(phase="ship", settle="rare", ship="genes rare").uses(0, "dictate", "genes@ship>settle")
    assert game.options(0) == ["rare@settle", "rare@ship"]
    alone = selected("galactic_influence", phase="ship")
    assert alone.refusal(0, "galactic_influence").rule == "ROLL-17.6"


@pytest.mark.rule("ROLL-A4")
def test_dictate_needs_three_workers() -> None:
    two = selected(settle="rare")
    assert (two.refusal(0, "dictate").rule, two.refusal(0, "dictate").code) == ("ROLL-A4", "dictate_needs_workers")
    assert selected().refusal(0, "dictate").rule == "ROLL-A4"
    assert "dictate" in selected(settle="rare rare").options(0)


@pytest.mark.rule("ROLL-17.7")
def test_backup_planning_dictates_any_number_of_times() -> None:
    game = selected("backup_planning", settle="rare rare rare genes genes")
    game.uses(0, "dictate", "genes@settle>explore", "rare@settle")
    game.uses(0, "dictate", "genes@settle>ship", "rare@settle")
    assert game.set_aside(0) == "rare rare"
    assert game.plan_of(0) == {"explore": "genes", "settle": "rare", "ship": "genes"}
    game.uses(0, "dictate", "genes@ship>develop", "rare@settle")
    assert game.set_aside(0) == "rare rare rare"
    game.uses(0, "dictate", "genes@explore>develop")
    assert (game.set_aside(0), game.plan_of(0)) == ("rare rare rare genes", {"develop": "genes"})
    assert game.refusal(0, "dictate").rule == "ROLL-A4", "one worker is left to move, and none to set aside"
    assert game.reveal().cup_of(0) == "rare rare rare genes genes"


@pytest.mark.rule("ROLL-17.8")
def test_galactic_mandate_moves_one_to_three_workers_with_a_dictate() -> None:
    for moved in (1, 2, 3):
        game = selected("galactic_mandate", settle="rare", ship="home home home home", produce="genes")
        game.uses(0, "dictate", "develop")
        assert (game.asked(0).low, game.asked(0).high) == (1, 3)
        assert sorted(game.options(0)) == ["genes@produce", *["home@ship"] * 4, "rare@settle"]
        game.choose(0, *["genes@produce", "home@ship", "home@ship"][:moved])
        assert game.prompts() == {0: "ask.set_aside"}
        game.choose(0, "rare@settle")
        assert game.plan_of(0)["develop"] == ["genes", "home genes", "home home genes"][moved - 1]
        assert (game.set_aside(0), game.refusal(0, "dictate").rule) == ("rare", "ROLL-4.8")


@pytest.mark.rule("ROLL-17.8", "ROLL-4.7")
def test_with_galactic_mandate_too_one_worker_is_left_to_be_set_aside() -> None:
    game = selected("galactic_mandate", ship="home genes rare").uses(0, "dictate", "develop")
    assert (game.asked(0).low, game.asked(0).high) == (1, 2)
    game.choose(0, "home@ship", "rare@ship")
    assert (game.set_aside(0), game.plan_of(0)) == ("genes", {"develop": "home rare"})


@pytest.mark.rule("ROLL-17.7", "ROLL-17.8")
def test_with_both_tiles_each_dictate_moves_up_to_three() -> None:
    game = selected("galactic_mandate", "backup_planning", settle="rare rare", ship="home home home")
    game.uses(0, "dictate", "produce", "home@ship home@ship home@ship")
    game.uses(0, "dictate", "explore", "home@produce home@produce home@produce")
    assert (game.set_aside(0), game.plan_of(0)) == ("rare rare", {"explore": "home home home"})
