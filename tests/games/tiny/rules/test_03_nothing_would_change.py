"""The ruling TINY-A2: a die is activated, and followed, only if something can change."""

import pytest

from astrarium.games.tiny import GAME
from astrarium.games.tiny.names import FACE_IDS

from ..scenario import Scenario, tiny

DICE = ("move", "energy", "culture", "diplomacy", "economy", "utilize")


def table() -> Scenario:
    """Ships at home, nothing to pay with; nobody else can follow."""
    return tiny().has(0, energy=0, culture=0).has(1, energy=0, culture=0).dice(*DICE)


@pytest.mark.rule("TINY-A2")
def test_a_die_that_can_change_nothing_is_not_activated() -> None:
    game = table()
    assert game.options == ["face:move_ship", "face:acquire_energy", "reroll", "converter", "end_turn"]
    assert game.refusal("face:acquire_culture").rule == "TINY-5.2"
    assert game.refusal("face:advance_diplomacy").rule == "TINY-6.1"
    assert game.refusal("face:advance_economy").rule == "TINY-6.1"
    assert game.refusal("face:utilize_colony").rule == "TINY-7.1"


@pytest.mark.rule("TINY-A2")
def test_every_die_is_activated_that_can_change_something() -> None:
    game = table().ships(0, "orbit jakks", "orbit vici_ks156").has(0, culture=2)
    assert game.options[:6] == [
        "face:move_ship",
        "face:acquire_energy",
        "face:acquire_culture",
        "face:advance_diplomacy",
        "face:advance_economy",
        "face:utilize_colony",
    ]


@pytest.mark.rule("TINY-A2")
@pytest.mark.parametrize(("energy", "culture"), [(7, 6), (6, 7)])
def test_a_resource_at_its_maximum_is_not_acquired(energy: int, culture: int) -> None:
    game = table().ships(0, "surface jakks", "home").has(0, energy=energy, culture=culture)
    full, other = ("energy", "culture") if energy == 7 else ("culture", "energy")
    assert game.refusal(f"face:acquire_{full}").rule == "TINY-5.4"
    assert f"face:acquire_{other}" in game.options


@pytest.mark.rule("TINY-A2")
def test_an_advance_needs_a_ship_on_a_track_of_that_symbol() -> None:
    game = table().ships(0, "orbit jakks", "surface vici_ks156")
    assert "face:advance_diplomacy" in game.options
    assert game.refusal("face:advance_economy").rule == "TINY-6.1"


@pytest.mark.rule("TINY-A2")
@pytest.mark.parametrize(("energy", "culture", "possible"), [(1, 1, False), (2, 0, True), (0, 2, True)])
def test_utilize_needs_the_price_of_an_upgrade(energy: int, culture: int, possible: bool) -> None:
    game = table().has(0, energy=energy, culture=culture)
    assert ("face:utilize_colony" in game.options) is possible
    assert ("face:utilize_colony" in game.blocked()) is not possible


@pytest.mark.rule("TINY-A2")
def test_utilize_needs_a_colony_whose_action_changes_something() -> None:
    game = table().colonies(0, "tifnod", "nakagawakozi")  # no enemy to push back; no energy for the other
    assert game.refusal("face:utilize_colony").rule == "TINY-7.1"
    assert "face:utilize_colony" in table().colonies(0, "mj_120210").options
    assert "face:utilize_colony" in table().colonies(0, "tifnod").ships(1, "orbit jakks 1").options


@pytest.mark.rule("TINY-A2")
@pytest.mark.parametrize("ships", [("home", "home"), ("orbit jakks", "surface jakks"), ("orbit jakks", "home")])
def test_a_move_is_always_possible_with_an_available_ship(ships: tuple[str, ...]) -> None:
    assert "face:move_ship" in table().ships(0, *ships).options


@pytest.mark.rule("TINY-A2")
@pytest.mark.parametrize(
    ("die", "able", "unable"),
    [
        ("energy", "home", "surface jakks"),
        ("culture", "orbit jakks", "home"),
        ("diplomacy", "orbit jakks", "surface jakks"),
        ("economy", "orbit vici_ks156", "orbit jakks"),
    ],
)
def test_a_follow_is_offered_only_where_it_changes_something(die: str, able: str, unable: str) -> None:
    face = f"face:a{'dvance' if die in ('diplomacy', 'economy') else 'cquire'}_{die}"
    for place, asked in ((able, 1), (unable, 0)):
        game = tiny().row("jakks", "vici_ks156", "drewkaiden", "leandra").empire(0, 3).dice(die, "move")
        game.ships(0, "orbit jakks", "orbit vici_ks156", "home").ships(1, place, place).has(1, energy=0, culture=1)
        game.pick(face)
        assert game.seat == asked


@pytest.mark.rule("TINY-A2")
def test_a_follow_is_not_offered_for_a_full_resource() -> None:
    game = table().has(1, energy=7, culture=1).pick("face:acquire_energy")
    assert (game.seat, game.prompt) == (0, "ask.turn")
    game = table().has(1, energy=6, culture=1).pick("face:acquire_energy")
    assert (game.seat, game.prompt) == (1, "ask.follow")


@pytest.mark.rule("TINY-A2")
@pytest.mark.parametrize(("energy", "culture", "asked"), [(1, 2, 0), (2, 1, 1), (0, 3, 1)])
def test_a_follow_of_utilize_is_offered_only_if_the_upgrade_can_still_be_paid(
    energy: int, culture: int, asked: int
) -> None:
    """The culture paid for the follow is no longer there to pay for the upgrade."""
    game = table().has(0, energy=2).has(1, energy=energy, culture=culture).pick("face:utilize_colony")
    assert game.seat == asked


@pytest.mark.rule("TINY-A2")
def test_a_follow_of_a_move_is_always_offered() -> None:
    game = table().ships(1, "orbit jakks", "surface jakks").has(1, culture=1)
    assert game.pick("face:move_ship").pick("orbit:leandra").seat == 1


def idle_dice_allowed() -> Scenario:
    """The option: seat 0 can do nothing with five of the six dice; seat 1 could with each."""
    game = tiny(activate_without_effect="on").dice(*DICE).has(0, energy=7, culture=1).empire(0, 6)
    return game.ships(1, "orbit jakks", "orbit vici_ks156").has(1, energy=2, culture=1)


@pytest.mark.rule("TINY-A2")
def test_by_option_a_die_without_effect_is_activated_with_a_warning() -> None:
    game = idle_dice_allowed()
    assert game.options[:6] == [f"face:{face}" for face in FACE_IDS]
    assert game.blocked() == {}
    warned = [code for code in range(6) if game.asked.step.option(game.state, code).warning is not None]
    assert warned == [1, 2, 3, 4, 5]


@pytest.mark.rule("TINY-A2")
@pytest.mark.parametrize("face", FACE_IDS[1:])
def test_by_option_others_may_follow_a_die_that_did_nothing_for_its_player(face: str) -> None:
    game = idle_dice_allowed()
    before = GAME.view(game.state, None)["players"][0]
    game.pick(f"face:{face}")
    assert GAME.view(game.state, None)["players"][0] == before
    assert (game.seat, game.prompt) == (1, "ask.follow")
    game.no()
    assert f"face:{face}" not in game.options


@pytest.mark.rule("TINY-A2", "TINY-8.18")
def test_by_option_a_die_that_did_nothing_lies_in_the_bay_for_piedes() -> None:
    game = tiny(activate_without_effect="on").colonies(0, "piedes").dice("energy", "utilize", "move").has(1, culture=0)
    game.has(0, energy=7, culture=0).pick("face:acquire_energy").has(0, energy=1).pick("face:utilize_colony")
    assert game.energy(0) == 3


@pytest.mark.rule("TINY-A2")
def test_the_option_does_not_let_anybody_follow_without_effect() -> None:
    game = idle_dice_allowed().has(1, energy=7, culture=1).pick("face:acquire_energy")
    assert (game.seat, game.prompt) == (0, "ask.turn")
