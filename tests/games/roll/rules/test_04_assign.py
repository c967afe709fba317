"""Section 4: columns, wilds and the selected phase."""

import pytest

from astrarium.games.roll.names import DICE, PHASES
from astrarium.kernel.flow import refusal_of

from ....rows import each
from ..scenario import Scenario, roll


def assigning(**faces: str) -> Scenario:
    """Seat 0 of three has rolled this; the others have no dice."""
    return roll(3).rolls(0, **faces).assign()


# Columns


@pytest.mark.rule("ROLL-4.1")
def test_each_worker_goes_to_the_column_of_its_face() -> None:
    game = assigning(explore="home home", develop="military", settle="genes", produce="novelty rare", ship="home")
    assert game.plan_of(0) == {
        "explore": "home home",
        "develop": "military",
        "settle": "genes",
        "produce": "novelty rare",
        "ship": "home",
    }


@pytest.mark.rule("ROLL-4.1")
def test_no_worker_can_be_put_in_another_column_but_by_a_power() -> None:
    game = assigning(explore="home home", ship="rare").selects(0, "home@explore", "ship").reveal()
    assert game.workers_of(0) == {"ship": "home rare"}
    assert game.cup_of(0) == "home"  # the other explorer is none of Ship


@pytest.mark.rule("ROLL-4.2")
@each("column", PHASES)
@each("die", ["military", "consumption", "novelty", "rare", "genes", "alien"])
def test_a_wild_of_any_colour_may_go_in_any_column(die: str, column: str) -> None:
    game = assigning(wild=die)
    assert game.prompts() == {0: "ask.wilds"}
    assert game.wilds(0, column).plan_of(0) == {column: die}


@pytest.mark.rule("ROLL-4.2")
def test_several_wilds_go_together_or_apart() -> None:
    assert assigning(wild="genes alien alien").wilds(0, "ship", "ship", "ship").plan_of(0) == {
        "ship": "genes alien alien"
    }
    assert assigning(wild="genes alien alien").wilds(0, "explore", "ship", "develop").plan_of(0) == {
        "explore": "genes",
        "develop": "alien",
        "ship": "alien",
    }


@pytest.mark.rule("ROLL-4.2")
def test_every_wild_must_be_placed_before_reveal() -> None:
    game = assigning(wild="genes alien", explore="home")
    question = game.asked(0)
    assert len(question.options) == 2
    for too_few in ((), (0,)):
        assert refusal_of(game.state, question, too_few) is not None


# The selected phase


@pytest.mark.rule("ROLL-4.3")
def test_any_worker_selects_any_phase() -> None:
    game = assigning(explore="home", ship="home rare", wild="alien").wilds(0, "ship")
    for phase in PHASES:
        assert (game.prompts(), game.options(0)) == ({0: "ask.select"}, list(PHASES))
        assert (game.asked(0).low, game.asked(0).high) == (1, 1)
        game.choose(0, phase)
        assert (game.prompts(), game.asked(0).about) == ({0: "ask.selector"}, {"phase": f"phase:{phase}"})
        assert game.options(0) == ["home@explore", "home@ship", "rare@ship", "alien@ship"]
        assert (game.asked(0).low, game.asked(0).high) == (1, 1)
        game.choose(0, "rare@ship")
        assert (game.selection_of(0), game.plan_of(0)) == (("rare", phase), {"explore": "home", "ship": "home alien"})
        game.choose(0, "again").wilds(0, "ship")


@pytest.mark.rule("ROLL-4.3")
def test_which_of_several_alike_selects_is_not_asked() -> None:
    game = assigning(ship="home home").choose(0, "settle")
    assert (game.prompts(), game.plan_of(0)) == ({0: "ask.reassign"}, {"ship": "home"})


@pytest.mark.rule("ROLL-4.3", "ROLL-12.2")
def test_the_phase_is_a_secret_while_its_worker_is_still_chosen() -> None:
    game = assigning(explore="home", ship="rare").choose(0, "settle")
    for reader in (None, 1):
        assert game.seen(reader)["players"][0]["selected"] is None
        assert "settle" not in str(game.seen(reader)["lanes"])
    own = game.seen(0)["players"][0]
    assert (own["selected"], own["selector"]) == ("settle", None)


@pytest.mark.rule("ROLL-4.3")
def test_the_face_of_the_selecting_worker_is_ignored() -> None:
    game = assigning(produce="home home").selects(0, "home@produce", "ship")
    assert game.selection_of(0) == ("home", "ship")
    assert game.plan_of(0) == {"produce": "home"}
    assert game.reveal().workers_of(0) == {"ship": "home"}
    assert game.happening() == ["ship"]


@pytest.mark.rule("ROLL-4.3", "ROLL-6.1")
@pytest.mark.parametrize("die", DICE)
def test_the_selecting_worker_is_a_worker_of_its_phase(die: str) -> None:
    game = assigning(develop=die).selects(0, f"{die}@develop", "explore").ready(0)
    assert game.workers_of(0) == {"explore": die}
    assert game.choose(0, "stock").happened("stocks") == [{"side": "seat:0", "die": f"die:{die}", "n": 2}]


@pytest.mark.rule("ROLL-4.3")
def test_exactly_one_phase_is_selected() -> None:
    game = assigning(explore="home home home").selects(0, "home@explore", "settle")
    assert game.prompts() == {0: "ask.reassign"}
    assert not any(">" in option for option in game.options(0))
    assert game.reveal().happening() == ["settle"]


@pytest.mark.rule("ROLL-4.4")
def test_only_phases_that_somebody_selected_happen() -> None:
    game = roll(3)
    for seat in range(3):
        game.rolls(seat, explore="home", develop="home", settle="home", produce="home", ship="home")
    game.assign().selects(0, "home@explore", "ship").selects(1, "home@explore", "explore")
    game.selects(2, "home@ship", "ship").ready(0, 1, 2)
    assert game.happening() == ["explore", "ship"]
    game.choose(1, "stock").choose(2, "stock")
    assert [told["phase"] for told in game.happened("phase")] == ["phase:ship"]
    assert game.state.round == 2  # no other phase came


@pytest.mark.rule("ROLL-4.5", "ROLL-4.16")
def test_the_phase_is_selected_before_any_power_is_used() -> None:
    game = roll(3).adds(0, "galactic_influence").rolls(0, explore="home home", wild="rare").assign()
    assert game.prompts() == {0: "ask.wilds"}
    game.wilds(0, "explore")
    assert game.prompts() == {0: "ask.select"}
    assert game.options(0) == list(PHASES)
    game.selects(0, "home@explore", "explore")
    assert game.options(0) == ["ready", "again", "dictate", "galactic_influence"]


# Who has few workers


@pytest.mark.rule("ROLL-A6")
def test_who_has_no_worker_selects_nothing_and_phases_happen_all_the_same() -> None:
    game = roll(3).adds(1, "merchant_guild").rolls(0, explore="home").assign()
    assert set(game.prompts()) == {0}
    game.selects(0, "home@explore", "produce").ready(0)
    assert game.selection_of(1) is None
    assert game.happened("selects") == [{"side": "seat:0", "die": "die:home", "phase": "phase:produce"}]
    assert game.credits_of(1) == 3  # Merchant Guild pays in Produce


@pytest.mark.rule("ROLL-A6")
def test_without_any_worker_at_the_table_no_phase_happens() -> None:
    game = roll(3).citizenry(0, "home").assign()
    assert game.happened("phase") == []
    assert game.happened("recruits") == [{"side": "seat:0", "dice": "dice:home.1", "n": 0}]


@pytest.mark.rule("ROLL-A6")
def test_a_single_worker_must_select() -> None:
    game = assigning(ship="home")
    assert game.prompts() == {0: "ask.select"}
    assert (game.asked(0).low, game.options(0)) == (1, list(PHASES))
    assert game.choose(0, "produce").selection_of(0) == ("home", "produce"), "which worker is not asked"


# Beginning again


@pytest.mark.rule("ROLL-4.16", "ROLL-4.13")
def test_until_ready_a_player_may_begin_again_from_the_roll() -> None:
    game = roll(3).adds(0, "galactic_influence").rolls(0, explore="home home", ship="home", wild="rare").assign()
    game.wilds(0, "develop").selects(0, "home@explore", "ship")
    game.uses(0, "galactic_influence", "home@ship>settle").uses(0, "dictate", "rare@develop>explore", "home@explore")
    assert game.plan_of(0) == {"explore": "rare", "settle": "home"}
    assert game.set_aside(0) == "home"
    game.choose(0, "again")
    assert game.prompts() == {0: "ask.wilds"}
    assert (game.set_aside(0), game.selection_of(0)) == ("", None)
    game.wilds(0, "produce")
    assert game.plan_of(0) == {"explore": "home home", "produce": "rare", "ship": "home"}
    game.selects(0, "home@ship", "explore")
    assert game.options(0) == ["ready", "again", "dictate", "galactic_influence"]


@pytest.mark.rule("ROLL-4.16")
def test_who_is_ready_cannot_begin_again() -> None:
    game = roll(3).rolls(0, explore="home").rolls(1, explore="home").assign()
    game.selects(0, "home@explore", "ship").ready(0)
    assert set(game.prompts()) == {1}


# Behind the screen


@pytest.mark.rule("ROLL-4.18", "ROLL-12.2")
def test_columns_dictate_area_and_powers_become_visible_together_at_reveal() -> None:
    game = roll(3).adds(0, "galactic_influence").rolls(0, explore="home home rare", ship="home").rolls(1, ship="home")
    game.assign().selects(0, "home@explore", "ship").uses(0, "galactic_influence", "home@explore>ship")
    game.uses(0, "dictate", "home@ship>produce", "rare@explore").ready(0)
    hidden: dict[str, object] = {
        "selected": None,
        "selector": None,
        "columns": {},
        "dictated": {},
        "used": [],
        "rolled": None,
    }
    for reader in (None, 1, 2):
        player = game.seen(reader)["players"][0]
        assert {key: player[key] for key in hidden} == hidden
        assert "own_columns" not in player
    own = game.seen(0)["players"][0]
    assert (own["selected"], own["own_columns"]) == ("ship", {"produce": {"home": 1}, "ship": {"home": 1}})
    game.selects(1, "home@ship", "explore").ready(1)
    for reader in (None, 1):
        player = game.seen(reader)["players"][0]
        assert (player["selected"], player["selector"]) == ("ship", "home")
        assert player["columns"] == {"ship": {"home": 2}}
        assert player["dictated"] == {"rare": 1}
        assert player["used"] == ["galactic_influence", "dictate"]
        assert player["rolled"] == {"explore": {"home": 2, "rare": 1}, "ship": {"home": 1}}


@pytest.mark.rule("ROLL-4.18")
def test_only_being_ready_is_told_before_reveal() -> None:
    game = roll(3).adds(0, "galactic_influence").rolls(0, explore="home home home", wild="rare").rolls(1, ship="home")
    told = game.assign().wilds(0, "develop").events
    answers = ["ship", "home@explore", "dictate", "home@explore>ship", "home@explore"]
    for answer in [*answers, "galactic_influence", "rare@develop>settle", "again"]:
        told += game.choose(0, answer).events
    told += game.wilds(0, "ship").selects(0, "rare@ship", "ship").events
    assert [event for event in told if event.visible_to(1)] == []
    assert [(event.kind, event.args) for event in game.ready(0).events] == [("ready", {"side": "seat:0"})]
