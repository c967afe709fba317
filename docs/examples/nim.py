"""Nim in the dark: a whole game in one file, as the thing to copy.

A cloud holds 10 to 20 comets, and nobody knows how many. In turn each player catches one, two or three of them. Who
catches the last one wins.

    >>> s = GAME.new(seats=2, seed=1)
    >>> GAME.apply(s, GAME.decisions(s)[0], (3,))
    >>> [decision] = GAME.decisions(s)
    >>> decision.seat, decision.prompt, decision.low, decision.high, GAME.rulebook[decision.rule].say("en")
    (1, 'ask.catch', 1, 3, 'In turn, each player catches one to three of them.')
    >>> GAME.view(s, seat=1)["caught"], s.comets
    ([3, 0], 18)
    >>> from astrarium.conformance import check
    >>> check(GAME, games=5).failures
    []
"""

from dataclasses import dataclass
from typing import Any

from astrarium.kernel import Catalog, Choice, Decision, Game, Kind, Rng, RuleBook, State, Step, View
from astrarium.kernel.game import TABLE_RULES, TABLE_WORDS, Meta, Outcome, Setup, rank

FEWEST, MOST = 10, 20  # comets in a cloud
CATCH = 3

RULES = [
    {"id": "NIM-1", "en": "A cloud holds 10 to 20 comets.", "fr": "Un nuage contient 10 à 20 comètes."},
    {"id": "NIM-2", "en": "In turn, each player catches one to three of them.", "fr": "À son tour, on en prend 1 à 3."},
    {"id": "NIM-3", "en": "Who catches the last one wins.", "fr": "Qui prend la dernière gagne."},
]
WORDS = {
    "en": {
        "ask.catch": "{n} {n|comet is|comets are} caught. How many do you catch?",
        "event.caught": "{side} catches {n}.",
        "ending.empty": "The cloud is empty.",
    },
    "fr": {
        "ask.catch": "{n} {n|comète est prise|comètes sont prises}. Combien en prenez-vous ?",
        "event.caught": "{side} en prend {n}.",
        "ending.empty": "Le nuage est vide.",
    },
}


class Cloud(State):
    """All that later play depends on."""

    __slots__ = ("caught", "comets", "latest")

    def __init__(self, seats: int, rng: Rng, comets: int) -> None:
        super().__init__(seats, rng)
        self.comets = comets  # in all; no view shows it
        self.caught = [0] * seats
        self.latest = 0  # the seat that caught some last

    def copy(self) -> "Cloud":
        new = Cloud(self.seats, self.rng, self.comets)
        self.copy_base(new)
        new.caught, new.latest = self.caught[:], self.latest
        return new

    def pack(self) -> list[Any]:
        return [self.pack_base(), self.comets, self.caught, self.latest]


class NimStep(Step[Cloud]):
    __slots__ = ()


@dataclass(slots=True)
class Catch(NimStep):
    """A turn: what is asked, and what the answer does."""

    seat: int

    def ask(self, s: Cloud) -> Decision:
        about: dict[str, int | str] = {"n": sum(s.caught)}
        return Decision(self.seat, "ask.catch", "NIM-2", (), self, Kind.AMOUNT, 1, CATCH, about=about)

    def answer(self, s: Cloud, choice: Choice) -> None:
        left = s.comets - sum(s.caught)
        n = min(choice[0], left)
        s.caught[self.seat] += n
        s.latest = self.seat
        s.reveal()  # it has come to light whether that was the last one, so nobody can take it back
        s.tell("caught", side=f"seat:{self.seat}", n=n)
        if n < left:  # NIM-3
            s.push(Catch((self.seat + 1) % s.seats))


class Nim(Game[Cloud]):
    meta = Meta("nim", 1, {"en": "Nim in the dark", "fr": "Nim dans le noir"}, "example", (2, 3, 4), (1, 2), ())
    rulebook = RuleBook({"statement": RULES}, TABLE_RULES)
    words = Catalog(WORDS, TABLE_WORDS)

    def deal(self, setup: Setup, rng: Rng) -> Cloud:
        s = Cloud(setup.seats, rng, FEWEST + rng.below(MOST - FEWEST + 1))  # NIM-1
        s.push(Catch(0))
        return s

    def outcome(self, s: Cloud) -> Outcome:
        places = rank([seat == s.latest for seat in range(s.seats)])  # NIM-3
        return Outcome((s.latest,), tuple(s.caught), places, "empty", sum(s.answers))

    def view(self, s: Cloud, seat: int | None) -> View:
        _, _, *going_on = s.pack_base()  # without the seed
        return {"seat": seat, "seats": s.seats, "caught": s.caught[:], "latest": s.latest, "going_on": going_on}

    def sample(self, view: View, rng: Rng) -> Cloud:
        """As many comets as there may be: more than were caught, unless the game is over."""
        caught, steps = sum(view["caught"]), view["going_on"][0]
        fewest = max(FEWEST, caught + 1)
        comets = fewest + rng.below(MOST - fewest + 1) if steps else caught
        base = [view["seats"], [rng.fork("play").seed.hex(), 0], *view["going_on"]]
        return self.unpack([base, comets, view["caught"], view["latest"]])

    def unpack(self, packed: list[Any]) -> Cloud:
        base, comets, caught, latest = packed
        s = Cloud(base[0], Rng(bytes.fromhex(base[1][0])), comets)
        s.unpack_base(base, NimStep)
        s.caught, s.latest = list(caught), latest
        return s


GAME = Nim()
