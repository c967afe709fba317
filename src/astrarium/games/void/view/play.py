"""The part of a view that is under way: the turn, a move, a battle, as the steps on the stack have it."""

from typing import Literal

from .. import refs
from ..battle.attack import Attacked
from ..battle.dice import AfterDice
from ..battle.fight import ALL_SHIPS, ATTACKER, DEFENDER, PIRATE, Fight, FightLevel, each_die
from ..battle.targets import TARGET_NAMES
from ..content import SHIPS
from ..map.fleets import COUNT, KINDS, SHIP_OF
from ..names import NONE
from ..state import VoidState
from ..turn.move import AskLeave, Leg
from ..turn.uses import USES
from .map import number_or_none, space_id, squadron_list
from .types import Battle, Die, Fleet, Moving, Side, Turn


def turn(s: VoidState) -> Turn:
    unmoved: list[Fleet] = []
    at = []
    for space, fleet in enumerate(s.unmoved):
        if fleet:
            unmoved.append({"seat": s.turn, "ships": squadron_list(fleet)})
            at.append(space_id(space))
    return {
        "seat": number_or_none(s.turn),
        "actions": s.actions,
        "used": [USES[use] for use in s.used],
        "paid_moves": s.paid_moves,
        "swaps": s.swaps,
        "truces": [seat for seat in range(s.seats) if s.truces >> seat & 1],
        "no_leave": [space_id(space) for space in s.map.spaces if s.refused_leave >> space & 1],
        "unmoved": unmoved if s.unmoved else None,
        "unmoved_at": at,
    }


def moving(s: VoidState) -> Moving | None:
    for step in reversed(s.stack):
        if isinstance(step, Leg | AskLeave):
            kind = KINDS[step.kind]
            return {
                "seat": step.seat if isinstance(step, Leg) else step.mover,
                "owner": step.owner,
                "ship": SHIPS[kind.ship].id,
                "damaged": kind.damaged,
                "came": [space_id(space) for space in s.came],
                "left": step.left,
                "aboard": squadron_list(s.aboard),
                "dropped": [f"{space_id(code // COUNT)}.{refs.KIND_ID[code % COUNT]}" for code in s.dropped],
            }
    return None


def battle(s: VoidState) -> Battle | None:
    for step in reversed(s.stack):
        if isinstance(step, Fight):
            level = step.level if isinstance(step, FightLevel) and step.level != ALL_SHIPS else None
            return {
                "space": space_id(step.space),
                "target": TARGET_NAMES[step.aim],
                "level": level,
                "attacker": _side(s, step, ATTACKER),
                "defender": _side(s, step, DEFENDER),
            }
    return None


def _side(s: VoidState, fight: Fight, side: int) -> Side:
    taken = list(s.hits[1 - side]) if s.hits else [0, 0, 0]
    return {
        "seat": number_or_none(fight.seat(side)),
        "war_cry": bool(fight.cries >> side & 1),
        "dice": [_die(*die) for die in each_die(s.dice[side])] if s.dice else [],
        "hits": sum(taken),
        "taken": taken,
        "lost": squadron_list(s.lost[side]) if s.lost else [],
        "left": squadron_list(s.chosen[side]) if s.chosen else [],
        "shields": s.shields[side] if s.shields else 0,
        "quiet": bool(s.quiet >> side & 1),
        "window": _window(s, side),
    }


def _window(s: VoidState, side: int) -> Literal["now", "next", "done"] | None:
    """VOID-16.7: who is asked depends on what everybody sees, and so does who will be."""
    step = s.stack[-1]
    if isinstance(step, Attacked):
        return "now" if side == DEFENDER else "done"
    if not isinstance(step, AfterDice) or step.seat(side) == NONE:
        return None
    if step.side == side:
        return "now"
    if step.passed or s.quiet >> side & 1:
        return "done"
    return "next" if AfterDice(*step.at_level, side, 0).ask(s) else None


def _die(value: int, need: int, kind: int) -> Die:
    ship = None if kind == PIRATE else SHIPS[SHIP_OF[kind]].id
    return {"value": value, "need": need, "hit": value >= need, "ship": ship}
