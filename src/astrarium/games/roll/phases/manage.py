"""Manage Empire: recruiting and recalling (section 11)."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Text

from .. import dice, refs
from ..content import FIGURES
from ..game_end import ending_of
from ..names import DICE
from ..places import BUILDING, dice_in_places, named, take_from
from ..state import RollState, RollStep
from .build import die_option


@dataclass(slots=True)
class ManageEmpire(RollStep):
    """ROLL-11.7: Recruit, then Recall. A seat touches only its own dice, so all act at the same time.

    These are two questions: an exact number of dice from the Citizenry, and any number of those at work. As a single
    question, most answers of its shape would have to be refused.
    """

    def do(self, s: RollState) -> None:
        s.tell("manage")
        s.together([[Recall(seat), Recruit(seat)] for seat in range(s.seats)])


@dataclass(slots=True)
class Recruit(RollStep):
    """ROLL-11.1, ROLL-11.2: as many dice as the seat can pay for; if not all, which? (Not asked in the last round.)"""

    seat: int

    def affordable(self, s: RollState) -> int:
        return min(s.credits[self.seat] // FIGURES.recruit_cost, dice.size(s.citizenry[self.seat]))

    def ask(self, s: RollState) -> Decision | None:
        there = s.citizenry[self.seat]
        n = self.affordable(s)
        if n == dice.size(there) or len(dice.kinds(there)) == 1 or not n or ending_of(s):
            return None
        options = dice.of_kinds(there)
        return Decision.choose(self, self.seat, "ask.recruit", "ROLL-11.2", options, n, n, reveals=True, n=n)

    def do(self, s: RollState) -> None:
        there = s.citizenry[self.seat]
        self.recruit(s, dice.of(*dice.one_by_one(there)[: self.affordable(s)]))

    def answer(self, s: RollState, choice: Choice) -> None:
        self.recruit(s, dice.chosen(choice))

    def recruit(self, s: RollState, recruits: dice.Dice) -> None:
        seat = self.seat
        s.citizenry[seat] -= recruits
        s.cup[seat] += recruits
        s.credits[seat] -= dice.size(recruits) * FIGURES.recruit_cost
        if recruits:
            s.tell("recruits", side=refs.SEAT[seat], dice=refs.dice(recruits), n=s.credits[seat])
        if s.credits[seat] < FIGURES.credits_after_recruiting:  # ROLL-11.3
            s.credits[seat] = FIGURES.credits_after_recruiting
            s.tell("credits_reset", side=refs.SEAT[seat], n=s.credits[seat])

    def option(self, s: RollState, code: int) -> Option:
        return die_option(code, "citizenry")


PER_PLACE = len(DICE)  # a group of dice is the place (counted from the stacks) * this + the kind


@dataclass(slots=True)
class Recall(RollStep):
    """ROLL-11.4: which developers, settlers and goods return to the cup? Any number, free of charge."""

    seat: int

    def ask(self, s: RollState) -> Decision | None:
        options = dice.options(
            (place * PER_PLACE + kind, dice.count(there, kind))
            for place, there in enumerate(dice_in_places(s, self.seat)[BUILDING:])
            for kind in dice.kinds(there)
        )
        if not options:
            return None
        return Decision.choose(self, self.seat, "ask.recall", "ROLL-11.4", options, 0, len(options), reveals=True)

    def answer(self, s: RollState, choice: Choice) -> None:
        seat = self.seat
        recalled = 0
        for code in choice:
            place, kind = divmod(code // dice.COPIES, PER_PLACE)
            take_from(s, seat, BUILDING + place, dice.ONE[kind])
            recalled += dice.ONE[kind]
        s.cup[seat] += recalled
        if recalled:
            s.tell("recalls", side=refs.SEAT[seat], dice=refs.dice(recalled))

    def option(self, s: RollState, code: int) -> Option:
        group, copy = divmod(code, dice.COPIES)
        place, kind = divmod(group, PER_PLACE)
        where, of = named(s, self.seat, BUILDING + place)
        return Option(refs.die_at(kind, where, copy), Text("option.die_at", die=refs.DIE[kind], place=of))
