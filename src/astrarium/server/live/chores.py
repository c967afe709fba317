"""What the server itself owes a table: to start it, to answer for bots, to end a wait. Found from the table alone,
so that any node can do it after another has died."""

from collections.abc import Collection, Iterator

from ..tables import entries as e
from ..tables.course import Course, run_clocks, runs_out_at
from ..tables.play import Play

STAND_IN = "greedy"  # plays on for somebody who resigned or ran out of time
BOT_PATIENCE = 5_000  # milliseconds until a bot's answer is asked for again
REPAIR = 1_000  # until a chore is done by somebody else than the node that caused it
NOTICE_DELAY = 60_000  # who answers within a minute needs no mail


def owed(play: Play, now: int, lost: int, here: Collection[int]) -> Iterator[e.AnyEntry]:
    """The entries that are due, each only if it still is when the ones before it were made."""
    course = play.course
    if starts_by_itself(play):
        yield e.Started()
    if course.stage != "playing" or play.table is None:
        return
    for seat in course.persons_waited_for():
        if play.table.state.resigned >> seat & 1:
            yield e.Replaced(seat=seat, by=STAND_IN, why="resigned")
    for seat in out_of_time(play, now, lost, here):
        yield e.Replaced(seat=seat, by=STAND_IN, why="time")


def still_owed(entry: e.AnyEntry, play: Play) -> "e.AnyEntry | int":
    """The entry, unless somebody else has seen to it."""
    course = play.course
    if isinstance(entry, e.Started):
        return entry if course.stage == "open" else course.version
    if isinstance(entry, e.Replaced):
        return entry if course.stage == "playing" and not course.seats[entry.seat].bot else course.version
    return course.version


def starts_by_itself(play: Play) -> bool:
    course = play.course
    return course.stage == "open" and play.made.wish.start == "full" and not any(s.is_free for s in course.seats)


def out_of_time(play: Play, now: int, lost: int, here: Collection[int]) -> list[int]:
    """Persons whose clock is empty; those whose connection is lost have the grace besides."""
    course, clock = play.course, play.clock
    if clock.pace == "none":
        return []
    banks = run_clocks(course, clock, now, lost)
    return [seat for seat in course.persons_waited_for() if banks[seat] + (0 if seat in here else clock.grace) <= 0]


def next_look(play: Play, course: Course, now: int) -> int | None:
    """When somebody should look at the table again even if nobody touches it."""
    if starts_by_itself(play):
        return now + REPAIR
    if course.stage != "playing":
        return None
    times = []
    bots = course.bots_at_table & course.waiting
    if bots:
        times.append(now + BOT_PATIENCE)
    out = runs_out_at(course, play.clock)
    if out is not None:
        times.append(max(out, now + REPAIR))
    if play.table is not None and play.table.state.resigned & course.waiting & ~bots:
        times.append(now + REPAIR)
    if notices_wanted(play) and course.since + NOTICE_DELAY > now:
        times.append(course.since + NOTICE_DELAY)
    return min(times, default=None)


def notices_due(play: Play, now: int) -> bool:
    return notices_wanted(play) and play.course.since + NOTICE_DELAY <= now


def notices_wanted(play: Play) -> bool:
    """Only where people come and go: at a live table everybody looks on anyway."""
    return play.clock.pace == "slow" and bool(play.course.persons_waited_for())
