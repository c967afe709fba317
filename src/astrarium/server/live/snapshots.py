"""A table as it stands, kept to save a replay. Losing every snapshot loses nothing."""

import msgspec
from msgspec import Struct

from astrarium.kernel import game as find_game

from ..tables import entries as e
from ..tables.course import Course
from ..tables.play import Play

EVERY = 50  # entries


class Snapshot(Struct, frozen=True):
    made: e.Made
    made_at: int
    course: Course
    state: msgspec.Raw


_decoder = msgspec.json.Decoder(Snapshot)


def is_time(play: Play, kept: int) -> bool:
    """Now and then, and at the end; never while an answer may be taken back, which a snapshot does not remember."""
    table, course = play.table, play.course
    if table is None or course.version - kept < (1 if course.stage == "over" else EVERY):
        return False
    return course.stage == "over" or table.nothing_to_take_back


def take(play: Play) -> str:
    if play.table is None:
        raise ValueError("the game has not begun")
    state = msgspec.Raw(play.game.encode(play.table.state))
    return msgspec.json.encode(Snapshot(play.made, play.made_at, play.course, state)).decode()


def restore(body: str, secret: bytes) -> Play:
    kept = _decoder.decode(body)
    play = Play(find_game(kept.made.wish.game), kept.made, kept.made_at, secret)
    play.resume(kept.course, bytes(kept.state))
    return play
