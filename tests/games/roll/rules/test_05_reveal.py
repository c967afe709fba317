"""Section 5: Reveal."""

import pytest

from astrarium.games.roll.content import FACES_OF
from astrarium.games.roll.names import HOME, PHASES, WILD

from ..scenario import Scenario, roll


def all_select(*phases: str, seed: int = 0) -> Scenario:
    """A table on which each seat has a worker in every column; the Home die of Explore selects one of these phases."""
    game = roll(len(phases), seed)
    for seat in range(len(phases)):
        game.rolls(seat, explore="home", develop="military", settle="genes", produce="novelty", ship="rare")
    game.assign()
    for seat, phase in enumerate(phases):
        game.selects(seat, "home@explore", phase)
    return game


def seed_for(extra: str) -> int:
    """A table of two where the neutral die will show this phase."""
    return next(
        seed for seed in range(200) if all_select("ship", "ship", seed=seed).reveal().seen(None)["extra"] == extra
    )


@pytest.mark.rule("ROLL-5.1")
def test_each_player_announces_the_selected_phase_and_its_tile_is_turned() -> None:
    game = all_select("ship", "settle", "ship")
    assert game.seen(None)["happening"] == []
    game.reveal()
    assert game.seen(None)["happening"] == ["settle", "ship"]
    assert [(told["side"], told["phase"]) for told in game.happened("selects")] == [
        ("seat:0", "phase:ship"),
        ("seat:1", "phase:settle"),
        ("seat:2", "phase:ship"),
    ]


@pytest.mark.rule("ROLL-5.1", "ROLL-12.5")
def test_they_announce_it_in_order_from_the_lowest_faction() -> None:
    game = all_select("ship", "settle", "ship").first(1).reveal()
    assert [told["side"] for told in game.happened("selects")] == ["seat:1", "seat:2", "seat:0"]


@pytest.mark.rule("ROLL-5.1", "ROLL-4.18")
def test_all_screens_lift_together() -> None:
    game = all_select("ship", "settle", "ship")
    assert [player["columns"] for player in game.seen(None)["players"]] == [{}, {}, {}]
    game.reveal()
    assert [player["columns"] for player in game.seen(None)["players"]] == [
        {"settle": {"genes": 1}, "ship": {"home": 1, "rare": 1}},
        {"settle": {"home": 1, "genes": 1}, "ship": {"rare": 1}},
        {"settle": {"genes": 1}, "ship": {"home": 1, "rare": 1}},
    ]


@pytest.mark.rule("ROLL-5.2")
def test_workers_of_phases_that_do_not_happen_return_to_the_cup() -> None:
    game = all_select("ship", "settle", "ship").reveal()
    assert game.workers_of(1) == {"settle": "home genes", "ship": "rare"}
    assert [game.cup_of(seat) for seat in range(3)] == ["military novelty"] * 3
    assert game.happened("returns")[1] == {"side": "seat:1", "dice": "dice:military.1,dice:novelty.1"}
    assert [game.citizenry_of(seat) for seat in range(3)] == [""] * 3


@pytest.mark.rule("ROLL-5.2")
def test_dice_of_the_dictate_area_return_to_the_cup() -> None:
    game = all_select("ship", "ship", "ship").uses(0, "dictate", "genes@settle>ship", "rare@ship").reveal()
    assert game.workers_of(0) == {"ship": "home genes"}
    assert game.cup_of(0) == "military novelty rare"


@pytest.mark.rule("ROLL-5.2")
def test_every_die_that_was_rolled_is_in_a_column_or_in_the_cup() -> None:
    game = all_select("ship", "settle", "ship")
    before = [game.owned_by(seat) for seat in range(3)]
    game.reveal()
    assert [game.owned_by(seat) for seat in range(3)] == before


# Two players


@pytest.mark.rule("ROLL-5.3", "ROLL-4.4")
@pytest.mark.parametrize("extra", ["explore", "develop", "produce"])
def test_with_two_players_a_die_adds_a_phase(extra: str) -> None:
    game = all_select("ship", "settle", seed=seed_for(extra)).reveal()
    assert game.happened("extra_die") == [{"phase": f"phase:{extra}"}]
    assert set(game.happening()) == {extra, "settle", "ship"}
    assert extra in game.workers_of(0) or extra == "explore"  # the only explorers have selected other phases


@pytest.mark.rule("ROLL-5.3")
def test_the_die_adds_nothing_if_its_phase_was_selected() -> None:
    game = all_select("ship", "settle", seed=seed_for("ship")).reveal()
    assert game.happening() == ["settle", "ship"]


@pytest.mark.rule("ROLL-5.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_more_players_no_die_is_rolled(seats: int) -> None:
    for seed in range(8):
        game = all_select(*["ship"] * seats, seed=seed).reveal()
        assert game.happened("extra_die") == []
        assert game.happening() == ["ship"]


@pytest.mark.rule("ROLL-5.3")
def test_the_die_is_a_home_die_which_shows_every_phase_and_never_a_wild() -> None:
    assert WILD not in FACES_OF[HOME]
    shown = [all_select("ship", "ship", seed=seed).reveal().seen(None)["extra"] for seed in range(60)]
    assert set(shown) == set(PHASES)
    assert shown.count("explore") > 10  # two of six faces


@pytest.mark.rule("ROLL-5.3")
def test_the_die_is_nobodys_and_no_worker() -> None:
    game = all_select("ship", "settle", seed=seed_for("explore"))
    before = (game.owned_by(0), game.owned_by(1), game.left_in_box())
    game.reveal()
    assert (game.owned_by(0), game.owned_by(1), game.left_in_box()) == before
    assert "explore" not in {**game.workers_of(0), **game.workers_of(1)}


@pytest.mark.rule("ROLL-5.3")
def test_the_die_is_rolled_after_the_reveal() -> None:
    game = all_select("ship", "settle")
    assert game.seen(None)["extra"] is None
    kinds = [event.kind for event in game.reveal().events]
    assert kinds.index("extra_die") > max(n for n, kind in enumerate(kinds) if kind == "selects")
    assert kinds.count("extra_die") == 1
