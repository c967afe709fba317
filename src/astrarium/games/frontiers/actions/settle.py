"""Settle: colonists, or a world (section 7)."""

from dataclasses import dataclass

from astrarium.kernel import Blocked, Choice, Decision, Option, Refusal, Text

from .. import refs
from ..content import FIGURES, WORLDS, rows, totals
from ..empire import in_force
from ..names import ANY, NONE, SETTLE
from ..powers.settle import ExtraColonist, SettleTwo
from ..state import FrontiersState, FrontiersStep
from ..supply import gain_colonists, last_round
from .settlement import ChooseWay, KindToSettle
from .turns import BEGIN
from .upgrade import UpgradeColony, can_upgrade
from .way_options import settling_option
from .ways import BY_CONTACT, PAY, boosts, can_settle, contact_tiles, has_contact, least_price, most_boost, strength
from .worlds import end_with_worlds

EXTRA_COLONIST = totals(rows(ExtraColonist), lambda power: power.amount)
SETTLE_TWO = rows(SettleTwo)

# In place of a world
COLONISTS, UPGRADE, ENOUGH = range(len(WORLDS), len(WORLDS) + 3)


@dataclass(slots=True)
class SettleAction(FrontiersStep):
    """FRONT-7.1: the active player's colonist comes first and may be used at once."""

    def do(self, s: FrontiersState) -> None:
        gain_colonists(s, s.leader, FIGURES.settle_bonus, refs.ACTION[SETTLE])
        s.push(EndSettle())
        for seat in reversed(s.seats_in_order()):
            s.push(Settle(seat))
            s.push(BEGIN[seat])


class ChooseWorld(FrontiersStep):
    """Which explored world is settled, or what else?"""

    __slots__ = ("seat",)
    seat: int

    def worlds(self, s: FrontiersState) -> list[int]:
        return sorted([world for world in s.explored[self.seat] if can_settle(s, self.seat, WORLDS[world])])

    def settle(self, s: FrontiersState, world: int) -> None:
        """FRONT-3.9, FRONT-7.24: of which kind, and in which way?"""
        s.push(ChooseWay(self.seat, world))
        if WORLDS[world].good == ANY:
            s.push(KindToSettle(self.seat, world))

    def option(self, s: FrontiersState, code: int) -> Option:
        if code == COLONISTS:
            return Option("colonists", Text("option.colonists", n=self.colonists(s)))
        if code == UPGRADE:
            return Option("upgrade", Text("option.upgrade"))
        if code == ENOUGH:
            return Option("nothing", Text("option.settle_no_more"))
        return settling_option(s, self.seat, code)

    def colonists(self, s: FrontiersState) -> int:
        """FRONT-7.2, FRONT-15.14"""
        extra = sum([EXTRA_COLONIST[tile] for tile in in_force(s, self.seat)])
        return min(FIGURES.settle_colonists + extra, s.colonist_pool)

    def blocked(self, s: FrontiersState) -> list[Blocked]:
        return [
            Blocked(world, self.option(s, world), self._why_not(s, world))
            for world in sorted(s.explored[self.seat])
            if not can_settle(s, self.seat, WORLDS[world])
        ]

    def _why_not(self, s: FrontiersState, number: int) -> Refusal:
        seat, world = self.seat, WORLDS[number]
        if s.colonists[seat] < world.colonists:
            return Refusal("FRONT-7.4", "too_few_colonists", need=world.colonists, have=s.colonists[seat])
        if world.military:
            have = strength(s, seat, world) + most_boost(s, seat, boosts(s, seat))
            if has_contact(s, seat, world):
                cost = least_price(s, seat, world, BY_CONTACT)
                tile = refs.tiles(contact_tiles(s, seat))
                purse = s.credits[seat]
                return Refusal(
                    "FRONT-7.15", "too_weak_and_poor", need=world.cost, have=have, tile=tile, cost=cost, credits=purse
                )
            return Refusal("FRONT-7.5", "too_weak", need=world.cost, have=have)
        return Refusal("FRONT-7.4", "cannot_pay", need=least_price(s, seat, world, PAY), have=s.credits[seat])


@dataclass(slots=True)
class Settle(ChooseWorld):
    """FRONT-7.2: colonists or a world? Nobody is forced to settle. FRONT-A9: a colony may be replaced besides."""

    seat: int

    def ask(self, s: FrontiersState) -> Decision | None:
        options = [*self.worlds(s), COLONISTS]
        if can_upgrade(s, self.seat):
            options.append(UPGRADE)
        return Decision.choose(self, self.seat, "ask.settle", "FRONT-7.2", options, reveals=True)

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        (code,) = choice
        if code == UPGRADE:
            s.push(self)
            s.push(UpgradeColony(self.seat))
            return
        s.push(SettleMore(self.seat))
        if code == COLONISTS:
            gain_colonists(s, self.seat, FIGURES.settle_colonists, refs.ACTION[SETTLE])
            for tile in in_force(s, self.seat):
                gain_colonists(s, self.seat, EXTRA_COLONIST[tile], refs.TILE[tile])
        else:
            self.settle(s, code)


@dataclass(slots=True)
class SettleMore(ChooseWorld):
    """FRONT-15.11: a second world after the first; FRONT-A9: a colony replaced besides; or no more."""

    seat: int

    def ask(self, s: FrontiersState) -> Decision | None:
        two = s.settled == 1 and any(SETTLE_TWO[tile] for tile in in_force(s, self.seat))
        options = self.worlds(s) if two else []
        if can_upgrade(s, self.seat):
            options.append(UPGRADE)
        if not options:
            return None
        prompt = "ask.settle_second" if options != [UPGRADE] else "ask.upgrade_too"
        return Decision.choose(self, self.seat, prompt, "FRONT-7.14", [*options, ENOUGH], reveals=True)

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        (code,) = choice
        if code == ENOUGH:
            return
        s.push(self)
        if code == UPGRADE:
            s.push(UpgradeColony(self.seat))
        else:
            self.settle(s, code)

    def blocked(self, s: FrontiersState) -> list[Blocked]:
        two = s.settled == 1 and any(SETTLE_TWO[tile] for tile in in_force(s, self.seat))
        return ChooseWorld.blocked(self, s) if two else []


@dataclass(slots=True)
class EndSettle(FrontiersStep):
    """FRONT-7.10: may end the game. FRONT-7.16: the limit of worlds."""

    def do(self, s: FrontiersState) -> None:
        s.begin_turn(NONE)
        if s.colonist_pool < FIGURES.colonists_left:
            last_round(s, "colonists")
        if max(map(len, s.colonies)) > FIGURES.colonies:
            last_round(s, "colonies")
        end_with_worlds(s)
