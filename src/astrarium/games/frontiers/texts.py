"""The texts of the tiles that a reader is being asked about, for the table as text."""

from collections.abc import Iterator

from astrarium.kernel.terminal import Reader

from .actions.develop import prices_with
from .content import FIGURES, MATS, NUMBER, STARTS, TILES, WORLDS, World
from .names import ANY, GOODS, NO_GOOD
from .scoring import SCORED
from .view import FrontiersView

MAT = {mat.id: number for number, mat in enumerate(MATS)}
_START_COLONIES = frozenset(world for sides in STARTS for world in sides)


def asked_about(view: FrontiersView, who: Reader) -> Iterator[str]:
    """Start colonies before the first round, and in the reader's own turn what may be bought or settled."""
    seat = view["seat"]
    if seat is None:
        return
    if not view["round"] and not view["players"][seat]["colonies"]:
        yield from _texts("terminal.sides", _sides(view, seat), who)
    elif view["turn"]["seat"] == seat and view["action"] == "develop":
        yield from _texts("terminal.within_reach", _within_reach(view, seat), who)
    elif view["turn"]["seat"] == seat and view["action"] == "settle":
        explored = [NUMBER[world] for world in view["players"][seat]["explored"]]
        yield from _texts("terminal.to_settle", [world for world in explored if _says_something(world)], who)


def _texts(heading: str, tiles: list[int], who: Reader) -> Iterator[str]:
    if tiles:
        yield who.say(heading)
    for tile in tiles:
        yield "  " + _name(tile, who)
        yield from text_of(tile, who)


def _name(tile: int, who: Reader) -> str:
    """The name of a tile; a start colony with its figures, which are nowhere else on the table yet."""
    if tile >= len(WORLDS):
        return who.name(f"development:{TILES[tile].id}")
    name = who.name(f"world:{TILES[tile].id}")
    if tile not in _START_COLONIES:
        return name
    figures = ", ".join([*produces(WORLDS[tile], who), worth_vp(tile, who)])
    return who.say("terminal.tile", name=name, figures=figures)


def produces(world: World, who: Reader) -> Iterator[str]:
    """Which goods a world produces, and how."""
    if world.good == ANY:
        yield who.say(f"terminal.{world.resource}_any")
    elif world.good != NO_GOOD:
        yield who.say(f"terminal.{world.resource}", good=who.say(f"terminal.kind.{GOODS[world.good]}"))


def worth_vp(world: int, who: Reader) -> str:
    return who.say("terminal.vp_varies") if world in SCORED else who.say("terminal.worth_vp", n=WORLDS[world].vp)


def text_of(tile: int, who: Reader) -> Iterator[str]:
    """The text of a tile, if it has one."""
    if _says_something(tile):
        sort = "world" if tile < len(WORLDS) else "development"
        yield "    " + who.say(f"{sort}.{TILES[tile].id}.text")


def _says_something(tile: int) -> bool:
    """Has the tile a power, or is it of any kind (FRONT-3.9)?"""
    return bool(TILES[tile].powers) or (tile < len(WORLDS) and WORLDS[tile].good == ANY)


def _sides(view: FrontiersView, seat: int) -> list[int]:
    return list(STARTS[MAT[view["players"][seat]["mat"]]])


def _within_reach(view: FrontiersView, seat: int) -> list[int]:
    """FRONT-5.1, FRONT-5.2, FRONT-5.8: developments in stock, not yet owned, and not too dear; the cheapest first."""
    player, placed = view["players"][seat], view["turn"]["placed"]
    if placed:
        return []
    own = [NUMBER[bought["development"]] for bought in player["developments"]]
    tiles = [*own, *(NUMBER[colony["world"]] for colony in player["colonies"])]
    showing = [NUMBER[place["development"]] for place in view["market"] if place["left"]]
    costs = prices_with(tiles, showing, FIGURES.develop_discount if seat == view["leader"] else 0)
    found = [(cost, tile) for cost, tile in zip(costs, showing, strict=True) if cost <= player["credits"]]
    return [tile for _, tile in sorted(found, key=lambda one: one[0]) if tile not in own]
