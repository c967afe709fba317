"""What a tile gives when it joins the tableau (ROLL-8.8), and the die that some tiles take (ROLL-8.9)."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Text

from . import dice, refs
from .content import DESIGNS
from .holdings import gain_credits
from .names import DICE
from .places import dice_in_places, named, take_from
from .powers.supplies import GainCredits, GainDie, GainGood, RemoveDie, SetCredits, Supply
from .state import RollState, RollStep


def add_to_tableau(s: RollState, seat: int, design: int) -> None:
    """Add a tile to the tableau; then it gives its supplies in printed order (ROLL-8.14)."""
    s.tableau[seat].append(design)
    s.goods[seat].append(0)
    for place in reversed(range(len(DESIGNS[design].powers))):
        if isinstance(DESIGNS[design].powers[place], Supply):
            s.push(TakeSupply(seat, design, place))


@dataclass(slots=True)
class TakeSupply(RollStep):
    """One of the things that a tile gives or takes."""

    seat: int
    design: int
    place: int  # of the power on the tile

    def do(self, s: RollState) -> None:
        seat = self.seat
        side, power = refs.SEAT[seat], DESIGNS[self.design].powers[self.place]
        match power:
            case GainDie():
                gained = power.count * dice.ONE[power.colour]
                (s.cup if power.to == "cup" else s.citizenry)[seat] += gained
                tile, place = refs.TILE[self.design], f"place:{power.to}"
                s.tell("gains_dice", side=side, dice=refs.dice(gained), place=place, tile=tile)
            case GainGood():
                gained = power.count * dice.ONE[power.colour]
                s.goods[seat][s.tableau[seat].index(self.design)] += gained
                s.tell("gains_good", side=side, dice=refs.dice(gained), tile=refs.TILE[self.design])
            case GainCredits():
                gain_credits(s, seat, power.amount, refs.TILE[self.design])
            case SetCredits():
                s.credits[seat] = power.amount
            case RemoveDie():
                for _ in range(power.count):
                    s.push(RemoveOne(seat, self.design))


PER_PLACE = len(DICE)  # an option is the place * this + the kind of die


@dataclass(slots=True)
class RemoveOne(RollStep):
    """ROLL-8.9, ROLL-17.5: which of the seat's dice, from anywhere, goes back to the supply?"""

    seat: int
    design: int  # the tile that takes it

    def ask(self, s: RollState) -> Decision | None:
        options = [
            n * PER_PLACE + kind for n, there in enumerate(dice_in_places(s, self.seat)) for kind in dice.kinds(there)
        ]
        if not options:
            return None
        return Decision.choose(
            self, self.seat, "ask.remove", "ROLL-8.9", options, reveals=True, tile=refs.TILE[self.design]
        )

    def answer(self, s: RollState, choice: Choice) -> None:
        place, kind = divmod(choice[0], PER_PLACE)
        take_from(s, self.seat, place, dice.ONE[kind])
        s.tell("removes", side=refs.SEAT[self.seat], die=refs.DIE[kind])

    def option(self, s: RollState, code: int) -> Option:
        place, kind = divmod(code, PER_PLACE)
        where, of = named(s, self.seat, place)
        return Option(refs.die_at(kind, where), Text("option.die_at", die=refs.DIE[kind], place=of))
