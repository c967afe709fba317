"""Bazaar: a small game of our own with deals at any time and windows.

In turn, each seat takes up to three coins, and everybody may then veto that with a secret card. Meanwhile any seat may
offer a deal to any other: a seat that is asked during its own turn has two open questions.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

from astrarium.kernel import (
    Catalog,
    Choice,
    Decision,
    Game,
    Meta,
    Option,
    Outcome,
    Refusal,
    Rng,
    RuleBook,
    Setup,
    State,
    Step,
    Text,
    View,
)
from astrarium.kernel.declared import each, start
from astrarium.kernel.game import TABLE_RULES, TABLE_WORDS, rank
from astrarium.kernel.view import restore, table_view

GIVE, ASK = 0, 1
REFUSE, ACCEPT = 0, 1
VETO, PASS = 0, 1
ROUNDS = 2
OFFERS = 2  # of each seat during one turn


@dataclass(slots=True, eq=False, repr=False)
class Stalls(State):
    turn: int = start(0)
    coins: list[int] = each(3)
    cards: list[int] = each(0)  # is there a veto in this seat's hand? Nobody else knows
    used: list[int] = each(0)  # vetoes of each seat, which everybody has seen
    deck: list[int] = start(list)
    vetoes: list[int] = each(0)  # of this turn; they take effect together
    offers: list[int] = each(0)  # that each seat may still make
    deals: list[int] = each(0)  # that each seat has made, for all to see

    @property
    def on_turn(self) -> int:
        return self.turn % self.seats

    # Rules, so that `broken_bazaar.py` can bend one at a time

    def windows(self) -> list[list[Step[Any]]]:
        return [[Veto(seat)] for seat in range(self.seats)]

    def use_up_offer(self, seat: int) -> None:
        self.offers[seat] -= 1

    def propose(self, offer: "Reply") -> None:
        self.whisper(offer.seat, "offered", seat=f"seat:{offer.by}", give=offer.give, ask=offer.want)
        self.aside((offer.seat, offer.by), offer)


class BazaarStep(Step[Stalls]):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class StartTurn(BazaarStep):
    def do(self, s: Stalls) -> None:
        s.end_asides()
        if s.turn == ROUNDS * s.seats:
            return
        s.push(EndTurn())
        s.push(Take(s.on_turn))
        for seat in range(s.seats):
            s.offers[seat] = OFFERS
            s.aside((seat,), Propose(seat))


@dataclass(frozen=True, slots=True)
class Take(BazaarStep):
    seat: int

    def ask(self, s: Stalls) -> Decision:
        return Decision.choose(self, self.seat, "prompt.take", "BAZAAR-1", (1, 2, 3))

    def answer(self, s: Stalls, choice: Choice) -> None:
        s.push(Judge(self.seat, choice[0]))
        s.together(s.windows())

    def option(self, s: Stalls, code: int) -> Option:
        return Option(f"coins:{code}", Text("option.coins", n=code))


@dataclass(frozen=True, slots=True)
class Veto(BazaarStep):
    """Everybody is asked, with or without the card."""

    seat: int

    def ask(self, s: Stalls) -> Decision:
        options = (VETO, PASS) if s.cards[self.seat] else (PASS,)
        asked = Decision.choose(self, self.seat, "prompt.veto", "BAZAAR-2", options)
        return asked.as_window(f"round:{s.turn // s.seats}")

    def answer(self, s: Stalls, choice: Choice) -> None:
        s.vetoes[self.seat] = int(choice[0] == VETO)

    def option(self, s: Stalls, code: int) -> Option:
        return Option(f"option:{code}", Text("option.pass" if code == PASS else "option.veto"))


@dataclass(frozen=True, slots=True)
class Judge(BazaarStep):
    seat: int
    coins: int

    def do(self, s: Stalls) -> None:
        s.reveal()
        stopped = False
        for seat, veto in enumerate(s.vetoes):
            if veto:
                s.cards[seat] = 0
                s.used[seat] += 1
                stopped = True
                s.tell("vetoed", seat=f"seat:{seat}")
        if not stopped:
            s.coins[self.seat] += self.coins
        s.vetoes = [0] * s.seats


@dataclass(frozen=True, slots=True)
class EndTurn(BazaarStep):
    def do(self, s: Stalls) -> None:
        s.turn += 1
        s.push(StartTurn())


@dataclass(frozen=True, slots=True)
class Propose(BazaarStep):
    """A standing question: nobody waits for it."""

    seat: int

    def partners(self, s: Stalls) -> list[int]:
        return [seat for seat in range(s.seats) if seat != self.seat and s.can_talk(seat)]

    def stands(self, s: Stalls) -> int | None:
        return self.seat if s.offers[self.seat] and s.can_talk(self.seat) and self.partners(s) else None

    def ask(self, s: Stalls) -> Decision | None:
        partners = self.partners(s)
        if not s.offers[self.seat] or not partners or not s.can_talk(self.seat):
            return None
        caps = (min(3, s.coins[self.seat]), 3)
        return Decision.offer(self, self.seat, "prompt.propose", "BAZAAR-3", (GIVE, ASK), caps, partners, standing=True)

    def refuse(self, s: Stalls, choice: Choice) -> Refusal | None:
        partner, _, want = choice
        if want > s.coins[partner]:
            return Refusal("BAZAAR-3", "cannot_pay", seat=f"seat:{partner}", have=s.coins[partner])
        return None

    def answer(self, s: Stalls, choice: Choice) -> None:
        partner, give, want = choice
        s.use_up_offer(self.seat)
        s.push(Propose(self.seat))
        s.propose(Reply(partner, self.seat, give, want))

    def option(self, s: Stalls, code: int) -> Option:
        return Option(f"option:{code}", Text("option.give" if code == GIVE else "option.want"))

    def target(self, s: Stalls, code: int) -> Option:
        return Option(f"seat:{code}", Text("option.partner", seat=f"seat:{code}"))


@dataclass(frozen=True, slots=True)
class Reply(BazaarStep):
    """An offer lapses when one of the two can no longer pay."""

    seat: int
    by: int
    give: int
    want: int

    def ask(self, s: Stalls) -> Decision | None:
        if s.coins[self.by] < self.give or s.coins[self.seat] < self.want:
            return None
        return Decision.choose(
            self, self.seat, "prompt.reply", "BAZAAR-3", (ACCEPT, REFUSE),
            seat=f"seat:{self.by}", give=self.give, ask=self.want, never_auto=True,
        )  # fmt: skip

    def answer(self, s: Stalls, choice: Choice) -> None:
        if choice[0] == ACCEPT:
            s.deals[self.by] += 1
            s.coins[self.by] += self.want - self.give
            s.coins[self.seat] += self.give - self.want
            s.tell("dealt", seat=f"seat:{self.by}", partner=f"seat:{self.seat}", give=self.give, ask=self.want)

    def option(self, s: Stalls, code: int) -> Option:
        return Option(f"option:{code}", Text("option.yes" if code == ACCEPT else "option.no"))


RULES = {
    "statement": [
        {
            "id": "BAZAAR-1",
            "en": "In turn, take up to three coins.",
            "fr": "À son tour, on prend jusqu’à trois pièces.",
        },
        {"id": "BAZAAR-2", "en": "Anybody may veto.", "fr": "Chacun peut opposer son veto."},
        {"id": "BAZAAR-3", "en": "Deals are made at any time.", "fr": "On négocie à tout moment."},
    ]
}
WORDS = {
    "en": {
        "prompt.take": "How many coins?",
        "prompt.veto": "Veto?",
        "prompt.propose": "A deal?",
        "prompt.reply": "{seat} gives {give} for {ask}. Agreed?",
        "option.coins": "{n} {n|coin|coins}",
        "option.pass": "Let it be",
        "option.veto": "Veto",
        "option.give": "given",
        "option.want": "wanted",
        "option.partner": "{seat}",
        "option.yes": "yes",
        "option.no": "no",
        "event.vetoed": "{seat} vetoes.",
        "event.offered": "{seat} offers {give} for {ask}.",
        "event.dealt": "{seat} gives {partner} {give} for {ask}.",
        "refusal.cannot_pay": "{seat} has {have} {have|coin|coins}.",
        "ending.dusk": "Dusk.",
        "score.coins": "coins",
    },
    "fr": {
        "prompt.take": "Combien de pièces ?",
        "prompt.veto": "Veto ?",
        "prompt.propose": "Un marché ?",
        "prompt.reply": "{seat} donne {give} contre {ask}. D’accord ?",
        "option.coins": "{n} {n|pièce|pièces}",
        "option.pass": "Laisser faire",
        "option.veto": "Veto",
        "option.give": "donnée",
        "option.want": "demandée",
        "option.partner": "{seat}",
        "option.yes": "oui",
        "option.no": "non",
        "event.vetoed": "{seat} oppose son veto.",
        "event.offered": "{seat} offre {give} contre {ask}.",
        "event.dealt": "{seat} donne {give} à {partner} contre {ask}.",
        "refusal.cannot_pay": "{seat} a {have} {have|pièce|pièces}.",
        "ending.dusk": "Le soir tombe.",
        "score.coins": "pièces",
    },
}


class Bazaar(Game[Stalls]):
    """An honest game."""

    __slots__ = ()

    state: ClassVar[type[Stalls]] = Stalls
    steps = BazaarStep
    meta = Meta("bazaar", 1, {"en": "Bazaar", "fr": "Le Bazar"}, "test", (2, 3), (1, 2), ())
    rulebook = RuleBook(RULES, TABLE_RULES)
    words = Catalog(WORDS, TABLE_WORDS)

    def deal(self, setup: Setup, rng: Rng) -> Stalls:
        s = self.state(setup.seats, rng)
        s.deck = [n % 2 for n in range(2 * s.seats)]
        rng.shuffle(s.deck)
        s.cards = [s.deck.pop() for _ in range(s.seats)]
        s.push(StartTurn())
        return s

    def outcome(self, s: Stalls) -> Outcome:
        places = rank(s.coins)
        winners = tuple(seat for seat in range(s.seats) if places[seat] == 1)
        details = tuple({"coins": coins} for coins in s.coins)
        return Outcome(winners, tuple(s.coins), places, "dusk", s.turn // s.seats, details)

    def view(self, s: Stalls, seat: int | None) -> View:
        return {
            **table_view(s, seat),
            "turn": s.turn,
            "coins": s.coins[:],
            "deals": s.deals[:],
            "deck": len(s.deck),
            "used": s.used[:],
            "own": None if seat is None else [s.cards[seat], s.offers[seat]],
        }

    def sample(self, view: View, rng: Rng) -> Stalls:
        s = self.state(view["seats"], rng.fresh())
        restore(s, view, BazaarStep)
        s.turn, s.coins, s.deals = view["turn"], list(view["coins"]), list(view["deals"])
        seat = view["seat"]
        own = view["own"] or [0, 0]
        s.used = list(view["used"])
        ones = s.seats - sum(s.used) - own[0]
        hidden = [int(n < ones) for n in range(view["deck"] + s.seats - (seat is not None))]
        rng.shuffle(hidden)
        for other in range(s.seats):
            s.cards[other] = own[0] if other == seat else hidden.pop()
            if other == seat:
                s.offers[other] = own[1]
        s.deck = hidden
        return s


BAZAAR = Bazaar()
