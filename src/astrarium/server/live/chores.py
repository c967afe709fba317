"""What the server itself owes a table: to start it, to answer for bots, to end a wait. Found from the table alone,
so that any node can do it after another has died."""

from collections.abc import Collection, Iterator

from astrarium.bots import next_question
from astrarium.kernel import Decision

from ..tables import entries as e
from ..tables.fold import TableFold
from ..tables.progress import TableProgress, run_clocks, runs_out_at

STAND_IN = "greedy"  # plays on for somebody who resigned or ran out of time
BOT_PATIENCE = 5_000  # milliseconds until a bot's answer is asked for again
REPAIR = 1_000  # until a chore is done by somebody else than the node that caused it
NOTICE_DELAY = 60_000  # who answers within a minute needs no mail
CONSENT_LOOK = 10_000  # between looks whether those who have not agreed to end have been away for long enough


def owed(
    fold: TableFold, now: int, lost: int, here: Collection[int], absent: Collection[int] = ()
) -> Iterator[e.AnyEntry]:
    """The entries that are due, each only if it still is when the ones before it were made."""
    progress = fold.progress
    if starts_by_itself(fold):
        yield e.Started()
    if progress.stage != "playing" or fold.table is None:
        return
    if is_agreed(fold, absent):
        yield e.Ended("agreed")
        return
    for seat in progress.persons_waited_for():
        if fold.table.state.resigned >> seat & 1:
            yield e.Replaced(seat=seat, by=STAND_IN, why="resigned")
    for seat in out_of_time(fold, now, lost, here):
        yield e.Replaced(seat=seat, by=STAND_IN, why="time")


def still_owed(entry: e.AnyEntry, fold: TableFold) -> "e.AnyEntry | int":
    """The entry, unless somebody else has seen to it."""
    progress = fold.progress
    if isinstance(entry, e.Started):
        return entry if progress.stage == "open" else progress.version
    if isinstance(entry, e.Ended):
        return entry if progress.stage == "playing" and progress.agreed else progress.version
    if isinstance(entry, e.Replaced):
        return entry if progress.stage == "playing" and not progress.seats[entry.seat].bot else progress.version
    return progress.version


def starts_by_itself(fold: TableFold) -> bool:
    progress = fold.progress
    return progress.stage == "open" and fold.created.spec.start == "full" and not any(s.is_free for s in progress.seats)


def is_agreed(fold: TableFold, absent: Collection[int]) -> bool:
    """Do all persons who play, but for those who have been away too long, wish to end without a loser?"""
    progress = fold.progress
    willing = {seat.person for number, seat in enumerate(progress.seats) if progress.agreed >> number & 1}
    staying = [seat for seat in progress.persons_in_play() if seat not in absent]
    return bool(willing) and all(progress.seats[seat].person in willing for seat in staying)  # a screen speaks for all


def out_of_time(fold: TableFold, now: int, lost: int, here: Collection[int]) -> list[int]:
    """Persons whose clock is empty; those whose connection is lost have the grace besides."""
    progress, clock = fold.progress, fold.clock
    if clock.pace == "none":
        return []
    banks = run_clocks(progress, clock, now, lost)
    return [seat for seat in progress.persons_waited_for() if banks[seat] + (0 if seat in here else clock.grace) <= 0]


def bots_asked(fold: TableFold) -> list[Decision]:
    """For each bot the question that it answers next, if there is one."""
    bots = fold.progress.bots_at_table
    if fold.table is None or not bots:
        return []
    open_now = [d for d in fold.table.decisions() if bots >> d.seat & 1]
    found = (next_question([d for d in open_now if d.seat == seat]) for seat in sorted({d.seat for d in open_now}))
    return [decision for decision in found if decision is not None]


def next_look(fold: TableFold, progress: TableProgress, now: int) -> int | None:
    """When somebody should look at the table again even if nobody touches it."""
    if starts_by_itself(fold):
        return now + REPAIR
    if progress.stage != "playing":
        return None
    times = []
    if bots_asked(fold):
        times.append(now + BOT_PATIENCE)
    out = runs_out_at(progress, fold.clock)
    if out is not None:
        times.append(max(out, now + REPAIR))
    if fold.table is not None and fold.table.state.resigned & progress.owing & ~progress.bots_at_table:
        times.append(now + REPAIR)
    if progress.agreed:
        times.append(now + CONSENT_LOOK)
    if notices_wanted(fold) and progress.since + NOTICE_DELAY > now:
        times.append(progress.since + NOTICE_DELAY)
    return min(times, default=None)


def notices_due(fold: TableFold, now: int) -> bool:
    return notices_wanted(fold) and fold.progress.since + NOTICE_DELAY <= now


def notices_wanted(fold: TableFold) -> bool:
    """Only where people come and go: at a live table everybody looks on anyway."""
    return fold.clock.pace == "slow" and bool(fold.progress.persons_waited_for())
