"""The table of Tiny Epic Galaxies as text."""

from collections.abc import Iterator
from typing import cast

from astrarium.kernel import Text, View
from astrarium.kernel.terminal import Reader, aligned

from . import refs
from .content import (
    DICE_AT,
    FOLLOW_CULTURE,
    MAX_RESOURCE,
    PLANET_INDEX,
    PLANETS,
    ROGUE_CAPS,
    ROGUE_INDEX,
    ROGUES,
    TOP_LEVEL,
    UPGRADE_COST,
    Planet,
)
from .names import FACE_IDS, RESOURCES, TRACKS
from .view import DieState, Galaxy, Player, Rogue, Side, TinyView

# Headings of the dice, and the statuses listed under each
DICE: dict[str, tuple[DieState, ...]] = {
    "inactive": ("inactive",),
    "activated": ("activated",),
    "spent": ("converted", "discarded"),
}


def table(view: View, who: Reader) -> list[str]:
    """Round, planets, galaxies, dice: some 25 lines for three players."""
    seen = cast(TinyView, view)
    return [*_head(seen, who), *_planets(seen, who), *_galaxies(seen, who), *_dice(seen, who)]


def _name(view: TinyView, who: Reader, side: Side) -> str:
    return who.name(_ref(view, side))


def _ref(view: TinyView, side: Side) -> str:
    if side != "rogue":
        return refs.SEAT[side]
    rogue = view["rogue"]
    return f"rogue:{rogue['id']}" if rogue and rogue["id"] else "terminal:rogue"


def _head(view: TinyView, who: Reader) -> list[str]:
    if not view["round"]:
        return [who.say("terminal.before", deck=view["deck"])]
    side = _ref(view, view["active"])
    head = who.tell(Text("terminal.head", round=view["round"], side=side, deck=view["deck"]))
    if view["trigger"] is not None and not view["ending"]:
        head += " " + who.tell(Text("terminal.last_round", side=_ref(view, view["trigger"])))
    return [head]


def _sides(view: TinyView) -> Iterator[tuple[Side, Player | Rogue]]:
    """The players, and the Rogue in solo."""
    yield from enumerate(view["players"])
    if view["rogue"]:
        yield "rogue", view["rogue"]


# The row


def _planets(view: TinyView, who: Reader) -> Iterator[str]:
    yield who.say("terminal.planets")
    shown = [PLANETS[PLANET_INDEX[planet]] for planet in view["row"] if planet is not None]
    cells = [_figures(planet, who) for planet in shown]
    for row, planet in zip(aligned(cells), shown, strict=True):
        yield f"  {row}"
        yield "    " + who.say(f"planet.{planet.id}.text")
        ships = list(_ships_at(view, who, planet))
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


def _ships_at(view: TinyView, who: Reader, planet: Planet) -> Iterator[str]:
    """Whose ships are at a planet: first those in orbit, which may soon colonize it."""
    landed: list[str] = []
    for side, galaxy in _sides(view):
        name = _name(view, who, side)
        for ship in galaxy["ships"]:
            if ship["planet"] != planet.id:
                continue
            if ship["at"] == "orbit":
                yield who.say("terminal.in_orbit", name=name, level=ship["level"], goal=planet.advances)
            else:
                landed.append(who.say("terminal.on_surface", name=name))
    yield from landed


# The players' mats


def _galaxies(view: TinyView, who: Reader) -> Iterator[str]:
    yield who.say("terminal.galaxies")
    cells = [_mat(view, who, side, galaxy) for side, galaxy in _sides(view)]
    for row, (side, galaxy) in zip(aligned(cells), _sides(view), strict=True):
        yield f"  {row}"
        yield "    " + _holdings(galaxy, who, own=side == view["seat"])
        if side != "rogue":
            yield from _missions(view["players"][side], who)
    rogue = view["rogue"]
    if rogue and rogue["id"]:
        level = min(rogue["empire"], len(ROGUES[ROGUE_INDEX[rogue["id"]]].levels))
        yield "    " + who.say("terminal.attack", attack=who.name(f"attack:{rogue['id']}_{level}"))


def _mat(view: TinyView, who: Reader, side: Side, galaxy: Player | Rogue) -> list[str]:
    name = _name(view, who, side)
    level = galaxy["empire"]
    if side != "rogue":
        caps, dice = (MAX_RESOURCE, MAX_RESOURCE), DICE_AT[level]
    elif view["rogue"] and view["rogue"]["id"]:
        index = ROGUE_INDEX[view["rogue"]["id"]]
        levels = ROGUES[index].levels
        caps, dice = ROGUE_CAPS[index], levels[min(level, len(levels)) - 1].dice
    else:
        return [who.say("terminal.label", name=name)]
    if side == view["seat"]:
        name = who.say("terminal.you", name=name)
    stock = [
        who.say("terminal.stock", resource=who.name(f"resource:{kind}"), n=n, cap=cap)
        for kind, n, cap in zip(RESOURCES, (galaxy["energy"], galaxy["culture"]), caps, strict=True)
    ]
    ships = sum(ship["at"] != "locked" for ship in galaxy["ships"])
    empire = who.say("terminal.empire", level=level, dice=dice, ships=ships)
    return [who.say("terminal.label", name=name), who.say("terminal.vp", n=galaxy["vp"]), *stock, empire]


def _holdings(galaxy: Galaxy, who: Reader, own: bool) -> str:
    """A side's ships at home, its colonies, and for the reader what the next empire level costs."""
    parts = [who.say("terminal.home", n=sum(ship["at"] == "home" for ship in galaxy["ships"]))]
    if galaxy["colonies"]:
        owned = [PLANETS[PLANET_INDEX[planet]] for planet in galaxy["colonies"]]
        names = ", ".join(who.say("terminal.colony", name=who.name(f"planet:{p.id}"), n=p.vp) for p in owned)
        parts.append(who.say("terminal.colonies", names=names))
    else:
        parts.append(who.say("terminal.no_colony"))
    if own and galaxy["empire"] < TOP_LEVEL:
        parts.append(who.say("terminal.next_level", cost=UPGRADE_COST[galaxy["empire"] + 1]))
    return " ".join(parts)


def _missions(player: Player, who: Reader) -> Iterator[str]:
    """A player's missions. Until the game is over, only the holder's view has them."""
    kept = player.get("kept")
    for mission in [kept] if kept else player.get("dealt", []):
        name, text = who.name(f"mission:{mission}"), who.say(f"mission.{mission}.text")
        yield "    " + who.say("terminal.mission" if kept else "terminal.dealt", name=name, text=text)


# The control mat


def _dice(view: TinyView, who: Reader) -> Iterator[str]:
    """The dice by face, under their status. There are none before the first turn."""
    if not view["dice"] or view["ending"]:
        return
    yield who.tell(Text("terminal.dice", side=_ref(view, view["active"])))
    for heading, states in DICE.items():
        faces = [die["face"] for die in view["dice"] if die["state"] in states]
        if faces:
            yield "  " + who.say(f"terminal.{heading}", faces=_counted(faces, who))
    if view["follow_price"] > FOLLOW_CULTURE:
        yield "  " + who.say("terminal.follow_price", n=view["follow_price"])


def _counted(faces: list[str], who: Reader) -> str:
    """Each face once, with its count."""
    named = [(who.name(f"face:{face}"), faces.count(face)) for face in FACE_IDS if face in faces]
    return ", ".join(who.say("terminal.times", name=name, n=n) if n > 1 else name for name, n in named)
