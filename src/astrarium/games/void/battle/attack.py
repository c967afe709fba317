"""Attack: declared, answered, fought, and what comes of it (section 8)."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Text

from .. import refs
from ..cards import pay_tactic, purse, tactics, usable
from ..content import CARDS, MAX_SEATS, fewest_cards
from ..empire import abilities, beam_owners, named
from ..map.reach import nearest
from ..names import NONE
from ..options import tactic_option
from ..powers.tactics import CancelAttack
from ..state import VoidState
from ..turn.move import enter
from .aftermath import Aftermath
from .dice import Level
from .fight import ALL_SHIPS, ATTACKER, DEFENDER, FIRST, LAST_LEVEL, Fight, clear, cry_of
from .targets import PIRATES, TARGET_NAMES

WITH_SHIPS = fewest_cards("battle_before", "attacked")
WITHOUT_SHIPS = fewest_cards("attacked")


def declare(s: VoidState, seat: int, space: int, target: int, cry: bool) -> None:
    """Begin an attack (VOID-8.1). `cry`: with a tactic, whose cards are discarded first (VOID-16.3)."""
    clear(s)
    s.lost = (0, 0)
    s.push(Attacked(space, seat, target, int(cry) << ATTACKER))
    where, side = named(s, space), refs.SEAT[seat]
    if target < MAX_SEATS:
        s.tell("attacks", side=side, other=refs.SEAT[target], space=where)
    else:
        s.tell(f"attacks_{TARGET_NAMES[target]}", side=side, space=where)
    if cry:
        pay_tactic(s, seat, cry_of(s, seat))


# The defender's answers: fight, a tactic (TACTIC + card), or a retreat (RETREAT + space)
FIGHT = 0
TACTIC = 1
RETREAT = TACTIC + len(CARDS)


@dataclass(frozen=True, slots=True)
class Attacked(Fight):
    """VOID-16.2: how does the defender answer? VOID-16.7: whether it is asked depends on what everybody can see."""

    def ask(self, s: VoidState) -> Decision | None:
        seat = self.defender
        if seat == NONE:
            return None
        retreats = self._retreats(s)
        fewest = WITH_SHIPS if s.fleet(self.space, seat) else WITHOUT_SHIPS
        if len(s.hands[seat]) < fewest and not retreats:
            return None
        windows = ("battle_before", "attacked") if s.fleet(self.space, seat) else ("attacked",)
        options = [TACTIC + card for card in tactics(usable(s, seat), *windows)]
        if retreats and purse(s, seat) >= abilities(s, seat).retreat:
            options += [RETREAT + space for space in retreats]
        asked = Decision.choose(
            self, seat, "ask.attacked", "VOID-16.2", [*options, FIGHT],
            side=refs.SEAT[self.attacker], space=self.where(s),
        )  # fmt: skip
        return asked.as_window(refs.ROUND[s.round], secret=False)

    def _retreats(self, s: VoidState) -> list[int]:
        """VOID-12.7, VOID-R19, VOID-R20: the spaces to retreat to, as far as everybody can see."""
        seat = self.defender
        price = abilities(s, seat).retreat
        if price == NONE or s.credits[seat] < price or not s.fleet(self.space, seat):
            return []
        return [] if beam_owners(s, seat, self.space) else nearest(s, seat, self.space)

    def do(self, s: VoidState) -> None:
        self._fight(s, self.cries)

    def answer(self, s: VoidState, choice: Choice) -> None:
        (code,) = choice
        seat = self.defender
        if code == FIGHT:
            self._fight(s, self.cries)
        elif code < RETREAT:
            card = code - TACTIC
            if isinstance(CARDS[card].power, CancelAttack):
                s.push(Truce(*self.fight))
            else:
                self._fight(s, self.cries | 1 << DEFENDER)
            pay_tactic(s, seat, card)
        else:
            self._retreat(s, code - RETREAT)

    def _retreat(self, s: VoidState, to: int) -> None:
        """VOID-R20: the attack goes on, against nobody. VOID-14.13: ships that enter a dangerous space roll."""
        seat = self.defender
        fleet = s.fleet(self.space, seat)
        s.credits[seat] -= abilities(s, seat).retreat
        s.add_ships(self.space, seat, -fleet)
        s.add_ships(to, seat, fleet)
        s.tell("retreats", side=refs.SEAT[seat], start=self.where(s), space=named(s, to))
        s.push(Aftermath(*self.fight))
        enter(s, seat, to, fleet)

    def _fight(self, s: VoidState, cries: int) -> None:
        """VOID-8.2: by initiative, or with one roll of all ships where nobody shoots back."""
        fight = (self.space, self.attacker, self.aim, cries)
        own = abilities(s, self.attacker)
        other = abilities(s, self.defender).cancel_hits if self.defender != NONE else 0
        s.shields = (own.cancel_hits, other)
        s.push(Aftermath(*fight))
        if self.defender == NONE and self.aim != PIRATES:
            s.push(Level(*fight, ALL_SHIPS))
            return
        if not self.is_there(s, DEFENDER):  # VOID-8.15
            return
        for level in range(LAST_LEVEL, FIRST - 1, -1):
            s.push(Level(*fight, level))

    def option(self, s: VoidState, code: int) -> Option:
        if code == FIGHT:
            fights = bool(s.fleet(self.space, self.defender))
            return Option("fight", Text("option.fight" if fights else "option.let_be"), likely=True)
        if code < RETREAT:
            return tactic_option(code - TACTIC)
        to, price = code - RETREAT, abilities(s, self.defender).retreat
        return Option(refs.SPACE[to], Text("option.retreat", space=named(s, to), n=price))


@dataclass(frozen=True, slots=True)
class Truce(Fight):
    """VOID-16.2: the attack is off, and its player must not attack this one again in this turn."""

    def do(self, s: VoidState) -> None:
        s.truces |= 1 << self.defender
        clear(s)
        s.tell("truce", side=refs.SEAT[self.defender], other=refs.SEAT[self.attacker])
