"""A table's progress apart from the game: seats, clocks, stage. Each entry replaces it; it is immutable."""

from typing import Any, Literal

from msgspec import Struct

from astrarium.kernel.flow import CHANNEL, MAX_SEATS, is_beside
from astrarium.kernel.table import PERSON

from .entries import Clock
from .undo_clocks import Banks, Mark, spend

Stage = Literal["open", "playing", "over"]

SET_BACK = 5_000  # milliseconds by which the nodes' clocks may differ


class Seat(Struct, frozen=True, omit_defaults=True):
    """A seat: empty (person 0, no bot), or taken by a person or a bot."""

    person: int = 0
    name: str = ""
    bot: str = ""  # the bot that plays it at present, if any
    contribution: str = ""
    kept: int = 0  # the person for whom an empty seat is kept

    @property
    def is_free(self) -> bool:
        return not self.person and not self.bot

    def is_free_for(self, person: int) -> bool:
        return self.is_free and self.kept in (0, person)

    @property
    def is_guest(self) -> bool:
        """Whether a person without a name sits here."""
        return bool(self.person) and not self.name

    @property
    def player(self) -> str:
        return self.bot or PERSON


class Given(Struct, frozen=True, array_like=True):
    """An accepted answer, and the version that it led to."""

    decision: int
    choice: tuple[int, ...]
    version: int


class TableProgress(Struct, frozen=True):
    """Everything in a table's fold except the game."""

    version: int
    at: int  # time of the latest entry
    stage: Stage
    seats: tuple[Seat, ...]
    banks: tuple[int, ...] = ()  # time left for each seat at `at`
    waiting: int = 0  # a bit for each seat that is waited for, as everybody may know it
    since: int = 0  # when `waiting` last changed, or when the table ended
    given: tuple[Given | None, ...] = ()  # the latest answer of each seat: one that arrives twice counts once
    rematch: int = 0
    ended: str = ""  # the reason, if the table was stopped
    holding: int = 0  # a bit for each seat of `waiting` that has answered in a window still open for others; secret
    shown_banks: tuple[int, ...] = ()  # while a seat is holding: the banks that everybody sees
    beside: tuple[Given, ...] = ()  # the latest answer of each seat in each conversation beside the game
    resigned: int = 0  # a bit for each seat that has given up
    agreed: int = 0  # a bit for each seat that wishes to end the game without a loser
    played: int = 0  # the time that has counted since the game began
    marks: tuple[Mark, ...] = ()  # for the answers that may be taken back, the latest last
    undone: tuple[int, ...] = ()  # the highest decision that was taken back, for each seat in each conversation
    granted: int = 0  # a bit for each seat that got a quarter of its time on return: once in a game, or in an absence
    idle: tuple[int, ...] = ()  # for each seat, entries that moved nothing since the game last moved on; empty: none

    removed: tuple[int, ...] = ()  # persons whom the host sent away before play and who may not sit down again

    def with_seat(self, number: int, seat: Seat) -> tuple[Seat, ...]:
        """All seats, with this one as that number."""
        return tuple(seat if other == number else old for other, old in enumerate(self.seats))

    def kept_for(self, person: int) -> tuple[int, ...]:
        """The empty seats that are kept for this person."""
        return tuple(number for number, seat in enumerate(self.seats) if person and seat.kept == person)

    def free_for(self, person: int) -> list[int]:
        """The seats where this person may sit down, those kept for them first."""
        free = [number for number, seat in enumerate(self.seats) if seat.is_free_for(person)]
        return sorted(free, key=lambda number: not self.seats[number].kept)

    def seats_of(self, person: int) -> tuple[int, ...]:
        """A person's seats. Several seats: others play at that person's screen."""
        return tuple(number for number, seat in enumerate(self.seats) if person and seat.person == person)

    def seat_of(self, person: int) -> int | None:
        """The first of a person's seats."""
        return next(iter(self.seats_of(person)), None)

    def shares(self, person: int) -> bool:
        """Whether several people play at this person's screen."""
        return len(self.seats_of(person)) > 1

    def given_to(self, seat: int, decision: int) -> Given | None:
        """The answer given to this decision, if it is the seat's latest in that conversation."""
        candidates = self.beside if is_beside(decision) else (self.given[seat],)
        return next((given for given in candidates if given is not None and given.decision == decision), None)

    def with_given(self, seat: int, given: Given) -> dict[str, Any]:
        """The fields that an answer of this seat changes."""
        if is_beside(given.decision):
            return {"beside": (*(old for old in self.beside if _place(old.decision) != _place(given.decision)), given)}
        return {"given": (*self.given[:seat], given, *self.given[seat + 1 :])}

    def without_given(self, seat: int) -> dict[str, Any]:
        """The fields that change when this seat takes its latest answer back: it may be given again."""
        beside = tuple(given for given in self.beside if given.decision % MAX_SEATS != seat)
        return {"given": (*self.given[:seat], None, *self.given[seat + 1 :]), "beside": beside}

    def was_undone(self, decision: int) -> bool:
        """Whether an answer to this decision was taken back before: so were all up to the highest that is noted."""
        return any(_place(old) == _place(decision) and old >= decision for old in self.undone)

    def with_undone(self, decision: int) -> tuple[int, ...]:
        """`undone` with this decision. A number recurs only after an undo, so the highest is enough."""
        if self.was_undone(decision):
            return self.undone
        return (*(old for old in self.undone if _place(old) != _place(decision)), decision)

    def idled(self, seat: int) -> tuple[int, ...]:
        """`idle` with one more entry of this seat that does not move the game on."""
        idle = self.idle or (0,) * len(self.seats)
        return (*idle[:seat], idle[seat] + 1, *idle[seat + 1 :])

    def idle_of(self, seat: int) -> int:
        return self.idle[seat] if self.idle else 0

    def time_to_return(self, clock: Clock, seat: int) -> bool:
        """Whether a person who takes this seat back can play: it has time left, or no extra time was granted yet."""
        return clock.pace == "none" or self.banks[seat] > 0 or not self.granted >> seat & 1

    @property
    def owing(self) -> int:
        """A bit for each seat whose answer the game needs to go on."""
        return self.waiting & ~self.holding

    def owes(self, seat: int) -> bool:
        return bool(self.owing >> seat & 1)

    @property
    def bots_at_table(self) -> int:
        """A bit for each seat that a bot plays."""
        mask = 0
        for number, seat in enumerate(self.seats):
            if seat.bot:
                mask |= 1 << number
        return mask

    def has_resigned(self, seat: int) -> bool:
        return bool(self.resigned >> seat & 1)

    def persons_in_play(self) -> list[int]:
        """The seats of persons who play themselves and have not resigned."""
        return [n for n, seat in enumerate(self.seats) if seat.person and not seat.bot and not self.has_resigned(n)]

    def persons_waited_for(self) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if self.owes(n) and not seat.bot]


def _place(decision: int) -> tuple[int, int]:
    """The seat and conversation of a decision."""
    return decision % MAX_SEATS, decision // CHANNEL


def moment(progress: TableProgress, at: int) -> int:
    """The time of an entry that a node dates `at`.

    Time does not run backwards because two nodes' clocks differ a little. A clock that was set back by more is
    believed: else the table's clocks would stand still until it catches up.
    """
    return at if at < progress.at - SET_BACK else max(at, progress.at)


def counted(progress: TableProgress, clock: Clock, at: int, lost: int) -> int:
    """The time that has counted since the latest entry, without what an outage took."""
    return max(0, at - progress.at - lost) if clock.pace != "none" and progress.stage == "playing" else 0


def run_clocks(progress: TableProgress, clock: Clock, at: int, lost: int) -> Banks:
    """The banks at a later time: the clock runs for every person who is waited for."""
    return spend(progress.banks, progress.owing & ~progress.bots_at_table, counted(progress, clock, at, lost))


def seeming_clocks(progress: TableProgress, clock: Clock, at: int, lost: int) -> Banks:
    """The banks at a later time, as shown while a window is open.

    A clock that stops would tell who has answered, so all seem to run. When the window closes, everybody sees the
    real ones.
    """
    banks = progress.shown_banks or progress.banks
    return spend(banks, progress.waiting & ~progress.bots_at_table, counted(progress, clock, at, lost))


def after_answer(banks: Banks, clock: Clock, seat: int, *, by_bot: bool) -> Banks:
    """The banks after an answer. Live: plus the increment. Slow: the full budget, unless a bot stood in."""
    if clock.pace == "none" or (clock.pace == "slow" and by_bot):
        return banks
    bank = clock.budget if clock.pace == "slow" else max(0, banks[seat]) + clock.increment
    return (*banks[:seat], bank, *banks[seat + 1 :])


def runs_out_at(progress: TableProgress, clock: Clock) -> int | None:
    """When the first running clock will be empty, if nothing happens."""
    if clock.pace == "none" or progress.stage != "playing":
        return None
    running = progress.persons_waited_for()
    return min((progress.at + progress.banks[seat] for seat in running), default=None)
