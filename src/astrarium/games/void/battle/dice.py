"""Dice of one level of a battle, and the tactics that follow them (VOID-8.2 to VOID-8.4, VOID-16.4, VOID-R44)."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from astrarium.kernel import Choice, Decision, Odds, Option, Text, percent
from astrarium.kernel.odds import whole
from astrarium.kernel.text import Arg

from .. import refs
from ..cards import others_for, purse, tactics, usable, use_tactic
from ..content import CARDS, FIGURES, SHIPS, fewest_cards, ship_power
from ..map.fleets import COUNT, OF_LEVEL, SHIP_OF, hits_taken
from ..names import NONE
from ..powers.battle import ExtraDieOnHit, PayToFire
from ..powers.tactics import Reroll
from ..state import SIDES, VoidState
from .casualties import Casualties
from .fight import (
    ALL_SHIPS,
    ATTACKER,
    DEFENDER,
    FIRST,
    PIRATE,
    PIRATE_LEVEL,
    VERSUS,
    Dice,
    Fight,
    FightLevel,
    each_die,
    hits_of,
)
from .targets import PIRATES, hits_to_win

PAYS = ship_power(PayToFire)
EXTRA = ship_power(ExtraDieOnHit)
FIRERS = tuple(kind for kind in range(COUNT) if VERSUS[SHIP_OF[kind]] != NONE)
FEWEST = fewest_cards("dice_after")


def kinds_at(level: int) -> tuple[int, ...]:
    if level == FIRST:
        return FIRERS
    return tuple(range(COUNT)) if level == ALL_SHIPS else OF_LEVEL[level]


@dataclass(frozen=True, slots=True)
class Level(FightLevel):
    """VOID-8.5: one initiative level, skipped if a side is gone or nobody fires in it."""

    def do(self, s: VoidState) -> None:
        if not self.is_there(s, ATTACKER) or (self.level != ALL_SHIPS and not self.is_there(s, DEFENDER)):
            return
        if not any(self._fires(s, side) for side in (ATTACKER, DEFENDER)):
            return
        s.push(Fire(*self.at_level, ATTACKER, ()))

    def _fires(self, s: VoidState, side: int) -> bool:
        if side == DEFENDER and self.aim == PIRATES:
            return self.level == PIRATE_LEVEL
        return any(self.fires(s, side, self.level, kind) for kind in kinds_at(self.level))


@dataclass(frozen=True, slots=True)
class Fire(FightLevel):
    """VOID-R14: how many of the ships that cost credits to fire do so? The attacker answers first; then both roll."""

    side: int
    paid: tuple[int, ...]  # ships of each side that were paid for

    def _paying(self, s: VoidState) -> tuple[int, int]:
        """How many ships of this level cost credits to fire, and how many credits each."""
        if self.seat(self.side) == NONE or self.level == FIRST:
            return 0, 0
        for kind in kinds_at(self.level):
            power = PAYS[SHIP_OF[kind]]
            if power is not None and self.has(s, self.side, kind):
                return self.has(s, self.side, kind), power.credits
        return 0, 0

    def ask(self, s: VoidState) -> Decision | None:
        n, cost = self._paying(s)
        seat = self.seat(self.side)
        if not n or s.credits[seat] < cost:
            return None
        high = min(n, purse(s, seat) // cost)
        return Decision.amount(self, seat, "ask.fire", "VOID-11.4", 0, high, n=cost, space=self.where(s))

    def do(self, s: VoidState) -> None:
        self._go_on(s, 0)

    def answer(self, s: VoidState, choice: Choice) -> None:
        (n,) = choice
        if n:
            seat = self.seat(self.side)
            s.credits[seat] -= n * self._paying(s)[1]
            s.tell("pays_to_fire", side=refs.SEAT[seat], n=n)
        self._go_on(s, n)

    def _go_on(self, s: VoidState, n: int) -> None:
        paid = (*self.paid, n)
        s.push(Fire(*self.at_level, DEFENDER, paid) if self.side == ATTACKER else Roll(*self.at_level, paid))


@dataclass(frozen=True, slots=True)
class Roll(FightLevel):
    """Both sides roll, the attacker first, kinds in the order of their initiative."""

    paid: tuple[int, ...]

    def do(self, s: VoidState) -> None:
        s.dice = [self._roll(s, side) for side in (ATTACKER, DEFENDER)]
        for side in (ATTACKER, DEFENDER):
            tell_dice(s, self, side)
        s.push(AfterDice(*self.at_level, DEFENDER, 0))

    def _roll(self, s: VoidState, side: int) -> Dice:
        rolled: list[int] = []
        if side == DEFENDER and self.aim == PIRATES:
            if self.level == PIRATE_LEVEL:
                for _ in range(FIGURES.pirate_dice):
                    rolled += [s.roll_die(), FIGURES.pirate_attack, PIRATE]
            return tuple(rolled)
        if self.seat(side) == NONE:
            return ()
        needs = self.needs(s, side)
        for kind in kinds_at(self.level):
            ships = self.has(s, side, kind) if self.fires(s, side, self.level, kind) else 0
            if PAYS[SHIP_OF[kind]] is not None and self.level != FIRST:
                ships = min(ships, self.paid[side])
            dice = 1 if self.level == FIRST else SHIPS[SHIP_OF[kind]].dice
            for _ in range(ships * dice):
                rolled += [s.roll_die(self.seat(side)), needs[kind], kind]
        return tuple(rolled)


def tell_dice(s: VoidState, fight: Fight, side: int) -> None:
    dice = s.dice[side]
    if dice and s.events is not None:
        seat = fight.seat(side)
        whose: dict[str, Arg] = {} if seat == NONE else {"side": refs.SEAT[seat], "ships": _ships(dice)}
        figures: dict[str, Arg] = {"dice": _listed(dice[::3]), "needs": _listed(dice[1::3]), "hits": hits_of(dice)}
        s.tell("pirates_roll" if seat == NONE else "rolls", **whose, **figures, space=fight.where(s))


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


def _ships(dice: Dice) -> str:
    """The ships that roll, one for each die, for whoever draws them."""
    return ",".join(refs.SHIP[SHIP_OF[kind]] for _, _, kind in each_die(dice))


# Tactics after the dice

PASS, PASS_ALL = 0, 1
FIRST_DIE = 2
MOST_DICE = 128  # of one side in one roll


@dataclass(frozen=True, slots=True)
class AfterDice(FightLevel):
    """VOID-16.4: tactics after the roll, by the defender and the attacker in turn until both have passed in a row.

    VOID-16.7: who is asked depends only on dice, on what can still be hit and on how many cards are in hand.
    """

    side: int
    passed: int  # how many have passed in a row

    def ask(self, s: VoidState) -> Decision | None:
        seat = self.seat(self.side)
        if seat == NONE or s.quiet >> self.side & 1 or len(s.hands[seat]) < FEWEST:
            return None
        if not self._misses(s) and not self._their_hits(s):
            return None
        passing = [PASS] if self.level == ALL_SHIPS else [PASS_ALL, PASS]  # one roll of all ships is the whole battle
        tactics = self._tactics(s)
        can = refs.ANY if tactics else refs.NONE_OF_THEM
        asked = Decision.choose(
            self, seat, "ask.after_dice", "VOID-16.4", [*tactics, *passing], space=self.where(s), can=f"rerolls:{can}"
        )
        return asked.as_window(refs.ROUND[s.round], secret=False)

    def do(self, s: VoidState) -> None:
        self._pass(s)

    def _misses(self, s: VoidState) -> list[int]:
        """Dice worth rolling again: none where there are enough hits already."""
        dice = s.dice[self.side]
        return _dice(dice, hit=False) if hits_of(dice) < self._enough(s) else []

    def _enough(self, s: VoidState) -> int:
        """The most hits that are of use to the side."""
        other = 1 - self.side
        if self.seat(other) == NONE:
            return hits_to_win(s, self.space, self.aim)
        return hits_taken(self.fleet(s, other)) + s.shields[other]

    def _their_hits(self, s: VoidState) -> list[int]:
        return _dice(s.dice[1 - self.side], hit=True)

    def _tactics(self, s: VoidState) -> list[int]:
        found = []
        for card in tactics(usable(s, self.seat(self.side)), "dice_after"):
            dice = self._misses(s) if isinstance(CARDS[card].power, Reroll) else self._their_hits(s)
            found += [FIRST_DIE + card * MOST_DICE + die for die in dice]
        return found

    def answer(self, s: VoidState, choice: Choice) -> None:
        (code,) = choice
        if code < FIRST_DIE:
            if code == PASS_ALL:
                s.quiet |= 1 << self.side
            self._pass(s)
            return
        seat = self.seat(self.side)
        card, die = divmod(code - FIRST_DIE, MOST_DICE)
        others = others_for(usable(s, seat), card)[: CARDS[card].needs - 1]
        use_tactic(s, seat, [card, *others])
        side = self.side if isinstance(CARDS[card].power, Reroll) else 1 - self.side
        self._roll_again(s, side, die)
        s.push(AfterDice(*self.at_level, 1 - self.side, 0))

    def _roll_again(self, s: VoidState, side: int, die: int) -> None:
        value = s.roll_die(self.seat(side))
        dice = s.dice[side]
        s.tell("rolls_again", old=dice[3 * die], value=value)
        s.dice[side] = (*dice[: 3 * die], value, *dice[3 * die + 1 :])

    def _pass(self, s: VoidState) -> None:
        s.push(AfterDice(*self.at_level, 1 - self.side, 1) if not self.passed else ExtraDice(*self.at_level))

    def option(self, s: VoidState, code: int) -> Option:
        if code == PASS:
            return Option("pass", Text("option.pass"), likely=not self._tactics(s))
        if code == PASS_ALL:
            return Option("pass_all", Text("option.pass_all"))
        card, die = divmod(code - FIRST_DIE, MOST_DICE)
        own = isinstance(CARDS[card].power, Reroll)
        side = self.side if own else 1 - self.side
        name = ("attacker", "defender")[side]
        value, need = s.dice[side][3 * die : 3 * die + 2]
        odds = again_odds(need, hit=own)
        figures = {"n": value, "need": need, "chance": whole(odds.chance or 0)}
        text = Text("option.reroll" if own else "option.force_reroll", figures, card=refs.CARD[card])
        return Option(f"die:{name}.{die}", text, (Text(f"card.{CARDS[card].id}.text"),), odds=odds)


def again_odds(need: int, *, hit: bool) -> Odds:
    """Of a die that is rolled again: that it hits, or that it misses."""
    ways = max(0, min(SIDES, SIDES + 1 - need))
    return Odds(need, percent(Fraction(ways if hit else SIDES - ways, SIDES)))


def _dice(dice: Dice, *, hit: bool) -> list[int]:
    """Places of the dice that hit, or miss; of dice with equal value and need, only the first."""
    found: dict[tuple[int, int], int] = {}
    for place, (value, need, _) in enumerate(each_die(dice)):
        if (value >= need) == hit:
            found.setdefault((value, need), place)
    return sorted(found.values())


@dataclass(frozen=True, slots=True)
class ExtraDice(FightLevel):
    """VOID-11.6, VOID-R44: Tempests that hit roll extra dice, which no tactic rerolls."""

    def do(self, s: VoidState) -> None:
        for side in (ATTACKER, DEFENDER):
            more: list[int] = []
            for value, need, kind in each_die(s.dice[side]):
                power = EXTRA[SHIP_OF[kind]] if kind != PIRATE else None
                if power is not None and value >= need:
                    for _ in range(power.amount):
                        again = s.roll_die(self.seat(side))
                        s.tell("extra_die", side=refs.SEAT[self.seat(side)], ship=refs.KIND[kind], value=again)
                        more += [again, need, kind]
            s.dice[side] += tuple(more)
        s.push(Casualties(*self.at_level))
