"""Scorings, and the end of the game (section 10)."""

from astrarium.kernel import Outcome
from astrarium.kernel.game import rank, tie_break

from . import refs
from .content import EVENTS, FIGURES, SCORINGS, TECHNOLOGIES
from .empire import controlled, influence, is_home, planet_cards, planet_gives
from .state import VoidState

# What a scoring notes of each player, in this order
SHEET = ("planets", "homes", "technologies", "council", "influence")
PLANETS, HOMES, OWNED, COUNCIL, INFLUENCE = range(5)


def planet_points(s: VoidState, seat: int) -> int:
    """VOID-10.2"""
    return sum(planet_gives(s, space)[1] for space in planet_cards(s, seat))


def home_points(s: VoidState, seat: int) -> int:
    """VOID-8.22, VOID-R6: for conquered home worlds."""
    homes = [space for space in controlled(s, seat) if is_home(space) and space != s.home(seat)]
    return FIGURES.home_vp * len(homes)


def technology_points(s: VoidState, seat: int) -> int:
    """VOID-10.3"""
    owned = s.technologies[seat]
    return sum(technology.vp for number, technology in enumerate(TECHNOLOGIES) if owned >> number & 1)


def council_points(influences: list[int], first: int, second: int) -> list[int]:
    """VOID-10.5 to VOID-10.7, VOID-R5: shares are rounded up; with a tie for first there is no second prize."""
    best = max(influences)
    leaders = [seat for seat, n in enumerate(influences) if n == best and n]
    paid = [0] * len(influences)
    if len(leaders) > 1:
        first, second = first + second, 0
    for seat in leaders:
        paid[seat] = -(-first // len(leaders))
    behind = max((n for n in influences if n < best), default=0)
    followers = [seat for seat, n in enumerate(influences) if n == behind and n and n < best]
    for seat in followers:
        paid[seat] = -(-second // len(followers))
    return paid


def score(s: VoidState, card: int) -> None:
    """VOID-10.1: planets, technologies, council."""
    row = SCORINGS[card - len(EVENTS)]
    influences = [influence(s, seat) for seat in range(s.seats)]
    council = council_points(influences, row.first, row.second)
    for seat in s.order:
        sheet = (
            planet_points(s, seat),
            home_points(s, seat),
            technology_points(s, seat),
            council[seat],
            influences[seat],
        )
        s.sheets[seat] += sheet
        gained = sum(sheet[:INFLUENCE])
        s.vp[seat] += gained
        s.tell(
            "scores", side=refs.SEAT[seat], n=gained, planets=sheet[PLANETS] + sheet[HOMES],
            technologies=sheet[OWNED], council=sheet[COUNCIL], influence=sheet[INFLUENCE],
        )  # fmt: skip


def total(s: VoidState, seat: int, place: int) -> int:
    """One number of the seat's sheets, summed over all scorings."""
    return sum(s.sheets[seat][place :: len(SHEET)])


def outcome(s: VoidState) -> Outcome:
    """VOID-10.10, VOID-R56"""
    standings = [
        (
            s.vp[seat],
            len(controlled(s, seat)),
            influence(s, seat),
            s.technologies[seat].bit_count(),
            s.credits[seat],
        )
        for seat in range(s.seats)
    ]
    places = rank(standings)
    winners = tuple(seat for seat in range(s.seats) if places[seat] == 1)
    details = tuple(
        {
            "planets": total(s, seat, PLANETS),
            "homes": total(s, seat, HOMES),
            "technologies": total(s, seat, OWNED),
            "council": total(s, seat, COUNCIL),
            "events": s.events_vp[seat],
        }
        for seat in range(s.seats)
    )
    broken = tie_break(standings, ("planets", "influence", "technologies", "credits"))
    return Outcome(winners, tuple(s.vp), places, s.ending or "full", s.round, details, broken)
