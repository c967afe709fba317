"""A limit on acts that a seat could repeat without end while the game does not move on, so that no log grows by them.

An answer can be taken back only once, so answers need no other limit. Counted are wishes to end, returns to a seat, and
offers beside the game; what follows them (withdrawing the wish, seating a bot, replying) is thereby limited too.
"""

from astrarium.kernel.flow import is_beside

from ...declined import Declined
from ...tables import entries as e
from ...tables.fold import TableFold


def must_move_on(fold: TableFold, entry: e.AnyEntry, most: int) -> None:
    """Raises Declined if this seat has used up its repeatable acts since the game last moved on.

    Before play, if people and bots have come and gone so often that a new table is needed.
    """
    progress = fold.progress
    if isinstance(entry, e.Joined | e.BotSeated):
        if progress.version >= most * len(progress.seats):
            raise Declined("too_many_came", most=most * len(progress.seats))
    elif isinstance(entry, e.Deed) and progress.idle_of(entry.seat) >= most and is_repeatable(fold, entry):
        raise Declined("play_on_first", most=most)


def is_repeatable(fold: TableFold, entry: e.AnyEntry) -> bool:
    if isinstance(entry, e.Agreed):
        return entry.wish
    if isinstance(entry, e.Replaced):
        return entry.why == "back"
    if not isinstance(entry, e.Answered) or not is_beside(entry.decision) or fold.table is None:
        return False
    asked = fold.table.decisions(entry.seat)
    return not fold.progress.seats[entry.seat].bot and any(d.standing for d in asked if d.id == entry.decision)
