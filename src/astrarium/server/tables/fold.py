"""A whole table, progress and game: applying its entries gives the same result on every node and in every replay."""

from typing import Any

from msgspec.structs import replace

from astrarium.kernel import Event, Game, Refusal, Refused, Table
from astrarium.kernel.content.box import Pack
from astrarium.kernel.content.packed_game import with_pack
from astrarium.kernel.flow import GAME_OVER, holding, is_beside, waited_for
from astrarium.kernel.game import Setup
from astrarium.kernel.log import Entry as GameEntry
from astrarium.kernel.log import Log

from . import entries as e
from .progress import Given, Seat, Stage, TableProgress, after_answer, counted, moment, run_clocks, seeming_clocks
from .undo_clocks import Banks, Mark, after_return


class Diverged(Exception):  # noqa: N818
    """An entry of the log leads to another state than when it was written: the rules have changed."""


class TableFold:
    """One table. `perform` applies an entry, new or from the log; `forget` takes the latest one out again.

    Raises ContentError if its content pack was made for another edition of the game.
    """

    def __init__(self, game: Game[Any], created: e.Created, at: int, secret: bytes) -> None:
        pack = Pack.unpack(created.content) if created.content else None
        self.game = with_pack(game, pack)
        self.created = created
        self.made_at = at
        self.secret = secret
        self.setup: Setup = game.agree(created.spec.seats, created.spec.options, pack)
        kept = created.kept or 0
        seats = (Seat(kept=created.host),) * kept + (Seat(),) * (created.spec.seats - kept)
        self.progress = TableProgress(0, at, "open", seats)
        self.table: Table | None = None
        self.events: list[Event] = []  # of the latest entry
        self._before: tuple[TableProgress, bool] | None = None  # before the latest entry; whether that changed the game

    @property
    def clock(self) -> e.Clock:
        return self.created.spec.clock

    @property
    def outcome(self) -> dict[str, Any] | None:
        """How the game ended; None while it goes on, or if it was stopped."""
        return self.table.log.outcome if self.table else None

    def perform(self, entry: e.AnyEntry, at: int) -> e.AnyEntry:
        """Apply the entry; returns it with its draws and the state reached. Raises Refused: then nothing changed."""
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
        stage = changes.get("stage", before.stage)
        owing, held = self._waiting() if stage == "playing" else (0, 0)
        waiting = owing | held
        ends = stage == "over" and before.stage != "over"  # the time for which the table is kept starts here
        since = at if ends or waiting != before.waiting else before.since
        lost = entry.lost if isinstance(entry, e.Deed) else 0
        if not held:
            changes["shown_banks"] = ()
        elif "shown_banks" not in changes:
            changes["shown_banks"] = seeming_clocks(before, self.clock, at, lost)
        self.progress = replace(
            before,
            version=before.version + 1,
            at=at,
            waiting=waiting,
            holding=held,
            since=since,
            resigned=self.table.state.resigned if self.table else 0,
            played=before.played + counted(before, self.clock, at, lost),
            **changes,
        )
        return done

    def forget(self) -> None:
        """Undo the latest `perform`: another node has written first."""
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
        """The entry with its draws and state, and the fields of the progress that it changes."""
        table, progress = self.table, self.progress
        if table is None or progress.stage != "playing":
            raise Refused(Refusal(GAME_OVER, "game_over"))
        seat = entry.seat
        banks = run_clocks(progress, self.clock, at, entry.lost)
        played = progress.played + counted(progress, self.clock, at, entry.lost)
        changes: dict[str, Any] = {"banks": banks}
        if isinstance(entry, e.Answered):
            changes |= self._answer(table, entry, at, played, banks)
        elif isinstance(entry, e.Undone):
            self.events = table.undo(seat)
            changes |= self._undo(seat, played)
        elif isinstance(entry, e.Resigned):
            self.events = table.resign(seat)
        elif isinstance(entry, e.Replaced):
            self.events = table.replace(seat, entry.by)
            changes |= self._replace(entry, played, banks)
        else:
            raise TypeError(type(entry).__name__)
        written = table.log.entries[-1]
        del table.log.entries[:-1]  # they are in the store; a long game must not take more memory than a short one
        if entry.state and entry.state != written.state:
            raise Diverged(f"entry {progress.version + 1}")
        if table.nothing_to_take_back:
            changes["marks"] = ()
        if table.log.outcome is not None:
            changes |= {"stage": "over", "marks": ()}
        done: e.AnyEntry = replace(entry, draws=written.draws, state=written.state, draws_for=written.draws_for)
        return done, changes

    def _answer(self, table: Table, entry: e.Answered, at: int, played: int, banks: Banks) -> dict[str, Any]:
        progress, clock, seat = self.progress, self.clock, entry.seat
        beside = is_beside(entry.decision)
        is_offer = beside and any(d.standing for d in table.decisions(seat) if d.id == entry.decision)
        self.events = table.answer(seat, entry.decision, tuple(entry.choice))
        changes = progress.with_given(seat, Given(entry.decision, tuple(entry.choice), progress.version + 1))
        again = progress.was_undone(entry.decision)
        if not table.nothing_to_take_back:
            shown = seeming_clocks(progress, clock, at, entry.lost) if progress.holding else ()
            waiting, holding, granted = progress.waiting, progress.holding, progress.granted
            mark = Mark(entry.decision, again, played, banks, waiting, holding, shown, granted)
            # As in the kernel: only the seat that answered last may undo, through all its latest answers.
            own = progress.marks if progress.marks and progress.marks[-1].seat == seat else ()
            changes["marks"] = (*own, mark)
        if not beside:  # talking must not earn time
            by_bot = bool(progress.seats[seat].bot)
            changes["banks"] = after_answer(banks, clock, seat, by_bot=by_bot)
            if clock.pace == "slow" and not by_bot:
                changes["granted"] = progress.granted & ~(1 << seat)  # the absence is over
            if not again:
                changes["idle"] = ()  # the game moves on
        elif is_offer:
            changes["idle"] = progress.idled(seat)
        return changes

    def _undo(self, seat: int, played: int) -> dict[str, Any]:
        """The changes that set the clocks as if the answer had never been given."""
        progress = self.progress
        *rest, mark = progress.marks
        then = mark.at(played, progress.bots_at_table)
        changes = progress.without_given(seat)
        if then.shown_banks:
            changes["shown_banks"] = then.shown_banks
        undone = progress.with_undone(mark.decision)
        return changes | {"banks": then.banks, "granted": then.granted, "marks": tuple(rest), "undone": undone}

    def _replace(self, entry: e.Replaced, played: int, banks: Banks) -> dict[str, Any]:
        progress, clock, seat = self.progress, self.clock, entry.seat
        marks = [mark.at(played, progress.bots_at_table) for mark in progress.marks]
        is_back = entry.why == "back"
        changes: dict[str, Any] = {
            "seats": progress.with_seat(seat, replace(progress.seats[seat], bot="" if is_back else entry.by)),
            "agreed": progress.agreed & ~(1 << seat),
        }
        if is_back:
            changes["banks"], changes["granted"] = after_return(banks, progress.granted, clock, seat)
            changes["idle"] = progress.idled(seat)
            marks = [mark.with_return(clock, seat) for mark in marks]
        changes["marks"] = tuple(marks)
        return changes

    def _agree(self, entry: e.Agreed, at: int) -> tuple[e.AnyEntry, dict[str, Any]]:
        """A wish to end, which changes nothing in the game and lets the clocks run on."""
        progress = self.progress
        if progress.stage != "playing":
            raise Refused(Refusal(GAME_OVER, "game_over"))
        bit = 1 << entry.seat
        agreed = progress.agreed | bit if entry.wish else progress.agreed & ~bit
        self.events = [Event("wishes_end" if entry.wish else "plays_on", {"seat": f"seat:{entry.seat}"})]
        banks = run_clocks(progress, self.clock, at, entry.lost)
        return entry, {"agreed": agreed, "banks": banks, "idle": progress.idled(entry.seat)}

    # Before and after the game

    def _arrange(self, entry: e.AnyEntry, progress: TableProgress) -> tuple[e.AnyEntry, dict[str, Any]]:
        if isinstance(entry, e.Joined | e.BotSeated | e.Left):
            seats = progress.with_seat(entry.seat, _sitting(entry))
            if isinstance(entry, e.Joined):
                seats = _moved(progress, entry, seats)
            changes: dict[str, Any] = {"seats": seats}
            if isinstance(entry, e.Left) and entry.removed:
                changes["removed"] = (*progress.removed, entry.removed)
            return entry, changes
        if isinstance(entry, e.Relented):
            return entry, {"removed": ()}
        if isinstance(entry, e.Ended):
            return entry, {"stage": "over", "ended": entry.why or "ended", "marks": ()}
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
            return e.Started(log.draws, log.state, log.draws_for), {"stage": stage, "banks": banks, "given": nothing}
        raise TypeError(type(entry).__name__)

    def _deal(self) -> Table:
        seats = self.progress.seats
        contributions = [bytes.fromhex(seat.contribution) for seat in seats]
        return Table.open(self.game, self.setup, self.secret, contributions, [seat.player for seat in seats])

    def _waiting(self) -> tuple[int, int]:
        """The seats that the game waits for, and those that answered in a window still open for others, as bits."""
        if self.table is None:
            return 0, 0
        s = self.table.state
        return sum(1 << seat for seat in waited_for(s)), sum(1 << seat for seat in holding(s))

    # From a snapshot

    def resume(self, progress: TableProgress, state: bytes) -> None:
        """Continue from a snapshot instead of the first entry."""
        log = Log(self.setup, [seat.player for seat in progress.seats], b"", [], self.secret)
        self.table = Table.resume(self.game, log, state, log.players)
        if progress.stage == "over" and not progress.ended:
            log.outcome = self.game.result(self.table.state).pack()
        self.progress = replace(progress, resigned=self.table.state.resigned, marks=())


def _sitting(entry: e.Joined | e.BotSeated | e.Left) -> Seat:
    """The seat after this entry."""
    if isinstance(entry, e.Joined):
        return Seat(entry.person, entry.name, "", entry.contribution)
    return Seat(0, "", entry.bot, entry.contribution) if isinstance(entry, e.BotSeated) else Seat()


def _moved(progress: TableProgress, entry: e.Joined, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats, without one that is kept for a person who has sat down elsewhere."""
    waiting = progress.kept_for(entry.person)
    if not waiting or entry.seat in waiting:
        return seats
    return (*seats[: waiting[-1]], Seat(), *seats[waiting[-1] + 1 :])


def game_entry(entry: e.Act) -> GameEntry:
    """The entry in the form of the game's own log."""
    kernel = GameEntry(e.act_of(entry), entry.seat, draws=list(entry.draws), state=entry.state)
    kernel.draws_for = list(entry.draws_for)
    if isinstance(entry, e.Answered):
        kernel.decision, kernel.choice = entry.decision, tuple(entry.choice)
    if isinstance(entry, e.Replaced):
        kernel.by = entry.by
    return kernel
