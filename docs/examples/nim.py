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

from astrarium.kernel import Catalog, Choice, Decision, Game, Meta, Outcome, Rng, RuleBook, Setup, State, Step, View
from astrarium.kernel.declared import each, start
from astrarium.kernel.game import TABLE_RULES, TABLE_WORDS, rank
from astrarium.kernel.view import restore, table_view

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
        "event.caught": "{side} {side|catches|catch} {n}.",
        "ending.empty": "The cloud is empty.",
    },
    "fr": {
        "ask.catch": "{n} {n|comète est prise|comètes sont prises}. Combien en prenez-vous ?",
        "event.caught": "{side} en {side|prend|prenez} {n}.",
        "ending.empty": "Le nuage est vide.",
    },
}


@dataclass(slots=True, eq=False)
class Cloud(State):
    """All that later play depends on."""

    comets: int  # in all; no view shows it
    caught: list[int] = each(0)
    latest: int = start(0)  # the seat that caught some last


class NimStep(Step[Cloud]):
    __slots__ = ()


@dataclass(slots=True)
class Catch(NimStep):
    """A turn: what is asked, and what the answer does."""

    seat: int

    def ask(self, s: Cloud) -> Decision:
        return Decision.amount(self, self.seat, "ask.catch", "NIM-2", 1, CATCH, n=sum(s.caught))

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
    state = Cloud
    steps = NimStep

    def deal(self, setup: Setup, rng: Rng) -> Cloud:
        s = Cloud(setup.seats, rng, FEWEST + rng.below(MOST - FEWEST + 1))  # NIM-1
        s.push(Catch(0))
        return s

    def outcome(self, s: Cloud) -> Outcome:
        places = rank([seat == s.latest for seat in range(s.seats)])  # NIM-3
        return Outcome((s.latest,), tuple(s.caught), places, "empty", sum(s.answers))

    def view(self, s: Cloud, seat: int | None) -> View:
        return {**table_view(s, seat), "caught": s.caught[:], "latest": s.latest}

    def sample(self, view: View, rng: Rng) -> Cloud:
        """As many comets as there may be: more than were caught, unless the game is over."""
        caught = sum(view["caught"])
        fewest = max(FEWEST, caught + 1)
        comets = fewest + rng.below(MOST - fewest + 1) if view["going_on"] else caught
        s = Cloud(view["seats"], rng.fresh(), comets)
        restore(s, view, NimStep)
        s.caught, s.latest = list(view["caught"]), view["latest"]
        return s


GAME = Nim()
