"""What a won battle brings: planets change hands, pirates pay, tokens go (VOID-8.11 to VOID-8.21)."""

from collections.abc import Sequence
from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Text

from .. import refs
from ..cards import discard, of_type
from ..content import FIGURES, TEMPERAMENT_AT, TYPE, event_effects
from ..effects import Pirates
from ..empire import is_home, named
from ..names import NONE
from ..options import card_option
from ..planets import become_ally, change_hands, conquer, end_event
from ..state import Reserving, VoidState
from .fight import ATTACKER, DEFENDER, Fight, clear, hits_of
from .targets import PIRATES, PLANET, REBELLION, hits_to_win

BRINGS_PIRATES = tuple(bool(effects) for effects in event_effects(Pirates))

LEAVE, TAKE, LIBERATE, LIBERATE_AND_ALLY = range(4)


@dataclass(frozen=True, slots=True)
class Aftermath(Fight):
    """VOID-8.14 to VOID-8.21: what becomes of the planet of a beaten player?"""

    def ask(self, s: VoidState) -> Decision | None:
        if not self._may_take(s):
            return None
        options = [LEAVE, TAKE]
        if not is_home(self.space) and s.ally[self.space] == NONE:  # VOID-8.16, VOID-8.19, VOID-R6
            options.append(LIBERATE)
            if matching(s, self.attacker, self.space):
                options.append(LIBERATE_AND_ALLY)
        return Decision.choose(
            self, self.attacker, "ask.aftermath", "VOID-8.14", options,
            space=self.where(s), side=refs.SEAT[self.defender],
        )  # fmt: skip

    def _may_take(self, s: VoidState) -> bool:
        """VOID-R11: the attacker must have a ship there, the controller none."""
        return (
            self.defender != NONE
            and s.holder[self.space] == self.defender
            and bool(self.fleet(s, ATTACKER))
            and not self.fleet(s, DEFENDER)
        )

    def do(self, s: VoidState) -> None:
        space, seat = self.space, self.attacker
        if self.aim == PIRATES:
            if not s.pirates[space]:
                self._beat_pirates(s)
        elif self.aim >= PLANET:
            dice = s.dice[ATTACKER] if s.dice else ()
            hits = hits_of(dice)
            need = hits_to_win(s, self.space, self.aim)
            if hits < need:
                s.tell("attack_fails", side=refs.SEAT[seat], space=self.where(s), hits=hits, need=need)
            elif self.aim == PLANET:
                conquer(s, seat, space)
            elif self.aim == REBELLION:
                s.rebels &= ~(1 << space)
                s.tell("rebellion_over", side=refs.SEAT[seat], space=self.where(s))
            else:
                s.set_infested(space, NONE)
                s.tell("infestation_over", side=refs.SEAT[seat], space=self.where(s))
        clear(s)

    def _beat_pirates(self, s: VoidState) -> None:
        """VOID-14.2: the attacker gets the credits, even if all of its own ships were lost too."""
        s.credits[self.attacker] += FIGURES.pirate_credits
        s.tell("pirates_gone", side=refs.SEAT[self.attacker], space=self.where(s), n=FIGURES.pirate_credits)
        for index in reversed(range(len(s.force))):
            if s.force_at[index] == self.space and BRINGS_PIRATES[s.force[index]]:
                end_event(s, index)

    def answer(self, s: VoidState, choice: Choice) -> None:
        (code,) = choice
        clear(s)
        space, seat = self.space, self.attacker
        if code == LEAVE:
            s.tell("leaves_be", side=refs.SEAT[seat], space=self.where(s))
        elif code == TAKE:
            conquer(s, seat, space)
        else:
            change_hands(s, space, NONE)
            s.tell("liberates", side=refs.SEAT[seat], space=self.where(s))
            if code == LIBERATE_AND_ALLY:
                s.reveal()
                s.push(LiberateCard(seat, space))

    def option(self, s: VoidState, code: int) -> Option:
        own = s.ally[self.space] == self.attacker or self.space == s.home(self.attacker)
        name = ("leave", "take", "liberate", "liberate_and_ally")[code]
        text = ("retake" if own else "take_planet") if code == TAKE else name
        return Option(name, Text(f"option.{text}", space=self.where(s), side=refs.SEAT[self.defender]))


def matching(s: VoidState, seat: int, space: int) -> list[int]:
    """The designs in hand that have the planet's temperament."""
    return sorted(set(of_type(s, seat, TEMPERAMENT_AT[space])))


@dataclass(frozen=True, slots=True)
class LiberateCard(Reserving):
    """VOID-8.18, VOID-R10: one card of its temperament makes the planet an ally at once."""

    space: int

    def reserved(self, s: VoidState) -> Sequence[int]:
        return of_type(s, self.seat, TEMPERAMENT_AT[self.space])

    def can_do_with(self, s: VoidState, cards: Sequence[int]) -> bool:
        return any(TYPE[card] == TEMPERAMENT_AT[self.space] for card in cards)

    def ask(self, s: VoidState) -> Decision | None:
        cards = matching(s, self.seat, self.space)
        if not cards:
            return None
        return Decision.choose(
            self, self.seat, "ask.liberate_card", "VOID-8.18", cards, space=named(s, self.space), reveals=True
        )

    def answer(self, s: VoidState, choice: Choice) -> None:
        discard(s, self.seat, choice)
        s.tell("discards", side=refs.SEAT[self.seat], cards=refs.cards(choice))
        become_ally(s, self.seat, self.space)

    def option(self, s: VoidState, code: int) -> Option:
        return card_option(code)
