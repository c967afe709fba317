"""Who wants to let chances to step in pass for a while.

The wish is kept here alone, and the passing is given later as an ordinary answer of that seat: neither the log, nor a
view, nor the list of those who are waited for differs from a person who passes. When it is lost (the table left this
node's memory), the person is simply asked again.
"""

from functools import partial

from astrarium.kernel import Choice, Decision

from ...tables import entries as e
from ...tables.fold import TableFold
from ..acts.maker import Maker


class AutoPass:
    """The wishes at one table."""

    __slots__ = ("_on_the_way", "_wishes")

    def __init__(self) -> None:
        self._wishes: dict[int, str] = {}  # by seat, what "not again" covers
        self._on_the_way: dict[int, int] = {}  # by seat, the decision that will be passed in a moment

    def wished(self, seat: int) -> bool:
        return seat in self._wishes

    def noting(self, make: Maker, not_again: bool) -> Maker:
        """The same maker of an answer; what it says about a window is also the seat's latest wish."""
        return partial(self._note, make, not_again)

    def _note(self, make: Maker, not_again: bool, fold: TableFold) -> "e.AnyEntry | int":
        entry = make(fold)
        if isinstance(entry, e.Answered):
            window = open_window(fold, entry.seat)
            if window is not None and window.id == entry.decision:
                self._wish(window, tuple(entry.choice), not_again)
        return entry

    def _wish(self, window: Decision, choice: Choice, not_again: bool) -> None:
        if not_again and choice == window.passing:
            self._wishes[window.seat] = window.window
        else:
            self._wishes.pop(window.seat, None)

    def due(self, fold: TableFold) -> list[Decision]:
        """The windows to let pass now, each named once. A wish ends with its scope, or when somebody else plays."""
        found = []
        for seat, until in list(self._wishes.items()):
            window = open_window(fold, seat)
            if fold.progress.stage != "playing" or fold.progress.seats[seat].bot or (window and window.window != until):
                del self._wishes[seat]
            elif window is not None and self._on_the_way.get(seat) != window.id:
                self._on_the_way[seat] = window.id
                found.append(window)
        return found

    def forget(self, seat: int) -> None:
        """It could not be done: the person is asked."""
        self._wishes.pop(seat, None)
        self._on_the_way.pop(seat, None)


def open_window(fold: TableFold, seat: int) -> Decision | None:
    """The chance to step in that this seat has now."""
    return next((d for d in fold.table.decisions(seat) if d.window), None) if fold.table else None


def let_pass(seat: int, decision: int) -> Maker:
    """The answer, if the person has not given one meanwhile."""

    def make(fold: TableFold) -> "e.AnyEntry | int":
        window = open_window(fold, seat)
        if window is None or window.id != decision or fold.progress.seats[seat].bot:
            return fold.progress.version
        return e.Answered(seat=seat, decision=decision, choice=list(window.passing))

    return make
