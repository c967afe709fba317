"""The final score (section 11)."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from astrarium.kernel import Outcome
from astrarium.kernel.game import rank

from .content import CARDS, GOODS, Design, rows
from .state import NONE, RaceState

MILITARY = rows("settle", "military")

Row = dict[str, Any]


def _has_power(card: Design, phase: str) -> bool:
    return any(power.phase == phase for power in card.powers)


def _is_good(card: Design, row: Row) -> bool:
    return "good" not in row or card.good == GOODS.index(row["good"])


# RACE-11.8: which cards an entry of a 6-cost development counts
MATCHES: dict[str, Callable[[Design, Row], bool]] = {
    "production_world": lambda card, row: card.is_production and _is_good(card, row),
    "windfall_world": lambda card, row: card.is_windfall and _is_good(card, row),
    "military_world": lambda card, row: card.is_world and card.is_military,
    "rebel_military_world": lambda card, row: card.is_world and card.is_military and "rebel" in card.keywords,
    "keyword": lambda card, row: row["keyword"] in card.keywords,
    "world": lambda card, row: card.is_world,
    "development": lambda card, row: not card.is_world,
    "six_cost_development": lambda card, row: card.is_six_cost,
    "development_with_power": lambda card, row: not card.is_world and _has_power(card, row["phase"]),
    "world_with_power": lambda card, row: card.is_world and _has_power(card, row["phase"]),
    "card": lambda card, row: card.id == row["id"],
}


def general_military(tableau: Iterable[int]) -> int:
    """RACE-14.6: negatives included, specialised and temporary Military not."""
    return sum(power.n for card in tableau for power in MILITARY[card] if not power.goods and not power.rebel)


def six_cost_vp(s: RaceState, seat: int, card: int) -> int:
    """RACE-6.7: what a 6-cost development is worth now, or would be if it were placed from the hand."""
    tableau = s.tableau[seat] if card in s.tableau[seat] else [*s.tableau[seat], card]
    entries = CARDS[card].score
    total = 0
    for row in entries:
        if row["match"] == "vp_chips":
            total += row["vp"] * (s.chips[seat] // row["per"])
        elif row["match"] == "total_military":
            total += row["vp"] * general_military(tableau)
    counting = [row for row in entries if row["match"] in MATCHES]
    for own in tableau:
        design = CARDS[own]
        total += next((row["vp"] for row in counting if MATCHES[row["match"]](design, row)), 0)
    return total


def breakdown(s: RaceState, seat: int) -> Mapping[str, int]:
    """RACE-11.4: where the points come from."""
    tableau = s.tableau[seat]
    return {
        "worlds": sum(CARDS[card].vp for card in tableau if CARDS[card].is_world),
        "developments": sum(CARDS[card].vp for card in tableau if not CARDS[card].is_world),
        "six_cost": sum(six_cost_vp(s, seat, card) for card in tableau if CARDS[card].is_six_cost),
        "chips": s.chips[seat],
    }


def tie_break(s: RaceState, seat: int) -> int:
    """RACE-11.6: cards in hand and goods on worlds."""
    return len(s.hands[seat]) + sum(good != NONE for good in s.goods[seat])


def outcome(s: RaceState) -> Outcome:
    """RACE-11.5 to RACE-11.7."""
    details = tuple(breakdown(s, seat) for seat in range(s.seats))
    scores = tuple(sum(detail.values()) for detail in details)
    places = rank([(scores[seat], tie_break(s, seat)) for seat in range(s.seats)])
    winners = tuple(seat for seat in range(s.seats) if places[seat] == 1)
    return Outcome(winners, scores, places, s.ending or "rounds", s.round, details)
