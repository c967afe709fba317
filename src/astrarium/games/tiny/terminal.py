"""The table of Tiny Epic Galaxies as text."""

from collections.abc import Iterator
from typing import Any

from astrarium.kernel import View
from astrarium.kernel.terminal import Reader, aligned

from .content import (
    DICE_AT,
    FACE_IDS,
    MAX_RESOURCE,
    PLANET_INDEX,
    PLANETS,
    RESOURCES,
    ROGUES,
    SHIPS_AT,
    TOP_LEVEL,
    TRACKS,
    UPGRADE_COST,
    Planet,
)
from .state import ACTIVATED, HOME, LOCKED, NOBODY, ORBIT, slot_of

USUAL_PRICE = 1


def table(view: View, who: Reader) -> list[str]:
    """Round, planets, galaxies, dice: some 25 lines for three players."""
    return [*_head(view, who), *_planets(view, who), *_galaxies(view, who), *_dice(view, who)]


def _side(view: View, who: Reader, side: int) -> str:
    """A seat's name, or that of the Rogue, who is the side after the last seat."""
    if side < view["seats"]:
        return who.seat(side)
    return who.name(f"rogue:{view['rogue']}") if view["rogue"] else who.say("terminal.rogue")


def _head(view: View, who: Reader) -> list[str]:
    if not view["round"]:
        return [who.say("terminal.before", deck=view["deck"])]
    active = _side(view, who, view["active"])
    head = who.say("terminal.head", round=view["round"], active=active, deck=view["deck"])
    if view["trigger"] != NOBODY and not view["ending"]:
        head += " " + who.say("terminal.last_round", name=_side(view, who, view["trigger"]))
    return [head]


# The row


def _planets(view: View, who: Reader) -> Iterator[str]:
    yield who.say("terminal.planets")
    shown = [(slot, PLANETS[PLANET_INDEX[planet]]) for slot, planet in enumerate(view["row"]) if planet]
    cells = [_figures(planet, who) for _, planet in shown]
    for row, (slot, planet) in zip(aligned(cells), shown, strict=True):
        yield f"  {row}"
        yield "    " + who.say(f"planet.{planet.id}.text")
        ships = list(_ships_at(view, who, slot, planet))
        if ships:
            yield "    " + who.say("terminal.ships_here", ships=", ".join(ships))


def _figures(planet: Planet, who: Reader) -> list[str]:
    track = who.name(f"track:{TRACKS[planet.track]}")
    return [
        who.say("terminal.label", name=who.name(f"planet:{planet.id}")),
        who.say("terminal.vp", n=planet.vp),
        who.name(f"resource:{RESOURCES[planet.resource]}"),
        who.say("terminal.track", n=planet.advances, track=track),
    ]


def _ships_at(view: View, who: Reader, slot: int, planet: Planet) -> Iterator[str]:
    """Whose ships are at a planet: first those in orbit, who may soon have it."""
    landed: list[str] = []
    for side, seen in enumerate(view["sides"]):
        name = _side(view, who, side)
        for place, level in zip(seen["where"], seen["level"], strict=True):
            if place <= HOME or slot_of(place) != slot:
                continue
            if place >= ORBIT:
                yield who.say("terminal.in_orbit", name=name, level=level, goal=planet.advances)
            else:
                landed.append(who.say("terminal.on_surface", name=name))
    yield from landed


# The players' mats


def _galaxies(view: View, who: Reader) -> Iterator[str]:
    yield who.say("terminal.galaxies")
    cells = [_mat(view, who, side) for side in range(len(view["sides"]))]
    for side, row in enumerate(aligned(cells)):
        yield f"  {row}"
        yield "    " + _holdings(view["sides"][side], who)
        yield from _missions(view["sides"][side], who)
        if side >= view["seats"] and view["rogue"]:
            level = min(view["sides"][side]["empire"], len(_rogue(view).levels))
            yield "    " + who.say("terminal.attack", attack=who.say(f"rogue.{view['rogue']}.level.{level}"))


def _rogue(view: View) -> Any:
    return next(rogue for rogue in ROGUES if rogue.id == view["rogue"])


def _mat(view: View, who: Reader, side: int) -> list[str]:
    seen = view["sides"][side]
    name = _side(view, who, side)
    if side == view["seat"]:
        name = who.say("terminal.you", name=name)
    caps: tuple[int, ...] = (MAX_RESOURCE, MAX_RESOURCE)
    level, dice = seen["empire"], DICE_AT[min(seen["empire"], TOP_LEVEL)]
    if side >= view["seats"]:
        if not view["rogue"]:
            return [who.say("terminal.label", name=name)]
        rogue = _rogue(view)
        caps, dice = rogue.caps, rogue.levels[min(level, len(rogue.levels)) - 1].dice
    stock = [
        who.say("terminal.stock", resource=who.name(f"resource:{kind}"), n=seen[kind], cap=cap)
        for kind, cap in zip(RESOURCES, caps, strict=True)
    ]
    ships = SHIPS_AT[level] if side < view["seats"] else sum(place != LOCKED for place in seen["where"])
    empire = who.say("terminal.empire", level=level, dice=dice, ships=ships)
    return [who.say("terminal.label", name=name), who.say("terminal.vp", n=seen["vp"]), *stock, empire]


def _holdings(seen: dict[str, Any], who: Reader) -> str:
    """Ships that are not at a planet, and colonies."""
    where: list[int] = seen["where"]
    parts = [who.say("terminal.home", n=where.count(HOME))]
    if seen["colonies"]:
        owned = [PLANETS[PLANET_INDEX[planet]] for planet in seen["colonies"]]
        names = ", ".join(who.say("terminal.colony", name=who.name(f"planet:{p.id}"), n=p.vp) for p in owned)
        parts.append(who.say("terminal.colonies", names=names))
    else:
        parts.append(who.say("terminal.no_colony"))
    if "kept" in seen and seen["empire"] < TOP_LEVEL:  # the reader's own side
        parts.append(who.say("terminal.next_level", cost=UPGRADE_COST[seen["empire"] + 1]))
    return " ".join(parts)


def _missions(seen: dict[str, Any], who: Reader) -> Iterator[str]:
    """A mission stands in the view of its holder only, until the game is over."""
    missions = [seen["kept"]] if seen.get("kept") else seen.get("dealt", [])
    for mission in missions:
        name, text = who.name(f"mission:{mission}"), who.say(f"mission.{mission}.text")
        yield "    " + who.say("terminal.mission" if seen["kept"] else "terminal.dealt", name=name, text=text)


# The control mat


def _dice(view: View, who: Reader) -> Iterator[str]:
    """Each die by its face, under what became of it. There are none before the first turn."""
    dice: list[int] = view["dice"]
    if not dice or view["ending"]:
        return
    yield who.say("terminal.dice", name=_side(view, who, view["active"]))
    states = ("inactive", "activated", "spent")
    for state in states:
        faces = [die % ACTIVATED for die in dice if states[min(die // ACTIVATED, 2)] == state]
        if faces:
            yield "  " + who.say(f"terminal.{state}", faces=_counted(faces, who))
    if view["follow_price"] > USUAL_PRICE:
        yield "  " + who.say("terminal.follow_price", n=view["follow_price"])


def _counted(faces: list[int], who: Reader) -> str:
    """Every face once, with how often it shows."""
    named = [(who.name(f"face:{FACE_IDS[face]}"), faces.count(face)) for face in sorted(set(faces))]
    return ", ".join(who.say("terminal.times", name=name, n=n) if n > 1 else name for name, n in named)
