"""The bots' appraisal of a position, in present and expected victory points.

The weights were estimated by hand and checked only by how often the greedy bot wins with them.
"""

from astrarium.kernel import Choice, Decision

from ..actions.resources import income
from ..content import DICE_AT, END_VP, FREE_REROLLS, SHIPS_AT, SHIPS_EACH
from ..dice import reroll_price
from ..names import CULTURE
from ..scoring import outcome
from ..state import NOBODY, ORBIT, TinyState
from ..turn import CONVERT, REROLL
from .dice import PROGRESS, STOCK, dice_worth, from_the_least_useful, reroll_gain, to_reroll
from .missions import chance_to_win, keep_worth, mission_worth

WIN = 100.0
DIE = 1.6  # the worth of one more die for a whole game
SHIP = 1.1
COLONY_ACTION = 0.25
INCOME = 0.12  # for each ship that brings culture; energy comes easily
OUTRUN = 0.55  # factor for progress on a track where somebody else is ahead
RIVAL = 0.6  # how much the strongest rival's standing counts
LATE = 0.6  # how much less the future counts when a rival is about to end the game
PAID_MARGIN = 1.5  # a paid reroll must promise this many times its price
PLAY_ON = 0.3  # factor for unfinished things in a seat's last turn: some may still become points


def appraise(s: TinyState, seat: int) -> float:
    if not s.round and s.seats > 1:  # during set-up only the mission matters
        return keep_worth(s.kept[seat]) if s.kept[seat] >= 0 else 0.0
    if s.ending:
        return _final_worth(s, seat)
    under_way = standing(s, seat) - s.vp[seat]
    if s.active == seat:
        under_way += dice_worth(s, seat)
    under_way *= _time_left(s, seat)
    if s.trigger != NOBODY and s.next_seat(s.active) == s.first:  # the game ends with this turn
        return _final_worth(s, seat) + under_way
    rivals = [standing(s, other) for other in range(s.sides) if other != seat]
    return s.vp[seat] + mission_worth(s, seat) + under_way - RIVAL * max(rivals)


def _time_left(s: TinyState, seat: int) -> float:
    """The share of unfinished things that can still become points: in the last round, it depends on turns left."""
    if s.trigger == NOBODY:
        return 1.0
    turns = (seat - s.first) % s.seats - (s.active - s.first) % s.seats
    return 1.0 if turns > 0 else PLAY_ON if turns == 0 else 0.0


def _final_worth(s: TinyState, seat: int) -> float:
    if s.seats == 1:
        return WIN if seat in outcome(s).winners else -WIN
    lead = s.vp[seat] + mission_worth(s, seat) - max(points for other, points in enumerate(s.vp) if other != seat)
    return WIN * (2 * chance_to_win(s, seat) - 1) + lead


def standing(s: TinyState, side: int) -> float:
    """The worth of a side's own position: points, resources, empire, ships on tracks."""
    # Things that pay later are worth less when others near the end. (A side's own points must not lower its worth.)
    threat = max(points for other, points in enumerate(s.vp) if other != side)
    future = 1.0 - LATE * threat / END_VP
    worth = float(s.vp[side])
    if side < s.seats:
        level = s.empire[side]
        worth += future * (DIE * (DICE_AT[level] - DICE_AT[1]) + SHIP * (SHIPS_AT[level] - SHIPS_AT[1]))
        worth += (0.4 + 0.6 * future) * (STOCK[s.energy[side]] + STOCK[s.culture[side]])
    worth += future * COLONY_ACTION * len(s.colonies[side])
    worth += future * INCOME * income(s, side, CULTURE)
    for index in range(side * SHIPS_EACH, side * SHIPS_EACH + SHIPS_EACH):
        place = s.where[index]
        if place >= ORBIT:
            worth += _progress(s, side, index, place)
    return worth


def _progress(s: TinyState, side: int, index: int, place: int) -> float:
    level = s.level[index]
    worth = PROGRESS[s.row[place - ORBIT]][level]
    for other, elsewhere in enumerate(s.where):
        if elsewhere == place and other // SHIPS_EACH != side and s.level[other] > level:
            return worth * OUTRUN
    return worth


def candidates(s: TinyState, decision: Decision) -> list[Choice]:
    """The answers worth trying: the least useful dice are given up first; otherwise nearly everything is tried."""
    prompt, seat = decision.prompt, decision.seat
    if prompt == "ask.turn":
        return [(code,) for code in decision.options if _is_worth_a_try(s, seat, code)]
    if prompt == "ask.reroll":
        return [to_reroll(s, seat) or (from_the_least_useful(s, seat, decision.options)[0],)]
    if prompt in ("ask.turn_die", "ask.convert", "ask.discard_dice"):
        return [tuple(from_the_least_useful(s, seat, decision.options)[: decision.low])]
    return decision.some_choices(64)


def _is_worth_a_try(s: TinyState, seat: int, code: int) -> bool:
    if code == CONVERT:
        return s.rerolls >= FREE_REROLLS  # the free reroll comes first: it costs no dice
    if code == REROLL:
        dice = to_reroll(s, seat)
        price = reroll_price(s)
        energy = s.energy[seat]
        return bool(dice) and reroll_gain(s, seat, dice) > PAID_MARGIN * (STOCK[energy] - STOCK[energy - price])
    return True
