"""Diplomacy: cards of a planet's temperament and three dice (section 9)."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from astrarium.kernel import Choice, Decision, Option, percent
from astrarium.kernel.odds import whole

from .. import refs
from ..cards import discard, distinct, of_type, show, usable, without
from ..content import CARDS, FIGURES, RACES, TEMPERAMENT_AT, TYPE, fewest_cards
from ..empire import abilities, must_reach, named
from ..options import card_option
from ..planets import become_ally
from ..powers.peaceful import DiplomacyBonus
from ..state import SIDES, Reserving, VoidState

KIND_WORDS = "diplomacy_before"
FEWEST = fewest_cards(KIND_WORDS)


class Prospect(NamedTuple):
    """How well diplomacy may go with the cards of a hand."""

    cards: int  # of the planet's temperament that are played
    need: int  # the total that wins with this many
    bonus: int  # of abilities and of cards that help
    ways: int  # how many of all rolls succeed


def _ways(dice: int) -> list[int]:
    """How many rolls come to each total: counted die by die, as a content pack may have many dice."""
    ways = [1]
    for _ in range(dice):
        ways = [sum(ways[max(0, total - SIDES) : total]) for total in range(len(ways) + SIDES)]
    return ways


WAYS = _ways(FIGURES.diplomacy_dice)
ROLLS = sum(WAYS)


@cache
def ways_to_reach(total: int) -> int:
    """How many rolls of the dice come to this or more."""
    return sum(WAYS[max(0, total) :])


def prospects(s: VoidState, seat: int, space: int) -> list[tuple[Prospect, bool]]:
    """VOID-9.2, VOID-16.5: for each number of cards, the best that the hand can do, and whether it has so many.

    A card that helps may be played for its temperament too.
    """
    hand = usable(s, seat)
    matching = sorted((card for card in hand if TYPE[card] == TEMPERAMENT_AT[space]), key=_help)
    own = abilities(s, seat).diplomacy_bonus
    found = []
    for n in range(1, len(RACES[s.race[seat]].thresholds) + 1):
        left = without(hand, matching[:n]) if n <= len(matching) else hand
        bonus = own + sum(_help(card) for card in left)
        need = must_reach(s, seat, n)
        found.append((Prospect(n, need, bonus, ways_to_reach(need - bonus)), n <= len(matching)))
    return found


def best_prospect(s: VoidState, seat: int, space: int) -> Prospect:
    """The best of those that the hand has the cards for."""
    return max((way for way, is_open in prospects(s, seat, space) if is_open), key=lambda way: way.ways)


def _help(card: int) -> int:
    """What a card adds to the dice if it is not played for its temperament."""
    power = CARDS[card].power
    return power.amount if CARDS[card].window == KIND_WORDS and isinstance(power, DiplomacyBonus) else 0


@dataclass(frozen=True, slots=True)
class DiplomacyCards(Reserving):
    """VOID-9.1: which cards of the planet's temperament are played? VOID-9.7: at most four."""

    space: int

    def _cards(self, s: VoidState) -> list[int]:
        return of_type(s, self.seat, TEMPERAMENT_AT[self.space])

    def reserved(self, s: VoidState) -> Sequence[int]:
        return self._cards(s)

    def can_do_with(self, s: VoidState, cards: Sequence[int]) -> bool:
        return any(TYPE[card] == TEMPERAMENT_AT[self.space] for card in cards)

    def ask(self, s: VoidState) -> Decision | None:
        cards = self._cards(s)
        most = min(len(cards), len(RACES[s.race[self.seat]].thresholds))
        places = distinct(cards, most)
        needs = ", ".join(str(must_reach(s, self.seat, n)) for n in range(1, most + 1))
        return Decision.choose(
            self, self.seat, "ask.diplomacy_cards", "VOID-9.1", places, 1, most,
            space=named(s, self.space), needs=needs, dice=FIGURES.diplomacy_dice,
            bonus=abilities(s, self.seat).diplomacy_bonus, never_auto=True, reveals=True,
        )  # fmt: skip

    def answer(self, s: VoidState, choice: Choice) -> None:
        cards = self._cards(s)
        played = tuple(cards[place] for place in choice)
        show(s, self.seat, played)
        s.tell("negotiates", side=refs.SEAT[self.seat], space=named(s, self.space), cards=refs.cards(played))
        s.push(KindWords(self.seat, self.space, played))

    def option(self, s: VoidState, code: int) -> Option:
        return card_option(self._cards(s)[code])


@dataclass(frozen=True, slots=True)
class KindWords(Reserving):
    """VOID-16.5: which other cards help? Asked whenever there are enough other cards in hand (VOID-16.7)."""

    space: int
    played: tuple[int, ...]

    def reserved(self, s: VoidState) -> Sequence[int]:
        return self.played

    def can_do_with(self, s: VoidState, cards: Sequence[int]) -> bool:
        return all(cards.count(card) >= self.played.count(card) for card in self.played)

    def _cards(self, s: VoidState) -> list[int]:
        left = without(usable(s, self.seat), self.played)
        return [card for card in left if CARDS[card].window == KIND_WORDS]

    def ask(self, s: VoidState) -> Decision | None:
        if len(s.hands[self.seat]) - len(self.played) < FEWEST:
            return None
        cards = self._cards(s)
        places = list(range(len(cards)))
        need, bonus = must_reach(s, self.seat, len(self.played)), abilities(s, self.seat).diplomacy_bonus
        return Decision.choose(
            self, self.seat, "ask.kind_words", "VOID-16.5", places, 0, len(places),
            space=named(s, self.space), can=f"helps:{refs.ANY if cards else refs.NONE_OF_THEM}", need=need, bonus=bonus,
            n=whole(percent(Fraction(ways_to_reach(need - bonus), ROLLS))), never_auto=True, reveals=True,
        )  # fmt: skip

    def do(self, s: VoidState) -> None:
        self.answer(s, ())

    def answer(self, s: VoidState, choice: Choice) -> None:
        cards = self._cards(s)
        helping = [cards[place] for place in choice]
        bonus = abilities(s, self.seat).diplomacy_bonus
        if helping:  # VOID-R55: used up, whether the try succeeds or not
            discard(s, self.seat, helping)
            s.tell("helped_by", side=refs.SEAT[self.seat], cards=refs.cards(helping))
            powers = [CARDS[card].power for card in helping]
            bonus += sum(power.amount for power in powers if isinstance(power, DiplomacyBonus))
        self._roll(s, bonus)

    def _roll(self, s: VoidState, bonus: int) -> None:
        seat, space = self.seat, self.space
        need = must_reach(s, seat, len(self.played))
        dice = [s.roll_die(seat) for _ in range(FIGURES.diplomacy_dice)]
        args: dict[str, int | str] = {"side": refs.SEAT[seat], "dice": ", ".join(map(str, dice)), "bonus": bonus}
        total = sum(dice) + bonus
        s.tell("diplomacy_roll", **args, total=total, need=need)
        if total >= need:
            discard(s, seat, self.played)
            become_ally(s, seat, space)
        else:
            s.tell("diplomacy_fails", side=refs.SEAT[seat], space=named(s, space))

    def option(self, s: VoidState, code: int) -> Option:
        return card_option(self._cards(s)[code])
