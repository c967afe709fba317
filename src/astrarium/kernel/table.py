"""A table: one game being played. It holds the state, writes the log, and knows which answers can be undone."""

from collections.abc import Sequence
from typing import Any

from . import flow
from .content.packed_game import with_pack
from .decision import Choice, Decision
from .events import Event
from .game import Game, Outcome, Setup
from .log import Entry, Log
from .question import question
from .randomness import Record, Rng, commitment, mix_seed
from .refusal import Refusal, Refused
from .state import State
from .view import View

PERSON = "person"

Back = tuple[tuple[int, State], ...]  # for each answer that may be taken back: its seat, and the state before it


class Table:
    """Everything that changes the state passes through here and becomes a log entry."""

    def __init__(self, game: Game[Any], log: Log) -> None:
        """Set up the table that the log describes; the log's entries are not played (see `verify.replay`)."""
        if log.secret is None:
            raise ValueError("a table needs the host's secret")
        self.game = game = with_pack(game, log.setup.content)
        self.log = log
        self.players = list(log.players)
        self._back: Back = ()
        self._latest: tuple[State, Back, list[str]] | None = None  # as they were before the latest entry
        rng = Rng(mix_seed(log.secret, log.contributions))
        rng.record = self.opening = Record()
        self.events: list[Event] = []  # of the set-up, then of the latest entry
        self.state: State = game.deal(log.setup, rng)
        self.state.events = self.events
        flow.decisions(self.state)
        self._stop_listening()

    @classmethod
    def open(
        cls,
        game: Game[Any],
        setup: Setup,
        secret: bytes,
        contributions: Sequence[bytes] = (),
        players: Sequence[str] | None = None,
    ) -> "Table":
        """A new table. The host must have committed to the secret before the seats gave their contributions."""
        who = list(players) if players is not None else [PERSON] * setup.seats
        table = cls(game, Log(setup, who, commitment(secret), list(contributions), secret))
        table.log.draws, table.log.draws_for = table.opening.draws, table.opening.purposes
        table.log.state = table.game.fingerprint(table.state)
        return table

    @classmethod
    def resume(cls, game: Game[Any], log: Log, state: bytes, players: Sequence[str]) -> "Table":
        """A table restored from an encoded state instead of a replay; earlier answers cannot be taken back."""
        table = cls.__new__(cls)
        table.game, table.log, table.players = with_pack(game, log.setup.content), log, list(players)
        table._back, table._latest, table.events, table.opening = (), None, [], Record()
        table.state = table.game.decode(state)
        return table

    # What changes the table

    def answer(self, seat: int, decision_id: int, choice: Choice) -> list[Event]:
        """Answer an open decision of this seat; returns the events that followed. Raises Refused."""
        self._must_go_on()
        if decision_id % flow.MAX_SEATS != seat:  # another refusal for open ones would tell how far others are
            raise Refused(Refusal(flow.NOT_YOURS, "not_yours"))
        decision = flow.find(self.state, decision_id)
        before = self.state.copy()
        events, record = self._listen()
        try:
            flow.apply(self.state, decision_id, choice)
        finally:
            self._stop_listening()
        self.events = events
        self._latest = before, self._back, self.players
        revealed = (before.rng.counter, before.reveals) != (self.state.rng.counter, self.state.reveals)
        if revealed or decision.window:  # taking back an answer in a window would tell that it was given
            self._back = ()
        else:
            own = self._back if self._back and self._back[-1][0] == seat else ()
            self._back = (*own, (seat, before))
        return self._write(Entry("answer", seat, decision_id, choice, draws=record.draws, draws_for=record.purposes))

    def undo(self, seat: int) -> list[Event]:
        """Take back this seat's latest answer. Raises Refused if there is none, or if something was revealed since."""
        if not self.can_undo(seat):
            raise Refused(Refusal(flow.NO_UNDO, "nothing_to_undo"))
        self._latest = self.state, self._back, self.players
        *rest, (_, self.state) = self._back
        self._back = tuple(rest)
        self.events = [Event("undone", {"seat": f"seat:{seat}"})]
        return self._write(Entry("undo", seat))

    def resign(self, seat: int) -> list[Event]:
        """The seat gives up. Somebody else must answer its remaining decisions (see `replace`). Raises Refused."""
        self._must_go_on()
        self._must_exist(seat)
        if self.state.resigned >> seat & 1:
            raise Refused(Refusal(flow.RESIGNED, "has_resigned"))
        self._latest = self.state.copy(), self._back, self.players
        events, record = self._listen()
        flow.resign(self.state, seat)
        flow.decisions(self.state)
        self._stop_listening()
        self.events = [Event("resigned", {"seat": f"seat:{seat}"}), *events]
        self._back = ()
        return self._write(Entry("resign", seat, draws=record.draws, draws_for=record.purposes))

    def replace(self, seat: int, by: str) -> list[Event]:
        """Let a bot play this seat from here on, or a person again. The state does not change."""
        self._must_go_on()
        self._must_exist(seat)
        self._latest = self.state, self._back, self.players
        self.players = [by if other == seat else player for other, player in enumerate(self.players)]
        who = {"seat": f"seat:{seat}"}
        self.events = [Event("returned", who) if by == PERSON else Event("replaced", {**who, "by": f"bot:{by}"})]
        return self._write(Entry("replace", seat, by=by))

    def forget(self) -> None:
        """Remove the latest entry, because it could not be stored. Works once, right after that entry."""
        if self._latest is None:
            raise ValueError("there is nothing to forget")
        self.state, self._back, self.players = self._latest
        self._latest = None
        self.log.entries.pop()
        self.log.outcome = None

    # Queries

    @property
    def nothing_to_take_back(self) -> bool:
        """Is there no answer to take back, so that the state alone describes the table?"""
        return not self._back

    def can_undo(self, seat: int) -> bool:
        return bool(self._back) and self._back[-1][0] == seat and self.log.outcome is None

    def decisions(self, seat: int | None = None) -> list[Decision]:
        """The open questions, of one seat or of all."""
        return [d for d in flow.decisions(self.state) if seat is None or d.seat == seat]

    def questions(self, seat: int) -> list[dict[str, Any]]:
        """The seat's open questions as data for a client."""
        return [question(self.state, d) for d in self.decisions(seat)]

    def view(self, seat: int | None) -> View:
        return self.game.view(self.state, seat)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.result(self.state) if flow.is_over(self.state) else None

    # Internals

    def _must_go_on(self) -> None:
        if flow.is_over(self.state):
            raise Refused(Refusal(flow.GAME_OVER, "game_over"))

    def _must_exist(self, seat: int) -> None:
        if not 0 <= seat < self.state.seats:
            raise Refused(Refusal(flow.NOT_YOURS, "no_such_seat"))

    def _listen(self) -> tuple[list[Event], Record]:
        events: list[Event] = []
        record = Record()
        self.state.events, self.state.rng.record = events, record
        return events, record

    def _stop_listening(self) -> None:
        self.state.events = None
        self.state.rng.record = None

    def _write(self, entry: Entry) -> list[Event]:
        entry.state = self.game.fingerprint(self.state)
        self.log.entries.append(entry)
        outcome = self.outcome
        self.log.outcome = outcome.pack() if outcome else None
        return self.events
