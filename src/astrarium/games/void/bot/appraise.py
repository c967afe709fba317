"""How well a seat stands, for bots that look ahead (see worth.py for what things are worth)."""

from ..cards import usable
from ..content import RACES, TYPE
from ..empire import PLANET_SPACES, fleet_of, planet_gives
from ..names import NONE
from ..scoring import outcome
from ..state import VoidState
from . import leanings
from .council import influences, prizes
from .danger import danger
from .leanings import Leaning
from .pace import Pace, pace
from .prospects import promise, prospects
from .research import loans
from .settle import BATTLES, battles, swaps, talks
from .worth import ability, held, purse, ships, technologies

WIN = 100.0
OTHERS, LEADER = 0.3, 0.3  # how much the others count together, and the best of them once more
FEAR = 0.5  # share of the expected losses that counts
CARD, PAIR = 0.15, 0.3  # points for a card whatever it is, and for each one more of its type
INFLUENCE = 0.15  # points for each influence, besides the prizes that it wins now


def appraise(s: VoidState, seat: int, lean: Leaning = leanings.NONE) -> float:
    """How the seat stands against the others, by what is on the table and what is under way."""
    if s.ending:
        return _final_worth(s, seat)
    if s.lost:  # a battle is under way
        return sum([_standing(after, seat, lean) for after in battles(s)]) / BATTLES
    under_way = talks(s)
    if under_way is not None:
        chance, success = under_way
        return chance * _standing(success, seat, lean) + (1 - chance) * _standing(s, seat, lean)
    return max([_standing(after, seat, lean) for after in swaps(s) or [s]])


def _standing(s: VoidState, seat: int, lean: Leaning) -> float:
    paces = [pace(s, player) for player in range(s.seats)]
    at = paces[seat]
    worth = [basic(s, player, paces[player], lean if player == seat else leanings.NONE) for player in range(s.seats)]
    planets = _add_planets(s, paces, worth, seat, lean)
    _add_council(s, at, worth, seat, lean)
    own = worth.pop(seat)
    own += promise(prospects(s, seat, at, lean)) + _cards(s, seat, at, lean)
    own -= FEAR * danger(s, seat, at, planets)
    return own - OTHERS * sum(worth) / len(worth) - LEADER * max(worth)


def _final_worth(s: VoidState, seat: int) -> float:
    result = outcome(s)
    others = max(score for other, score in enumerate(result.scores) if other != seat)
    return (WIN if seat in result.winners else -WIN) + result.scores[seat] - others


def basic(s: VoidState, seat: int, at: Pace, lean: Leaning) -> float:
    """What points, technologies, credits and ships are worth, with purchases under way and borrowed goods."""
    fleet = fleet_of(s, seat) + s.built[seat]
    researched = technologies(s.technologies[seat] | s.bought[seat], fleet, at)
    money = purse(max(0, s.credits[seat] - s.spent[seat]), at)
    if s.race[seat] != NONE:
        money += RACES[s.race[seat]].credits * at.income
    return s.vp[seat] + lean.research * researched + money + ships(fleet, at) + loans(s, seat, at)


def _add_planets(s: VoidState, paces: list[Pace], worth: list[float], seat: int, lean: Leaning) -> list[int]:
    """Add what its planets bring to each player's worth; returns the spaces that this seat controls."""
    own = []
    for space, holder in enumerate(s.holder):
        if holder == NONE:
            continue
        if holder == seat:
            own.append(space)
        if space != s.home(holder):
            worth[holder] += held(s, space, paces[holder])
            if s.ally[space] == holder and planet_gives(s, space)[4]:
                gain = ability(space, paces[holder])
                worth[holder] += lean.diplomacy * gain if holder == seat else gain
    for space in PLANET_SPACES:
        if s.infested[space] != NONE:
            worth[s.infested[space]] += ability(space, paces[s.infested[space]])
    return own


def _add_council(s: VoidState, at: Pace, worth: list[float], seat: int, lean: Leaning) -> None:
    """Add what influence brings to each player's worth: the prizes as they would go now (VOID-10.5), and a bit more."""
    had = influences(s)
    if not any(had):
        return
    found = [INFLUENCE * at.scorings * n + paid for n, paid in zip(had, prizes(had, at), strict=True)]
    for player, gain in enumerate(found):
        worth[player] += lean.diplomacy * gain if player == seat else gain


def _cards(s: VoidState, seat: int, at: Pace, lean: Leaning) -> float:
    """What the hand is worth (VOID-7.12). Cards of one type count more: they are used together."""
    if not at.turns:
        return 0.0
    types = [TYPE[card] for card in usable(s, seat)]
    pairs = len(types) - len(set(types))
    return lean.diplomacy * (CARD * len(types) + PAIR * pairs) * min(1.0, at.turns / 3)
