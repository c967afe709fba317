"""The figures of `make growth`, as they are written to a file and drawn from it."""

import re
from pathlib import Path

import msgspec
from msgspec import Struct

FILE = Path(__file__).parents[2] / "docs/pictures/growth.json"
PER_MOVE = 20  # answers that are taken together


class Line(Struct):
    """Something that is measured at growing sizes."""

    at: list[int]
    found: list[float]


class Tables(Struct):
    """Beside so many tables in the database, in milliseconds (medians)."""

    few: int  # tables in another database, on which moves were measured in turns
    tables: list[int]
    gib: list[float]  # of the database
    move_processor: list[float]
    move_wall: list[float]
    few_processor: list[float]
    few_wall: list[float]
    opening: list[float]  # a finished table that is not in memory
    due: list[float]  # to count the tables to which somebody must look


class Growth(Struct):
    """Milliseconds of processor by game, unless a name says otherwise."""

    machine: str
    entries: dict[str, int]  # of the longest game that was played
    move: dict[str, Line]  # the n-th answer of a game
    story: dict[str, Line]  # 100 entries of a story, by the entry at which they end
    film: dict[str, Line]  # 100 entries of a replay, likewise
    kept: int  # tables that the node may keep in memory
    memory: dict[str, Line]  # MiB of the process beyond those before the first table, by tables made
    database: Tables


def read() -> Growth:
    return msgspec.json.decode(FILE.read_bytes(), type=Growth)


def write(found: Growth) -> None:
    text = msgspec.json.format(msgspec.json.encode(found), indent=1)
    FILE.write_bytes(re.sub(rb"\[[^\[\]]*\]", lambda one: b" ".join(one[0].split()), text) + b"\n")  # a list is a line
