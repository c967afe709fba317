"""How far a table has come, apart from the game itself: seats, clocks, stage. Replaced by each entry, never changed."""

from typing import Any, Literal

from msgspec import Struct

from astrarium.kernel.flow import CHANNEL, MAX_SEATS, is_beside
from astrarium.kernel.table import PERSON

from .entries import Clock
from .undo_clocks import Banks, Mark, spend

Stage = Literal["open", "playing", "over"]

SET_BACK = 5_000  # milliseconds by which the clocks of nodes may differ


class Seat(Struct, frozen=True, omit_defaults=True):
    """A chair. Nobody sits on it (person 0, no bot), or a person does, or a bot."""

    person: int = 0
    name: str = ""
    bot: str = ""  # who plays it now, if not the person
    contribution: str = ""
    kept: int = 0  # for which person it waits, if nobody sits there

    @property
    def is_free(self) -> bool:
        return not self.person and not self.bot

    def is_free_for(self, person: int) -> bool:
        return self.is_free and self.kept in (0, person)

    @property
    def is_guest(self) -> bool:
        """Is it a person's who never chose a name?"""
        return bool(self.person) and not self.name

    @property
    def player(self) -> str:
        return self.bot or PERSON


class Given(Struct, frozen=True, array_like=True):
    """An answer that was accepted, and the version that it made."""

    decision: int
    choice: tuple[int, ...]
    version: int


class TableProgress(Struct, frozen=True):
    """All of a table's fold that is not the game."""

    version: int
    at: int  # of the latest entry
    stage: Stage
    seats: tuple[Seat, ...]
    banks: tuple[int, ...] = ()  # time left of each seat at `at`
    waiting: int = 0  # bit per seat that is waited for, as everybody may know it
    since: int = 0  # since when
    given: tuple[Given | None, ...] = ()  # the latest answer of each seat: one that comes twice counts once
    rematch: int = 0
    ended: str = ""  # why, if not by the rules
    holding: int = 0  # of those waited for, who has answered in a window that is open for others: theirs to know
    shown_banks: tuple[int, ...] = ()  # while somebody is holding: the banks as everybody may see them
    beside: tuple[Given, ...] = ()  # the latest answer of each seat in each conversation beside the game
    resigned: int = 0  # a bit for each seat that has given up
    agreed: int = 0  # a bit for each seat that wishes to end the game without a loser
    played: int = 0  # the time that has counted since the game began, for whomever
    marks: tuple[Mark, ...] = ()  # of the answers that may be taken back, the latest last
    undone: tuple[int, ...] = ()  # of each seat in each conversation, the highest decision that was taken back
    granted: int = 0  # a bit for each seat that came back to a quarter of its time: for the game, or this absence
    idle: tuple[int, ...] = ()  # of each seat, the entries that moved nothing since the game moved on; none: empty

    removed: tuple[int, ...] = ()  # persons whom the host sent away before play: they do not sit down here again

    def with_seat(self, number: int, seat: Seat) -> tuple[Seat, ...]:
        """All seats, with this one in that place."""
        return tuple(seat if other == number else old for other, old in enumerate(self.seats))

    def kept_for(self, person: int) -> tuple[int, ...]:
        """The empty seats that wait for this person."""
        return tuple(number for number, seat in enumerate(self.seats) if person and seat.kept == person)

    def free_for(self, person: int) -> list[int]:
        """Where this person may sit down: first on the seats that wait for them."""
        free = [number for number, seat in enumerate(self.seats) if seat.is_free_for(person)]
        return sorted(free, key=lambda number: not self.seats[number].kept)

    def seats_of(self, person: int) -> tuple[int, ...]:
        """Where a person sits. Several seats: others play at that person's screen."""
        return tuple(number for number, seat in enumerate(self.seats) if person and seat.person == person)

    def seat_of(self, person: int) -> int | None:
        """The first of a person's seats."""
        return next(iter(self.seats_of(person)), None)

    def shares(self, person: int) -> bool:
        """Do several people play at this person's screen?"""
        return len(self.seats_of(person)) > 1

    def given_to(self, seat: int, decision: int) -> Given | None:
        """The answer that was given to this decision, if it is the seat's latest there."""
        candidates = self.beside if is_beside(decision) else (self.given[seat],)
        return next((given for given in candidates if given is not None and given.decision == decision), None)

    def with_given(self, seat: int, given: Given) -> dict[str, Any]:
        """What changes with an answer of this seat."""
        if is_beside(given.decision):
            return {"beside": (*(old for old in self.beside if _place(old.decision) != _place(given.decision)), given)}
        return {"given": (*self.given[:seat], given, *self.given[seat + 1 :])}

    def without_given(self, seat: int) -> dict[str, Any]:
        """What changes when this seat takes its latest answer back: it may be given once more."""
        beside = tuple(given for given in self.beside if given.decision % MAX_SEATS != seat)
        return {"given": (*self.given[:seat], None, *self.given[seat + 1 :]), "beside": beside}

    def was_undone(self, decision: int) -> bool:
        """Was an answer to it taken back before? Between that decision and the latest of its kind, all were."""
        return any(_place(old) == _place(decision) and old >= decision for old in self.undone)

    def with_undone(self, decision: int) -> tuple[int, ...]:
        """What was taken back, with this. A number comes again only after it was, so the highest says it all."""
        if self.was_undone(decision):
            return self.undone
        return (*(old for old in self.undone if _place(old) != _place(decision)), decision)

    def idled(self, seat: int) -> tuple[int, ...]:
        """One more entry of this seat that moves nothing."""
        idle = self.idle or (0,) * len(self.seats)
        return (*idle[:seat], idle[seat] + 1, *idle[seat + 1 :])

    def idle_of(self, seat: int) -> int:
        return self.idle[seat] if self.idle else 0

    def time_to_return(self, clock: Clock, seat: int) -> bool:
        """May a person who takes this seat back play on: has it time left, or has none been granted yet?"""
        return clock.pace == "none" or self.banks[seat] > 0 or not self.granted >> seat & 1

    @property
    def owing(self) -> int:
        """A bit for each seat without whose answer the game does not go on."""
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
        """Those who play themselves, and have not given up."""
        return [n for n, seat in enumerate(self.seats) if seat.person and not seat.bot and not self.has_resigned(n)]

    def persons_waited_for(self) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if self.owes(n) and not seat.bot]


def _place(decision: int) -> tuple[int, int]:
    """Whose it is, in which conversation."""
    return decision % MAX_SEATS, decision // CHANNEL


def moment(progress: TableProgress, at: int) -> int:
    """When an entry happens that a node dates so. Time does not turn back because the clocks of two nodes differ a
    little; one that was set back by more is believed, or the table's clocks would stand still until it catches up."""
    return at if at < progress.at - SET_BACK else max(at, progress.at)


def counted(progress: TableProgress, clock: Clock, at: int, lost: int) -> int:
    """How much time has counted since the latest entry: not what was lost to an outage."""
    return max(0, at - progress.at - lost) if clock.pace != "none" and progress.stage == "playing" else 0


def run_clocks(progress: TableProgress, clock: Clock, at: int, lost: int) -> Banks:
    """The banks at a later moment: time runs for every person who is waited for."""
    return spend(progress.banks, progress.owing & ~progress.bots_at_table, counted(progress, clock, at, lost))


def seeming_clocks(progress: TableProgress, clock: Clock, at: int, lost: int) -> Banks:
    """The banks at a later moment as they look while a window is open: whose clock has stopped would tell who has
    answered, so those of all seem to run. When it closes, everybody sees what is left."""
    banks = progress.shown_banks or progress.banks
    return spend(banks, progress.waiting & ~progress.bots_at_table, counted(progress, clock, at, lost))


def after_answer(banks: Banks, clock: Clock, seat: int, *, by_bot: bool) -> Banks:
    """Live: the increment. Slow: the whole time again, unless a bot has answered for somebody who is away."""
    if clock.pace == "none" or (clock.pace == "slow" and by_bot):
        return banks
    bank = clock.budget if clock.pace == "slow" else max(0, banks[seat]) + clock.increment
    return (*banks[:seat], bank, *banks[seat + 1 :])


def runs_out_at(progress: TableProgress, clock: Clock) -> int | None:
    """When the first clock that runs will be empty, if nothing happens."""
    if clock.pace == "none" or progress.stage != "playing":
        return None
    running = progress.persons_waited_for()
    return min((progress.at + progress.banks[seat] for seat in running), default=None)
