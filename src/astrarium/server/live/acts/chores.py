"""What the server itself must do at a table: start it, answer for bots, end a wait.

It is found from the table alone, so that any node can do it after another has died.
"""

from collections.abc import Collection, Iterator

from astrarium.bots import next_question
from astrarium.kernel import Decision, State, flow

from ...tables import entries as e
from ...tables.fold import TableFold
from ...tables.progress import TableProgress, run_clocks, runs_out_at

STAND_IN = "greedy"  # plays on for a person who resigned or ran out of time
BOT_PATIENCE = 5_000  # milliseconds until a bot's answer is asked for again
OFFER_PATIENCE = 30_000  # how long a bot that has made an offer waits for the answer before its own turn
ALONE_PATIENCE = 60_000  # BOT_PATIENCE where no person plays any more: such bots think when nothing else waits
LONGEST_ALONE = 5_000  # entries: bots that are left alone play on to the end, but no longer than this
REPAIR = 1_000  # milliseconds until another node does a chore that the node which caused it has not done
CONSENT_LOOK = 10_000  # between checks whether those who have not agreed to end have been away for long enough
# How long a person may take before a notice is noted (which then waits a while for others). A person who is connected
# to a table without a clock needs none, so there it is checked again, ever more rarely, whether they have left.
NOTICE_DELAY = 30_000
NOTICE_AGAIN = (NOTICE_DELAY, 5 * 60_000, 30 * 60_000, 3 * 3_600_000, 24 * 3_600_000)


def owed(
    fold: TableFold, now: int, lost: int, here: Collection[int], absent: Collection[int] = ()
) -> Iterator[e.AnyEntry]:
    """The entries that are due. Check each again (`still_owed`) after the ones before it are written."""
    progress = fold.progress
    if starts_by_itself(fold):
        yield e.Started()
    if progress.stage != "playing" or fold.table is None:
        return
    if is_agreed(fold, absent):
        yield e.Ended("agreed")
        return
    if is_abandoned(progress):
        yield e.Ended("abandoned")
        return
    for seat in progress.persons_waited_for():
        if progress.has_resigned(seat):
            yield e.Replaced(seat=seat, by=STAND_IN, why="resigned")
    for seat in out_of_time(fold, now, lost, here):
        yield e.Replaced(seat=seat, by=STAND_IN, why="time")


def still_owed(entry: e.AnyEntry, fold: TableFold) -> "e.AnyEntry | int":
    """The entry, or the version if it is not needed any more."""
    progress = fold.progress
    if isinstance(entry, e.Started):
        return entry if progress.stage == "open" else progress.version
    if isinstance(entry, e.Ended):
        ends = progress.agreed or is_abandoned(progress)
        return entry if progress.stage == "playing" and ends else progress.version
    if isinstance(entry, e.Replaced):
        return entry if progress.stage == "playing" and not progress.seats[entry.seat].bot else progress.version
    return progress.version


def starts_by_itself(fold: TableFold, bots_alone: bool = False) -> bool:
    """Whether a table that starts when full is full, with at least one person unless `bots_alone`."""
    progress = fold.progress
    if progress.stage != "open" or fold.created.spec.start != "full":
        return False
    full = not any(seat.is_free for seat in progress.seats)
    return full and (bots_alone or any(seat.person for seat in progress.seats))


def is_abandoned(progress: TableProgress) -> bool:
    """Whether bots have played on for too long where no person plays any more."""
    return progress.stage == "playing" and progress.version >= LONGEST_ALONE and not progress.persons_in_play()


def is_agreed(fold: TableFold, absent: Collection[int]) -> bool:
    """Whether all persons who play, except those away for too long, wish to end without a loser."""
    progress = fold.progress
    willing = {seat.person for number, seat in enumerate(progress.seats) if progress.agreed >> number & 1}
    staying = [seat for seat in progress.persons_in_play() if seat not in absent]
    return bool(willing) and all(progress.seats[seat].person in willing for seat in staying)  # one wish for a screen


def out_of_time(fold: TableFold, now: int, lost: int, here: Collection[int]) -> list[int]:
    """The persons' seats whose clock is empty; those not connected get the grace besides."""
    progress, clock = fold.progress, fold.clock
    if clock.pace == "none":
        return []
    banks = run_clocks(progress, clock, now, lost)
    return [seat for seat in progress.persons_waited_for() if banks[seat] + (0 if seat in here else clock.grace) <= 0]


def bots_asked(fold: TableFold, now: int) -> list[Decision]:
    """The next question of each bot that has one. A bot that has made an offer waits for the answer."""
    bots = fold.progress.bots_at_table
    if fold.table is None or not bots:
        return []
    open_now = [d for d in fold.table.decisions() if bots >> d.seat & 1]
    found = (next_question([d for d in open_now if d.seat == seat]) for seat in sorted({d.seat for d in open_now}))
    asked = [decision for decision in found if decision is not None]
    if now - fold.progress.at >= OFFER_PATIENCE:
        return asked
    waiting = awaiting_reply(fold.table.state)
    return [decision for decision in asked if decision.aside >= 0 or decision.seat not in waiting]


def awaiting_reply(s: State) -> set[int]:
    """Seats in a conversation with somebody who has not answered yet."""
    pending = [d for d in flow.decisions(s) if d.aside >= 0 and not d.standing]
    return {seat for d in pending for seat in s.asides[d.aside].seats if seat != d.seat}


def next_look(fold: TableFold, progress: TableProgress, now: int) -> int | None:
    """When a node should look at the table again even if nobody acts; None: never."""
    if starts_by_itself(fold):
        return now + REPAIR
    if progress.stage != "playing":
        return None
    times = []
    if is_abandoned(progress):
        times.append(now + REPAIR)
    elif bots_asked(fold, now + OFFER_PATIENCE):
        times.append(now + (BOT_PATIENCE if progress.persons_in_play() else ALONE_PATIENCE))
    out = runs_out_at(progress, fold.clock)
    if out is not None:
        times.append(max(out, now + REPAIR))
    if progress.resigned & progress.owing & ~progress.bots_at_table:
        times.append(now + REPAIR)
    if progress.agreed:
        times.append(now + CONSENT_LOOK)
    if notices_wanted(fold):
        looks = NOTICE_AGAIN if fold.clock.pace == "none" else NOTICE_AGAIN[:1]
        times += [progress.since + delay for delay in looks if progress.since + delay > now][:1]
    return min(times, default=None)


def notices_due(fold: TableFold, now: int) -> bool:
    return notices_wanted(fold) and fold.progress.since + NOTICE_DELAY <= now


def notices_wanted(fold: TableFold) -> bool:
    """Whether notices are of use: not at a live table, where everybody is present, nor where one person plays alone."""
    persons = sum(bool(seat.person) for seat in fold.progress.seats)
    fits = fold.clock.pace == "slow" or (fold.clock.pace == "none" and persons > 1)
    return fits and bool(fold.progress.persons_waited_for())
