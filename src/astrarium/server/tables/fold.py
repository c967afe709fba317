"""A table whole: its progress and its game, moved on by entries, the same on every node and at every replay."""

from typing import Any

from msgspec.structs import replace

from astrarium.kernel import Event, Game, Refusal, Refused, Table
from astrarium.kernel.box import Pack
from astrarium.kernel.flow import GAME_OVER, holding, is_beside, waited_for
from astrarium.kernel.game import Setup
from astrarium.kernel.loading import with_pack
from astrarium.kernel.log import Entry as GameEntry
from astrarium.kernel.log import Log

from . import entries as e
from .progress import (
    Given,
    Seat,
    Stage,
    TableProgress,
    after_answer,
    after_return,
    moment,
    run_clocks,
    seeming_clocks,
)


class Diverged(Exception):  # noqa: N818
    """An entry of the log leads to another state than when it was written: another version of the rules."""


class TableFold:
    """One table. `perform` does an entry, new or from the log, and says what it became; `forget` takes it out again.

    ContentError if it plays with a content pack that was made for another edition of the game.
    """

    def __init__(self, game: Game[Any], created: e.Created, at: int, secret: bytes) -> None:
        pack = Pack.unpack(created.content) if created.content else None
        self.game = with_pack(game, pack)
        self.created = created
        self.made_at = at
        self.secret = secret
        self.setup: Setup = game.agree(created.spec.seats, created.spec.options, pack)
        self.progress = TableProgress(0, at, "open", (Seat(),) * created.spec.seats)
        self.table: Table | None = None
        self.events: list[Event] = []  # of the latest entry
        self._before: tuple[TableProgress, bool] | None = None  # and was it the game that moved on?

    @property
    def clock(self) -> e.Clock:
        return self.created.spec.clock

    def perform(self, entry: e.AnyEntry, at: int) -> e.AnyEntry:
        """Do it; the entry comes back with its draws and the state reached. Raises Refused: then nothing changed."""
        before = self.progress
        at = moment(before, at)
        changes: dict[str, Any]
        if isinstance(entry, e.Act):
            done, changes = self._act(entry, at)
        elif isinstance(entry, e.Agreed):
            done, changes = self._agree(entry, at)
        else:
            self.events = []
            done, changes = self._arrange(entry, before)
        self._before = before, isinstance(entry, e.Act)
        owing, held = self._waiting() if changes.get("stage", before.stage) == "playing" else (0, 0)
        waiting = owing | held
        since = before.since if waiting == before.waiting else at
        lost = entry.lost if isinstance(entry, e.Deed) else 0
        self.progress = replace(
            before,
            version=before.version + 1,
            at=at,
            waiting=waiting,
            holding=held,
            since=since,
            resigned=self.table.state.resigned if self.table else 0,
            shown_banks=seeming_clocks(before, self.clock, at, lost) if held else (),
            **changes,
        )
        return done

    def forget(self) -> None:
        """As if the latest entry had never been: another node was faster."""
        if self._before is None:
            raise ValueError("there is nothing to forget")
        self.progress, game_moved = self._before
        if game_moved and self.table is not None:
            self.table.forget()
        if self.progress.stage == "open":
            self.table = None
        self._before, self.events = None, []

    # The game

    def _act(self, entry: e.Act, at: int) -> tuple[e.AnyEntry, dict[str, Any]]:
        """The entry as it was done, and what it changes in the progress."""
        table, progress = self.table, self.progress
        if table is None or progress.stage != "playing":
            raise Refused(Refusal(GAME_OVER, "game_over"))
        banks = run_clocks(progress, self.clock, at, entry.lost)
        seat = entry.seat
        changes: dict[str, Any] = {}
        if isinstance(entry, e.Answered):
            self.events = table.answer(seat, entry.decision, tuple(entry.choice))
            if not is_beside(entry.decision):  # else one could talk for more time
                banks = after_answer(banks, self.clock, seat)
            changes |= progress.with_given(seat, Given(entry.decision, tuple(entry.choice), progress.version + 1))
        elif isinstance(entry, e.Undone):
            self.events = table.undo(seat)
            changes |= progress.without_given(seat)
        elif isinstance(entry, e.Resigned):
            self.events = table.resign(seat)
        elif isinstance(entry, e.Replaced):
            self.events = table.replace(seat, entry.by)
            by = "" if entry.why == "back" else entry.by
            changes["seats"] = progress.with_seat(seat, replace(progress.seats[seat], bot=by))
            changes["agreed"] = progress.agreed & ~(1 << seat)
            if entry.why == "back":
                banks = after_return(banks, self.clock, seat)
        else:
            raise TypeError(type(entry).__name__)
        written = table.log.entries[-1]
        del table.log.entries[:-1]  # they are in the store; a long game must not weigh more than a short one
        if entry.state and entry.state != written.state:
            raise Diverged(f"entry {progress.version + 1}")
        changes["banks"] = banks
        if table.log.outcome is not None:
            changes["stage"] = "over"
        done: e.AnyEntry = replace(entry, draws=written.draws, state=written.state)
        return done, changes

    def _agree(self, entry: e.Agreed, at: int) -> tuple[e.AnyEntry, dict[str, Any]]:
        """A wish to end leaves the game as it is, and the clocks running."""
        progress = self.progress
        if progress.stage != "playing":
            raise Refused(Refusal(GAME_OVER, "game_over"))
        bit = 1 << entry.seat
        agreed = progress.agreed | bit if entry.wish else progress.agreed & ~bit
        self.events = [Event("wishes_end" if entry.wish else "plays_on", {"seat": f"seat:{entry.seat}"})]
        return entry, {"agreed": agreed, "banks": run_clocks(progress, self.clock, at, entry.lost)}

    # Before and after it

    def _arrange(self, entry: e.AnyEntry, progress: TableProgress) -> tuple[e.AnyEntry, dict[str, Any]]:
        if isinstance(entry, e.Joined | e.BotSeated | e.Left):
            return entry, {"seats": progress.with_seat(entry.seat, _sitting(entry))}
        if isinstance(entry, e.Ended):
            return entry, {"stage": "over", "ended": entry.why or "ended"}
        if isinstance(entry, e.Rematched):
            return entry, {"rematch": entry.table}
        if isinstance(entry, e.Started):
            self.table = self._deal()
            log = self.table.log
            if entry.state and entry.state != log.state:
                raise Diverged("the opening")
            self.events = self.table.events
            banks = (self.clock.budget,) * len(progress.seats)
            nothing = (None,) * len(progress.seats)
            stage: Stage = "over" if log.outcome is not None else "playing"
            return e.Started(log.draws, log.state), {"stage": stage, "banks": banks, "given": nothing}
        raise TypeError(type(entry).__name__)

    def _deal(self) -> Table:
        seats = self.progress.seats
        contributions = [bytes.fromhex(seat.contribution) for seat in seats]
        return Table.open(self.game, self.setup, self.secret, contributions, [seat.player for seat in seats])

    def _waiting(self) -> tuple[int, int]:
        """For whom the game waits, and who has answered in a window that waits for others: a bit for each."""
        if self.table is None:
            return 0, 0
        s = self.table.state
        return sum(1 << seat for seat in waited_for(s)), sum(1 << seat for seat in holding(s))

    # To and from a file

    def resume(self, progress: TableProgress, state: bytes) -> None:
        """Go on from a snapshot instead of the first entry."""
        log = Log(self.setup, [seat.player for seat in progress.seats], b"", [], self.secret)
        self.table = Table.resume(self.game, log, state, log.players)
        if progress.stage == "over" and not progress.ended:
            log.outcome = self.game.result(self.table.state).pack()
        self.progress = replace(progress, resigned=self.table.state.resigned)


def _sitting(entry: e.Joined | e.BotSeated | e.Left) -> Seat:
    """The chair after it."""
    if isinstance(entry, e.Joined):
        return Seat(entry.person, entry.name, "", entry.contribution)
    return Seat(0, "", entry.bot, entry.contribution) if isinstance(entry, e.BotSeated) else Seat()


def game_entry(entry: e.Act) -> GameEntry:
    """The entry as the game's own log has it."""
    kernel = GameEntry(e.act_of(entry), entry.seat, draws=list(entry.draws), state=entry.state)
    if isinstance(entry, e.Answered):
        kernel.decision, kernel.choice = entry.decision, tuple(entry.choice)
    if isinstance(entry, e.Replaced):
        kernel.by = entry.by
    return kernel
