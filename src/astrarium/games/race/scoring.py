"""The final score (section 11)."""

from collections.abc import Iterable, Mapping

from astrarium.kernel import Outcome
from astrarium.kernel.game import rank
from astrarium.kernel.game import tie_break as broken_by

from .content import CARDS, VP, WORLDS, rows
from .design import Design, ScoreOnce
from .powers import Military
from .state import NONE, RaceState

GENERAL_MILITARY = tuple(sum(power.n for power in powers if power.is_general) for powers in rows(Military))


def _counted(six_cost: Design) -> tuple[int, ...]:
    """RACE-11.8: the VP that each card adds, by the first entry that matches it."""
    return tuple(next((entry.vp for entry in six_cost.score if entry.counts(card)), 0) for card in CARDS)


COUNTED = {card: _counted(design) for card, design in enumerate(CARDS) if design.is_six_cost}
ONCE = {card: [entry for entry in CARDS[card].score if isinstance(entry, ScoreOnce)] for card in COUNTED}


def general_military(tableau: Iterable[int]) -> int:
    """RACE-14.6: the sum of general Military, negatives included, without specialised and temporary Military."""
    return sum([GENERAL_MILITARY[card] for card in tableau])


def six_cost_vp(s: RaceState, seat: int, card: int) -> int:
    """RACE-6.7: the VP of a 6-cost development now, or if it were placed from the hand."""
    tableau = s.tableau[seat] if card in s.tableau[seat] else [*s.tableau[seat], card]
    counted = COUNTED[card]
    cards = sum([counted[own] for own in tableau])
    return cards + sum([entry.once(s.chips[seat], general_military(tableau)) for entry in ONCE[card]])


def breakdown(s: RaceState, seat: int) -> Mapping[str, int]:
    """RACE-11.4: a seat's points by source."""
    tableau = s.tableau[seat]
    return {
        "worlds": sum([VP[card] for card in tableau if card in WORLDS]),
        "developments": sum([VP[card] for card in tableau if card not in WORLDS]),
        "six_cost": sum([six_cost_vp(s, seat, card) for card in tableau if card in COUNTED]),
        "chips": s.chips[seat],
    }


def points(s: RaceState, seat: int) -> int:
    """A seat's points in all: what `breakdown` adds up to."""
    tableau = s.tableau[seat]
    six_cost = sum([six_cost_vp(s, seat, card) for card in tableau if card in COUNTED])
    return sum([VP[card] for card in tableau]) + six_cost + s.chips[seat]


def tie_break(s: RaceState, seat: int) -> int:
    """RACE-11.6: the number of cards in hand and goods on worlds."""
    return len(s.hands[seat]) + sum(good != NONE for good in s.goods[seat])


def outcome(s: RaceState) -> Outcome:
    """The result (RACE-11.5 to RACE-11.7)."""
    details = tuple(breakdown(s, seat) for seat in range(s.seats))
    scores = tuple(sum(detail.values()) for detail in details)
    standings = [(scores[seat], tie_break(s, seat)) for seat in range(s.seats)]
    places = rank(standings)
    winners = tuple(seat for seat in range(s.seats) if places[seat] == 1)
    tie = broken_by(standings, ("hand_and_goods",))
    return Outcome(winners, scores, places, s.ending or "rounds", s.round, details, tie)
