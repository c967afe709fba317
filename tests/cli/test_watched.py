"""A terminal that somebody looks at: pictures instead of lines, and what the table says of one thing."""

import pytest

from astrarium.bots import RandomBot
from astrarium.cli.screen import Screen
from astrarium.cli.terminal.session import Session
from astrarium.cli.words import Lang, reader, with_names
from astrarium.games.void import GAME as VOID
from astrarium.kernel import Table
from astrarium.kernel.table import PERSON


class Watched(Screen):
    """Types given lines, and notes what was shown before each."""

    def __init__(self, typed: list[str], width: int, *, is_watched: bool) -> None:
        super().__init__()
        self.typed, self.width, self.looks = typed, width, is_watched
        self.shown: list[str] = [""]

    @property
    def is_watched(self) -> bool:
        return self.looks

    def ask(self, prompt: str) -> str:
        if prompt != "> ":
            return ""  # the next page
        self.shown.append("")
        return self.typed.pop(0) if self.typed else "q"

    def _write(self, row: str, style: str) -> None:
        self.shown[-1] += row + "\n"


def shown(*typed: str, width: int = 80, is_watched: bool = True) -> list[str]:
    """What was shown before each of the typed lines, and after the last."""
    players = [PERSON, "random"]
    table = Table.open(VOID, VOID.agree(2), bytes(32), players=players)
    screen = Watched(list(typed), width, is_watched=is_watched)
    Session(screen, with_names(reader(Lang.EN, VOID), players), table, {1: RandomBot(VOID)}).run()
    return screen.shown


MAP, LINES = "( )Pyrious", "  Pyrious, Militarist"


def test_the_map_is_drawn_where_there_are_eyes_and_room_for_it_and_said_where_not() -> None:
    first, map_again, aloud = shown("m", "t!", "q")[:3]
    assert (MAP in first, LINES in first) == (True, False)
    assert (MAP in map_again, "Players, in turn order" in map_again) == (True, False)
    assert (MAP in aloud, LINES in aloud) == (False, True)
    for other in (shown("m", width=79), shown("m", is_watched=False)):
        assert (MAP in other[0], LINES in other[0]) == (False, True)
        assert "There is no map to draw" in other[1]


@pytest.mark.parametrize("typed", ["t orlune", "T Orlu"])
def test_what_the_table_says_of_one_thing(typed: str) -> None:
    _, told, nothing = shown(typed, "t nowhere", "q")[:3]
    lines = told.splitlines()
    assert lines[0] == "Throne of Pyrious"
    assert any(line.startswith("  Orlune, Scholarly") for line in lines)
    assert "The table says nothing of “nowhere”." in nothing
