"""What is in the box: the rows of content/*.toml as records. A wrong key or value is an error that names its row."""

from dataclasses import dataclass

from astrarium.kernel.content import box
from astrarium.kernel.content.records import record, records

CONTENT = box.load(__package__)  # all files together; at a table with a content pack, what that makes of them


@dataclass(frozen=True, slots=True)
class Stone:
    """The keys of a row, but for `name` and `text`, which are for readers (words.py)."""

    id: str
    points: int
    copies: int


@dataclass(frozen=True, slots=True)
class Start:
    points: int


@dataclass(frozen=True, slots=True)
class Figures:
    shown: int
    take: int


STONES = records(Stone, CONTENT, "stone")
STARTS = records(Start, CONTENT, "start")
FIGURES = record(Figures, CONTENT["figures"], "[figures]")
NUMBERS = {stone.id: number for number, stone in enumerate(STONES)}  # in a state a stone is its place in STONES
ALL = [NUMBERS[stone.id] for stone in STONES for _ in range(stone.copies)]
