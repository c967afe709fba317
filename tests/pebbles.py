"""A game in a package with content files, written into a folder by tests of content packs.

Players take stones in turn, each worth its points, until the pile is empty. How many copies of each stone there are,
and how many may be taken at once, is content.
"""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from astrarium.kernel import Game, registry
from astrarium.kernel.content import packed_game
from astrarium.kernel.registry import GROUP

STONES = """
# All stones of the box.
[[stone]]
id = "red"
points = 3
copies = 2
name = { en = "Red stone", fr = "Pierre rouge" }

[[stone]]
id = "grey"
points = 1
copies = 4
name = { en = "Grey stone", fr = "Pierre grise" }
"""

FIGURES = """
[figures]
take = 2

[[level]]
bonus = 0

[[level]]
bonus = 1
"""

GAME = """
from dataclasses import dataclass

from astrarium.kernel import Catalog, Choice, Decision, Game, Meta, Outcome, Rng, RuleBook, Setup, State, Step, View
from astrarium.kernel.declared import each, start
from astrarium.kernel.game import TABLE_RULES, TABLE_WORDS, rank
from astrarium.kernel.view import restore, table_view

from .stones import LEVELS, STONES, TAKE, WORDS


@dataclass(slots=True, eq=False)
class Pile(State):
    stones: list[int] = start(list)
    points: list[int] = each(0)


class PebblesStep(Step[Pile]):
    __slots__ = ()


@dataclass(slots=True)
class Take(PebblesStep):
    seat: int

    def ask(self, s: Pile) -> Decision:
        return Decision.amount(self, self.seat, "ask.take", "PEBBLES-1", 1, min(TAKE, len(s.stones)))

    def answer(self, s: Pile, choice: Choice) -> None:
        for _ in range(choice[0]):
            stone = STONES[s.stones.pop()]
            s.points[self.seat] += stone.points
            s.reveal()
            s.tell("took", side=f"seat:{self.seat}", what=f"stone:{stone.id}")
        if s.stones:
            s.push(Take((self.seat + 1) % s.seats))


class Pebbles(Game[Pile]):
    meta = Meta("pebbles", 1, {"en": "Pebbles", "fr": "Cailloux"}, "example", (2, 3), (1, 2), ())
    rulebook = RuleBook({"statement": [{"id": "PEBBLES-1", "en": "Take.", "fr": "Prenez."}]}, TABLE_RULES)
    words = Catalog(WORDS, TABLE_WORDS)
    state = Pile
    steps = PebblesStep

    def deal(self, setup: Setup, rng: Rng) -> Pile:
        s = Pile(setup.seats, rng)
        s.stones = [number for number, stone in enumerate(STONES) for _ in range(stone.copies)]
        s.points = [LEVELS[0].bonus] * setup.seats
        rng.shuffle(s.stones)
        s.push(Take(0))
        return s

    def outcome(self, s: Pile) -> Outcome:
        places = rank(s.points)
        winners = tuple(seat for seat in range(s.seats) if places[seat] == 1)
        return Outcome(winners, tuple(s.points), places, "empty", sum(s.answers))

    def view(self, s: Pile, seat: int | None) -> View:
        return {**table_view(s, seat), "points": s.points[:], "left": len(s.stones)}

    def sample(self, view: View, rng: Rng) -> Pile:
        s = Pile(view["seats"], rng.fresh())
        restore(s, view, PebblesStep)
        s.points = list(view["points"])
        s.stones = [0] * view["left"]
        return s


GAME = Pebbles()
"""

CONTENT = """
from dataclasses import dataclass

from astrarium.kernel.content import box
from astrarium.kernel.content.records import record, records

DATA = box.load(__package__)


@dataclass(frozen=True, slots=True)
class Stone:
    id: str
    points: int
    copies: int


@dataclass(frozen=True, slots=True)
class Level:
    bonus: int


@dataclass(frozen=True, slots=True)
class Figures:
    take: int


STONES = records(Stone, DATA, "stone")
LEVELS = records(Level, DATA, "level")
TAKE = record(Figures, DATA["figures"], "[figures]").take
SAID = {
    "en": {"ask.take": "How many stones do you take?", "event.took": "{side} takes {what}.", "ending.empty": "Empty."},
    "fr": {"ask.take": "Combien de pierres ?", "event.took": "{side} prend {what}.", "ending.empty": "Fin."},
}
WORDS = {lang: {**box.words(DATA, ["stone"], lang), **SAID[lang]} for lang in ("en", "fr")}
"""


def write_package(folder: Path, name: str = "pebbles") -> None:
    """Write the package there, with what an installed one says of itself."""
    content, about = folder / name / "content", folder / f"{name}-1.dist-info"
    content.mkdir(parents=True)
    about.mkdir()
    (folder / name / "__init__.py").write_text(GAME, encoding="utf-8")
    (folder / name / "stones.py").write_text(CONTENT, encoding="utf-8")
    (content / "stones.toml").write_text(STONES, encoding="utf-8")
    (content / "figures.toml").write_text(FIGURES, encoding="utf-8")
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {name}:GAME\n", encoding="utf-8")


@contextmanager
def installed(folder: Path, name: str = "pebbles") -> Iterator[Game[Any]]:
    """While this lasts the package is installed, also for processes that are started."""
    write_package(folder, name)
    sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    try:
        game: Game[Any] = importlib.import_module(name).GAME
        yield game
    finally:
        sys.path.remove(str(folder))
        registry.game.cache_clear()
        packed_game.content_of.cache_clear()
        for key in [key for key in packed_game._loaded if key[0] == name]:
            del packed_game._loaded[key]
        for module in [module for module in sys.modules if module.partition(".")[0].partition("__")[0] == name]:
            del sys.modules[module]
