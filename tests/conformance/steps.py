"""The steps of Comet Market: its questions, in order."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from astrarium.kernel import Blocked, Choice, Decision, Option, Refusal, Step, Text

if TYPE_CHECKING:
    from .toys import Comets

PASS = 99  # in place of a card
DECK = 100
TUGS = (0, 1)
MINE, SCOUT = 0, 1
GIVE, ASK = 0, 1


def price(card: int) -> int:
    return 1 + card % 6


class ToyStep(Step["Comets"]):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Round(ToyStep):
    def do(self, s: "Comets") -> None:
        if s.is_last():
            return
        s.round += 1
        first = (s.round - 1) % s.seats
        s.push(Round())
        for turn in reversed(range(s.seats)):
            seat = (first + turn) % s.seats
            for step in (Tugs(seat), Comet(seat), Sell(seat), Draw(seat)):
                s.push(step)
        s.push(Trade(first))
        s.push(Arrange(first))
        s.push(Unveil())
        s.together([[Stake(seat), Pick(seat)] for seat in range(s.seats)])


@dataclass(frozen=True, slots=True)
class Pick(ToyStep):
    """Which card? In secret: even a single possible card is asked for, or the others would know it."""

    seat: int

    def ask(self, s: "Comets") -> Decision:
        cards = [card for card in s.hands[self.seat] if price(card) <= s.coins[self.seat]]
        return Decision.choose(self, self.seat, "prompt.pick", "COMET-1", [*cards, PASS], secret=True, never_auto=True)

    def answer(self, s: "Comets", choice: Choice) -> None:
        s.pick(self.seat, choice[0])

    def option(self, s: "Comets", code: int) -> Option:
        return card_option(code)

    def blocked(self, s: "Comets") -> list[Blocked]:
        return dear([card for card in s.hands[self.seat] if price(card) > s.coins[self.seat]], "COMET-1")


@dataclass(frozen=True, slots=True)
class Stake(ToyStep):
    seat: int

    def ask(self, s: "Comets") -> Decision:
        most = min(3, s.coins[self.seat])
        return Decision.amount(self, self.seat, "prompt.stake", "COMET-2", 0, most, secret=True, reveals=True)

    def answer(self, s: "Comets", choice: Choice) -> None:
        s.stakes[self.seat] = choice[0]


@dataclass(frozen=True, slots=True)
class Unveil(ToyStep):
    def do(self, s: "Comets") -> None:
        s.unveil()


@dataclass(frozen=True, slots=True)
class Arrange(ToyStep):
    seat: int

    def ask(self, s: "Comets") -> Decision:
        return Decision.order(self, self.seat, "prompt.arrange", "COMET-3", tuple(s.market))

    def answer(self, s: "Comets", choice: Choice) -> None:
        s.market = list(choice)

    def option(self, s: "Comets", code: int) -> Option:
        return card_option(code)


@dataclass(frozen=True, slots=True)
class Trade(ToyStep):
    """Coins for points."""

    seat: int

    def ask(self, s: "Comets") -> Decision:
        others = [seat for seat in range(s.seats) if seat != self.seat]
        caps = (s.coins[self.seat], 3)
        return Decision.offer(self, self.seat, "prompt.trade", "COMET-4", (GIVE, ASK), caps, others)

    def refuse(self, s: "Comets", choice: Choice) -> Refusal | None:
        partner, give, ask = choice
        if ask > s.points[partner]:
            return Refusal("COMET-4", "not_that_many", seat=f"seat:{partner}", n=s.points[partner])
        return None if give or not ask else Refusal("COMET-4", "no_gifts")

    def answer(self, s: "Comets", choice: Choice) -> None:
        partner, give, ask = choice
        if give or ask:
            s.push(Reply(partner, self.seat, give, ask))

    def option(self, s: "Comets", code: int) -> Option:
        return Option(f"option:{code}", Text("option.give" if code == GIVE else "option.ask"))


@dataclass(frozen=True, slots=True)
class Reply(ToyStep):
    seat: int
    partner: int
    give: int
    ask_for: int

    def ask(self, s: "Comets") -> Decision:
        return Decision.confirm(
            self, self.seat, "prompt.reply", "COMET-4", seat=f"seat:{self.partner}", give=self.give, ask=self.ask_for
        )

    def answer(self, s: "Comets", choice: Choice) -> None:
        if choice == (1,):
            for seat, sign in ((self.seat, 1), (self.partner, -1)):
                s.coins[seat] += sign * self.give
                s.points[seat] -= sign * self.ask_for

    def option(self, s: "Comets", code: int) -> Option:
        return yes_or_no(code)


@dataclass(frozen=True, slots=True)
class Draw(ToyStep):
    seat: int

    def ask(self, s: "Comets") -> Decision:
        codes = [*s.affordable(self.seat), *([DECK] if s.deck else []), PASS]
        return Decision.choose(self, self.seat, "prompt.draw", "COMET-6", codes)

    def refuse(self, s: "Comets", choice: Choice) -> Refusal | None:
        code = choice[0]
        if code < PASS and price(code) > s.coins[self.seat]:
            return Refusal("COMET-6", "too_dear", price=price(code))
        return None

    def answer(self, s: "Comets", choice: Choice) -> None:
        if choice[0] == DECK:
            s.draw(self.seat)
        elif choice[0] != PASS:
            s.buy(self.seat, choice[0])

    def option(self, s: "Comets", code: int) -> Option:
        return card_option(code)

    def blocked(self, s: "Comets") -> list[Blocked]:
        empty = [] if s.deck else [Blocked(DECK, card_option(DECK), Refusal("COMET-6", "no_cards"))]
        return [*dear(s.too_dear(self.seat), "COMET-6"), *empty]


@dataclass(frozen=True, slots=True)
class Sell(ToyStep):
    seat: int

    def ask(self, s: "Comets") -> Decision:
        hand = s.hands[self.seat]
        return Decision.choose(
            self, self.seat, "prompt.sell", "COMET-5", tuple(hand), 0, min(3, len(hand)), reveals=True
        )  # what is sold is shown

    def refuse(self, s: "Comets", choice: Choice) -> Refusal | None:
        return s.sale_refusal(choice)

    def answer(self, s: "Comets", choice: Choice) -> None:
        s.sell(self.seat, choice)

    def option(self, s: "Comets", code: int) -> Option:
        return card_option(code)


@dataclass(frozen=True, slots=True)
class Comet(ToyStep):
    seat: int

    def ask(self, s: "Comets") -> Decision:
        return Decision.confirm(self, self.seat, "prompt.comet", "COMET-7")

    def answer(self, s: "Comets", choice: Choice) -> None:
        if choice == (1,):
            s.roll(self.seat)

    def option(self, s: "Comets", code: int) -> Option:
        return yes_or_no(code)


@dataclass(frozen=True, slots=True)
class Tugs(ToyStep):
    seat: int

    def ask(self, s: "Comets") -> Decision:
        return Decision.assign(self, self.seat, "prompt.tugs", "COMET-8", TUGS, (MINE, SCOUT))

    def answer(self, s: "Comets", choice: Choice) -> None:
        s.coins[self.seat] += choice.count(MINE)
        s.points[self.seat] += choice.count(SCOUT)


def card_option(code: int) -> Option:
    if code == PASS:
        return Option("option:pass", Text("option.pass"))
    if code == DECK:
        return Option("deck:0", Text("option.deck"), warning=Text("warning.deck"))
    return Option(f"card:{code}", Text("option.card", card=f"card:{code}"), (Text("help.price", n=price(code)),))


def yes_or_no(code: int) -> Option:
    return Option(f"option:{code}", Text("option.yes" if code else "option.no"))


def dear(cards: list[int], rule: str) -> list[Blocked]:
    return [Blocked(card, card_option(card), Refusal(rule, "too_dear", price=price(card))) for card in cards]
