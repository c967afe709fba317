"""What a seat can see, and whole states that it could believe in.

Hidden are the order of the deck and, until the end, everybody else's missions. All else lies open on the table.
"""

from collections.abc import Sequence
from dataclasses import asdict
from functools import cache
from typing import Any

from astrarium.kernel import Rng, View
from astrarium.kernel.view import open_table, restore, table_view

from .content import MISSION_INDEX, MISSIONS, PLANET_INDEX, PLANETS, ROGUES, SHIPS_EACH
from .state import NO_PLANET, TinyState, TinyStep, Variant


def _planet_ids(planets: list[int]) -> list[str]:
    return [PLANETS[planet].id if planet != NO_PLANET else "" for planet in planets]


def _planets(ids: list[str]) -> list[int]:
    return [PLANET_INDEX[planet] if planet else NO_PLANET for planet in ids]


def view(s: TinyState, seat: int | None) -> View:
    return views(s, (seat,))[0]


def views(s: TinyState, seats: Sequence[int | None]) -> list[View]:
    """Built up from nothing; planets and missions by their ids, ships by `where` and `level` as in the state.

    What lies open is built once; each reader's own mission is laid over it.
    """
    over = not s.stack and not s.lanes  # also when all but one have resigned
    sides = [_side(s, side) for side in range(s.sides)]
    if over:
        sides[: s.seats] = [_with_mission(s, seat, sides) for seat in range(s.seats)]
    open_to_all: View = {
        "variant": _variant(s.variant),
        "round": s.round,
        "first": s.first,
        "active": s.active,
        "row": _planet_ids(s.row),
        "deck": len(s.deck),
        "sunk": _planet_ids(s.deck[: s.sunk]),
        "discards": _planet_ids(s.discards),
        "dice": s.dice[:],
        "resolving": s.resolving,
        "rerolls": s.rerolls,
        "follow_price": s.follow_price,
        "follow_gains": s.follow_gains[:],
        "in_use": _used(s.in_use),
        "used_turn": _used(s.used_turn),
        "rogue": ROGUES[s.rogue].id if s.rogue >= 0 else None,
        "attacks": s.attacks,
        "lost_dice": s.lost_dice,
        "trigger": s.trigger,
        "ending": s.ending,
        "choosing": [seat for seat, lane in enumerate(s.lanes) if lane],
    }
    shared = open_table(s)
    return [
        {
            **table_view(s, seat, shared),
            **open_to_all,
            "sides": sides
            if seat is None or over
            else [*sides[:seat], _with_mission(s, seat, sides), *sides[seat + 1 :]],
        }
        for seat in seats
    ]


@cache
def _variant(variant: Variant) -> dict[str, bool]:
    return asdict(variant)


def _side(s: TinyState, side: int) -> dict[str, Any]:
    ships = slice(side * SHIPS_EACH, side * SHIPS_EACH + SHIPS_EACH)
    return {
        "energy": s.energy[side],
        "culture": s.culture[side],
        "empire": s.empire[side],
        "vp": s.vp[side],
        "where": s.where[ships],
        "level": s.level[ships],
        "colonies": _planet_ids(s.colonies[side]),
    }


def _with_mission(s: TinyState, seat: int, sides: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        **sides[seat],
        "dealt": [MISSIONS[mission].id for mission in s.dealt[seat]],
        "kept": MISSIONS[s.kept[seat]].id if s.kept[seat] >= 0 else None,
    }


def _used(mask: int) -> list[list[int]]:
    """Planet actions in use, or already used, as [planet, side]."""
    used = []
    while mask:
        lowest = mask & -mask
        used.append(list(divmod(lowest.bit_length() - 1, 8)))
        mask ^= lowest
    return used


def _mask(used: list[list[int]]) -> int:
    return sum(1 << (planet * 8 + side) for planet, side in used)


def sample(view: View, rng: Rng) -> TinyState:
    """Fill in what the reader of a view cannot know, each possibility as likely as any other."""
    s = TinyState(view["seats"], rng.fresh(), Variant(**view["variant"]))
    restore(s, view, TinyStep)
    s.round, s.first, s.active = view["round"], view["first"], view["active"]
    s.row = _planets(view["row"])
    s.discards = _planets(view["discards"])
    s.dice = list(view["dice"])
    s.resolving, s.rerolls = view["resolving"], view["rerolls"]
    s.follow_price, s.follow_gains = view["follow_price"], list(view["follow_gains"])
    s.in_use, s.used_turn = _mask(view["in_use"]), _mask(view["used_turn"])
    s.rogue = next((index for index, rogue in enumerate(ROGUES) if rogue.id == view["rogue"]), -1)
    s.attacks, s.lost_dice = view["attacks"], view["lost_dice"]
    s.trigger, s.ending = view["trigger"], view["ending"]
    s.where, s.level = [], []
    for side, seen in enumerate(view["sides"]):
        s.energy[side], s.culture[side] = seen["energy"], seen["culture"]
        s.empire[side], s.vp[side] = seen["empire"], seen["vp"]
        s.where += seen["where"]
        s.level += seen["level"]
        s.colonies[side] = _planets(seen["colonies"])
    _imagine_deck(s, _planets(view["sunk"]), rng)
    if s.seats > 1:
        _imagine_missions(s, view, rng)
    return s


def _imagine_deck(s: TinyState, sunk: list[int], rng: Rng) -> None:
    seen = {*s.row, *s.discards, *sunk}
    for colonies in s.colonies:
        seen.update(colonies)
    unseen = [planet for planet in range(len(PLANETS)) if planet not in seen]
    rng.shuffle(unseen)
    s.deck = sunk + unseen
    s.sunk = len(sunk)


def _imagine_missions(s: TinyState, view: View, rng: Rng) -> None:
    sides, choosing = view["sides"], view["choosing"]
    known = {MISSION_INDEX[mission] for seen in sides for mission in seen.get("dealt", ())}
    pool = [
        index
        for index, mission in enumerate(MISSIONS)
        if index not in known and (mission.two_player_pool or not s.variant.two_player_missions)
    ]
    rng.shuffle(pool)
    for seat, seen in enumerate(sides):
        if "dealt" in seen:
            s.dealt[seat] = tuple(MISSION_INDEX[mission] for mission in seen["dealt"])
            s.kept[seat] = MISSION_INDEX[seen["kept"]] if seen["kept"] else -1
        else:
            s.dealt[seat] = (pool.pop(), pool.pop())
            s.kept[seat] = -1 if seat in choosing else s.dealt[seat][0]
