"""Seats that let chances to step in (windows) pass for a while.

The wish is kept only here, and the pass is given later as an ordinary answer of that seat: neither the log, nor a view,
nor the list of seats waited for differs from a person who passes. If the wish is lost (the table left this node's
memory), the person is simply asked again.
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
        self._wishes: dict[int, str] = {}  # by seat, the scope of "not again"
        self._on_the_way: dict[int, int] = {}  # by seat, the decision that is about to be passed

    def wished(self, seat: int) -> bool:
        return seat in self._wishes

    def noting(self, make: Maker, not_again: bool) -> Maker:
        """The same maker, which also notes the seat's wish if the answer is to a window."""
        return partial(self._note, make, not_again)

    def _note(self, make: Maker, not_again: bool, fold: TableFold) -> "e.AnyEntry | int":
        entry = make(fold)
        if isinstance(entry, e.Answered) and (not_again or entry.seat in self._wishes):
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
        """The windows to pass, each returned once. A wish ends with its scope, or when a bot plays the seat."""
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
        """Forget the wish after a failure: the person is asked."""
        self._wishes.pop(seat, None)
        self._on_the_way.pop(seat, None)


def open_window(fold: TableFold, seat: int) -> Decision | None:
    """The window that is open for this seat, if any."""
    return next((d for d in fold.table.decisions(seat) if d.window), None) if fold.table else None


def let_pass(seat: int, decision: int) -> Maker:
    """Pass a window, unless the person has answered meanwhile."""

    def make(fold: TableFold) -> "e.AnyEntry | int":
        window = open_window(fold, seat)
        if window is None or window.id != decision or fold.progress.seats[seat].bot:
            return fold.progress.version
        return e.Answered(seat=seat, decision=decision, choice=list(window.passing))

    return make
