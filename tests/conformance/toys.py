"""Comet Market: a small game of our own that asks all six kinds of question and keeps every sort of secret.

Each round, every seat secretly picks a card to show and stakes coins on it; then, in turn, the seats draw, sell, roll
and send out their tugs. The rules are methods of the state, so that `broken.py` can break one at a time.
"""

from dataclasses import dataclass
from typing import ClassVar, TypedDict

from astrarium.kernel import (
    Catalog,
    Choice,
    Game,
    Meta,
    OptionSpec,
    Outcome,
    Refusal,
    Rng,
    RuleBook,
    Setup,
    State,
    View,
)
from astrarium.kernel.declared import each, start
from astrarium.kernel.game import TABLE_RULES, TABLE_WORDS, rank
from astrarium.kernel.view import TableView, restore, table_view

from . import words
from .steps import DECK, PASS, Round, ToyStep, price

CARDS = 18
MARKET = 3
HAND = 3
STAKES = 3
SALE = 8  # the highest total of one sale
ROUNDS = {"short": 2, "long": 3}


@dataclass(slots=True, eq=False, repr=False)
class Comets(State):
    """The cards, the coins and the points."""

    rounds: int
    round: int = start(0)
    deck: list[int] = start(list)
    market: list[int] = start(list)
    discard: list[int] = start(list)
    hands: list[list[int]] = each(list)
    coins: list[int] = each(5)
    points: list[int] = each(0)
    picks: list[int] = each(-1)  # secret until all have staked
    stakes: list[int] = each(-1)

    # Rules

    def pick(self, seat: int, card: int) -> None:
        self.picks[seat] = card
        self.tell("picked", seat=f"seat:{seat}")

    def unveil(self) -> None:
        """All picks come to light together; the highest stake (of the first seat among equals) earns two points."""
        self.reveal()
        best = max(range(self.seats), key=lambda seat: (self.stakes[seat], -seat))
        self.points[best] += 2
        for seat, card in enumerate(self.picks):
            self.coins[seat] -= self.stakes[seat]
            if card != PASS:
                self.hands[seat].remove(card)
                self.discard.append(card)
                self.points[seat] += price(card)
                self.tell("unveiled", seat=f"seat:{seat}", card=f"card:{card}")
        self.picks = [-1] * self.seats
        self.stakes = [-1] * self.seats

    def draw(self, seat: int) -> None:
        """Draw a card. Only this seat sees it, but that is enough to rule out undo."""
        card = self.deck.pop()
        self.hands[seat].append(card)
        self.reveal()
        self.tell("drew", seat=f"seat:{seat}")
        self.whisper(seat, "drew_card", card=f"card:{card}")

    def buy(self, seat: int, card: int) -> None:
        self.market.remove(card)
        self.coins[seat] -= price(card)
        self.hands[seat].append(card)
        self.tell("bought", seat=f"seat:{seat}", card=f"card:{card}")
        self.refill()

    def refill(self) -> None:
        while self.deck and len(self.market) < MARKET:
            self.market.append(self.deck.pop())
            self.reveal()

    def sale_refusal(self, choice: Choice) -> Refusal | None:
        total = sum(price(card) for card in choice)
        return Refusal("COMET-5", "sale_too_big", {"total": total, "most": SALE}) if total > SALE else None

    def sell(self, seat: int, cards: Choice) -> None:
        for card in cards:
            self.hands[seat].remove(card)
            self.discard.append(card)
            self.reveal()
        self.coins[seat] += len(cards)
        self.tell("sold", seat=f"seat:{seat}", n=len(cards))

    def roll(self, seat: int) -> None:
        die = self.rng.below(6, "die:comet") + 1
        self.coins[seat] += 1 if die > 2 else 0
        self.tell("rolled", seat=f"seat:{seat}", die=die)

    def affordable(self, seat: int) -> list[int]:
        return [card for card in self.market if price(card) <= self.coins[seat]]

    def too_dear(self, seat: int) -> list[int]:
        return [card for card in self.market if price(card) > self.coins[seat]]

    def is_last(self) -> bool:
        return self.round >= self.rounds


class OwnComets(TypedDict):
    """What a seat alone knows."""

    seat: int
    hand: list[int]
    pick: int
    stake: int


class CometView(TableView):
    rounds: list[int]
    market: list[int]
    discard: list[int]
    deck: int
    hands: list[int]
    coins: list[int]
    points: list[int]
    picked: list[bool]
    staked: list[bool]
    you: OwnComets | None


class CometMarket(Game[Comets]):
    """An honest game."""

    __slots__ = ()

    state: ClassVar[type[Comets]] = Comets
    steps = ToyStep
    view_type: ClassVar[type[TableView]] = CometView
    meta = Meta(
        "comets", 1, {"en": "Comet Market", "fr": "Le Marché des comètes"}, "test", (2, 3), (1, 2),
        (OptionSpec("length", ("short", "long"), "short", (2, 3)),),
    )  # fmt: skip
    rulebook = RuleBook(words.RULES, TABLE_RULES)
    words = Catalog(words.WORDS, TABLE_WORDS)

    def deal(self, setup: Setup, rng: Rng) -> Comets:
        s = self.state(setup.seats, rng, ROUNDS[setup.options["length"]])
        s.deck = list(range(CARDS))
        rng.shuffle(s.deck)
        for seat in range(s.seats):
            s.hands[seat] = [s.deck.pop() for _ in range(HAND)]
        s.market = [s.deck.pop() for _ in range(MARKET)]
        s.push(Round())
        return s

    def outcome(self, s: Comets) -> Outcome:
        best = max(s.points)
        winners = tuple(seat for seat in range(s.seats) if s.points[seat] == best)
        return Outcome(
            winners, tuple(s.points), rank(s.points), "dusk", s.round, tuple({"points": p} for p in s.points)
        )

    def view(self, s: Comets, seat: int | None) -> View:
        return {
            **table_view(s, seat),
            "rounds": [s.round, s.rounds],
            "market": s.market[:],
            "discard": s.discard[:],
            "deck": len(s.deck),
            "hands": [len(hand) for hand in s.hands],
            "coins": s.coins[:],
            "points": s.points[:],
            "picked": [pick != -1 for pick in s.picks],
            "staked": [stake != -1 for stake in s.stakes],
            "you": None if seat is None else {
                "seat": seat, "hand": s.hands[seat][:], "pick": s.picks[seat], "stake": s.stakes[seat],
            },
        }  # fmt: skip

    def sample(self, view: View, rng: Rng) -> Comets:
        you = view["you"]
        s = self.state(view["seats"], rng.fork("play"), view["rounds"][1])
        restore(s, view, ToyStep)
        s.round = view["rounds"][0]
        known = view["market"] + view["discard"] + (you["hand"] if you else [])
        hidden = [card for card in range(CARDS) if card not in known]
        rng.shuffle(hidden)
        s.market, s.discard, s.coins, s.points = view["market"], view["discard"], view["coins"], view["points"]
        for seat, count in enumerate(view["hands"]):
            mine = you is not None and you["seat"] == seat
            s.hands[seat] = you["hand"] if mine else [hidden.pop() for _ in range(count)]
            if view["picked"][seat]:
                s.picks[seat] = you["pick"] if mine else self.believable_pick(s, seat, rng)
            if view["staked"][seat]:
                s.stakes[seat] = you["stake"] if mine else rng.below(min(STAKES, s.coins[seat]) + 1)
        s.deck = hidden
        return s

    def believable_pick(self, s: Comets, seat: int, rng: Rng) -> int:
        cards = [card for card in s.hands[seat] if price(card) <= s.coins[seat]]
        return cards[rng.below(len(cards))] if cards else PASS


MARKET_GAME = CometMarket()

__all__ = ["DECK", "MARKET_GAME", "CometMarket", "CometView", "Comets"]
