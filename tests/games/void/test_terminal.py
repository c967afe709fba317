"""Empires of the Void in a terminal."""

import pytest

from astrarium.cli.terminal.changes import changes
from astrarium.games.void import GAME as VOID
from astrarium.games.void.content import CARD, CARDS
from astrarium.kernel import View
from astrarium.kernel.text import LANGUAGES
from tests.games.bot_games import played, reader, rows

from .scenario import Scenario, void

# The table itself


def spoken(view: View, lang: str = "en") -> list[str]:
    """The table in words, with ordinary spaces."""
    return [line.replace("\u00a0", " ") for line in VOID.terminal(view, reader(VOID, lang))]


def seen(game: Scenario, seat: int | None = 0, lang: str = "en") -> list[str]:
    return spoken(VOID.view(game.state, seat), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "most"), [(2, 95), (4, 140)])
def test_the_whole_galaxy_is_read_in_so_many_lines(lang: str, seats: int, most: int) -> None:
    assert rows(seen(void(seats), lang=lang)) <= most


def test_a_space_is_told_with_its_neighbours_and_who_is_there() -> None:
    game = void().ships("dromond", 0, starfighter=2, diplomat=1).ships("dromond", 1, moth=1).allied(0, "mirrowane")
    lines = seen(game)
    start = lines.index("Mirrowane Minefield")
    assert lines[start : start + 11] == [
        "Mirrowane Minefield",
        "  Mirrowane, Mysterious, 2 VP, 1 credit, influence 2, Crystals, ally: Player 1",
        "    Ability: You may build Moths.",
        "    to Tan Fu; space 2 (in the way: Mines); space 3 (in the way: Mines); Ishmere",
        "  Dromond, Capitalist, 1 VP, 2 credits, influence 1, Metals, neutral",
        "    Ability: Your Starcruisers and Sunhammers cost one credit less.",
        "    to space 1; space 2",
        "    Ships: Player 1: 1 × Diplomat, 2 × Starfighter; Navigator 2: 1 × Moth",
        "  space 1: to Dromond; space 3; Earth",
        "  space 2: to Mirrowane (in the way: Mines); Dromond; space 3 (in the way: Mines); Narkan",
        "  space 3: to Vesk Prime; Mirrowane (in the way: Mines); space 1; space 2 (in the way: Mines)",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_spaces_read_alike(lang: str) -> None:
    """Each space has a line of its own: after a move only lines that differ are printed again (see `changes`)."""
    lines = [line for line in seen(void(), lang=lang) if line.startswith("  ") and not line.startswith("    ")]
    assert len(lines) == len(set(lines))


def test_what_a_move_changes_is_told_with_the_hex_it_is_in() -> None:
    game = void().ships("dromond", 0, starfighter=2).moving("dromond.starfighter")
    before = seen(game)
    assert changes(before, seen(game.pick("space:b1"))) == [
        "Mirrowane Minefield",
        "  Dromond, Capitalist, 1 VP, 2 credits, influence 1, Metals, neutral",
        "    Ability: Your Starcruisers and Sunhammers cost one credit less.",
        "    to space 1; space 2",
        "    Ships: Player 1: 1 × Starfighter",
        "  space 1: to Dromond; space 3; Earth",
        "    Ships: Player 1: 1 × Starfighter",
    ]


@pytest.mark.rule("VOID-12.9")
def test_a_home_world_is_called_as_its_race_calls_it() -> None:
    game = void().ships("home_0", 0, starfighter=1)
    assert "  Earth, home world of Player 1: to Bindok Shoals, space 2; Mirrowane Minefield, space 1" in seen(game)
    assert game.moving("home_0.starfighter").asked.about["space"] == "home:earth"
    game = void().technologies(0, "terraforming").ships("home_0", 0, starfighter=1)
    assert game.moving("home_0.starfighter").asked.about["space"] == "home:new_earth"


@pytest.mark.rule("VOID-16.7", "VOID-2.7")
def test_cards_that_a_reader_does_not_know_are_never_on_the_table() -> None:
    who = reader(VOID, "en")
    checked = 0
    for table, seat in played(VOID, 3, "cards", short_game="on", deals="off"):
        view = table.view(seat)
        screen = "\n".join(VOID.terminal(view, who))
        open_ = {*view["own"]["hand"], *view["own"]["drawn"], *view["own"]["cart"]["cards"], *view["row"]}
        open_ |= {card for player in view["players"] for card in player["shown"]}
        assert not [card.id for card in CARDS if card.id not in open_ and who.name(f"card:{card.id}") in screen]
        checked += any(player["cards"] for player in view["players"])
    assert checked > 20


@pytest.mark.rule("VOID-10.1", "VOID-17.1")
def test_points_of_others_are_told_at_the_end_or_where_the_table_plays_with_open_points() -> None:
    def points(game: Scenario) -> list[bool]:
        return ["VP" in line for line in seen(game) if line.startswith("    credits")]

    closed, opened = void(2).vp(1, 7), void(2, open_points=True).vp(1, 7)
    assert (points(closed), points(opened)) == ([True, False], [True, True])
    closed.state.ending = "full"
    assert points(closed) == [True, True]


@pytest.mark.rule("VOID-2.1", "VOID-7.15", "VOID-9.2")
def test_what_choices_rest_on_is_on_the_table() -> None:
    """The table names temperaments of cards, points of technologies, figures of ships and totals for diplomacy."""
    game = void(2).hand(0, "salvo").row("truce", "letters", "buyout", "war_cry").ships("b1", 1, sunhammer=1)
    game.technologies(0, "universal_translator").race(0, "collective_5")
    game.state.shown[0] = (CARD["salvo"],)
    lines = seen(game)
    assert "    Technologies: Universal Translator (1 VP)" in lines
    assert "    Cards seen by all: Fierce Salvo (Militarist)" in lines
    assert any(line.startswith("  Face up: Truce (Peaceful), Exchange of Letters (Scholarly)") for line in lines)
    assert "  Sunhammer: movement 2, initiative 1, 2 dice at 3 or more" in lines
    assert any(
        line.startswith("  Fierce Salvo (Militarist): After") and line.endswith("Tactic: 1 card.") for line in lines
    )
    assert "Diplomacy: to reach with 1, 2… cards, 18, 14, 10, 6 (3 dice, bonus 1)" in lines


def test_cards_of_a_kind_stand_in_one_line() -> None:
    lines = seen(void(2).hand(0, "salvo", "truce", "salvo").row("letters", "letters", "buyout", "letters"))
    at = lines.index("Your hand: 3 cards")
    assert lines[at + 1].startswith("  2 × Fierce Salvo (Militarist): After")
    assert lines[at + 2].startswith("  Truce (Peaceful): ")
    assert not lines[at + 3].startswith(" ")
    assert any(line.startswith("  Face up: 3 × Exchange of Letters (Scholarly), ") for line in lines)
