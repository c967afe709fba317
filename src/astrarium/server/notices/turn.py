"""A turn as notices describe it: which game, with whom, where. Nothing of the game itself."""

from collections.abc import Sequence
from typing import NamedTuple

from astrarium.kernel import Text

from ..tables.fold import TableFold
from ..tables.progress import run_clocks
from ..words import WORDS, seat_name

MOST_NAMED = 5  # tables named in one notice; the others are counted


class Turn(NamedTuple):
    """A turn that waits: only what everybody at the table knows anyway."""

    table: int
    game: str
    names: dict[str, str]  # the game's name by language
    title: str
    others: tuple[tuple[int, str], ...]  # the other persons: seat, and name or ""
    since: int
    left: int | None  # milliseconds until the clock runs out

    @classmethod
    def of(cls, table: int, fold: TableFold, seat: int, now: int) -> "Turn":
        progress, meta = fold.progress, fold.game.meta
        others = tuple((n, chair.name) for n, chair in enumerate(progress.seats) if n != seat and chair.person)
        banks = run_clocks(progress, fold.clock, now, 0)
        left = banks[seat] if fold.clock.pace != "none" else None
        return cls(table, meta.key, meta.names, fold.created.spec.title, others, progress.since, left)

    def line(self, lang: str) -> str:
        """“Race for the Galaxy, with Ana and Ben”."""
        game = self.names[lang]
        if not self.others:
            return game
        names = [seat_name(lang, seat, name) for seat, name in self.others]
        return WORDS.say(lang, Text("notice.line", game=game, names=listed(lang, names)))


def heading(lang: str, turns: Sequence[Turn]) -> str:
    """“Your turn: Race for the Galaxy, with Ana and Ben”, or how many tables wait."""
    if len(turns) == 1:
        return WORDS.say(lang, Text("notice.turn.title", line=turns[0].line(lang)))
    return WORDS.say(lang, Text("notice.turns.title", n=len(turns)))


def lines(lang: str, turns: Sequence[Turn]) -> list[str]:
    """A line for each of the first MOST_NAMED tables, and one that counts the others."""
    named = [turn.line(lang) for turn in turns[:MOST_NAMED]]
    more = len(turns) - len(named)
    return [*named, WORDS.say(lang, Text("notice.more", n=more))] if more else named


def listed(lang: str, names: Sequence[str]) -> str:
    """“Ana, Ben and Cleo”."""
    *most, last = names
    return WORDS.say(lang, Text("notice.and", first=", ".join(most), last=last)) if most else last
