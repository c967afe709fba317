"""The galaxy of Empires of the Void in characters: lanes as dots, planets by name, whose they are and who is there."""

import re
from collections.abc import Iterable, Iterator
from math import cos, hypot, pi, sin
from typing import cast

from astrarium.kernel import View
from astrarium.kernel.terminal import SKETCH_WIDTH, Reader, Sketch

from .content import HEXES
from .names import OBSTACLES
from .terminal import map_lines, name_of
from .view.types import Laid, Lane, Space, VoidView

# With the side of a hex as unit
RING = 3**0.5  # from the middle of the map to the middle of a hex of the ring
HOME = 2.47  # and to a home world
IN_HEX = 0.6  # from the middle of a hex to a space at one of its sides

WIDTH, HEIGHT = SKETCH_WIDTH - 2, 19  # of the drawing, above three lines of legend
LANES = {None: "·", "asteroids": "*", "mines": "x", "ancient_defences": "="}
HELD = {"ally": "({})", "conqueror": "[{}]", "home": "<{}>"}
SEATS = "ABCD"
NUMBERS, NAMES, FLEETS = range(3)  # in this order they are written
NEUTRAL, COVERED, TOKEN, WORMHOLE = "( )", "(-)", "!", "@"

Point = tuple[float, float]
Cell = tuple[int, int]  # column, row


def sketch(view: View, who: Reader) -> Sketch | None:
    """The map as a picture; None before the hexes are laid."""
    seen = cast(VoidView, view)
    if not seen["galaxy"]:
        return None
    return Sketch([*_drawn(seen, who), *_legend(seen, who)], list(map_lines(seen, who)))


# Where things lie


def _polar(radius: float, sixths: float) -> Point:
    """A point in a direction: 0 is right, clockwise."""
    return radius * cos(sixths * pi / 3), radius * sin(sixths * pi / 3)


def _places(view: VoidView, turn: int) -> dict[str, Point]:
    """Where each space lies if the map is turned by so many sixths."""
    found: dict[str, Point] = {}
    for laid in view["galaxy"]:
        x, y = (0.0, 0.0) if laid["place"] is None else _polar(RING, laid["place"] + turn)
        found |= {id_: (x + dx, y + dy) for id_, (dx, dy) in _in_hex(laid, turn)}
    for seat, player in enumerate(view["players"]):
        if player["corner"] is not None:
            found[f"home_{seat}"] = _polar(HOME, player["corner"] + 0.5 + turn)
    return found


def _in_hex(laid: Laid, turn: int) -> Iterator[tuple[str, Point]]:
    """Each space of a hex lies towards the sides that its lanes cross; one without any, in the middle."""
    row = next(row for row in HEXES if row.id == laid["hex"])
    for id_ in row.spaces:
        sides = [_polar(1, side + laid["rotation"] + turn) for side, gate in enumerate(row.gates) if gate == id_]
        x, y = sum(x for x, _ in sides), sum(y for _, y in sides)
        far = hypot(x, y)
        yield id_, (x / far * IN_HEX, y / far * IN_HEX) if far > IN_HEX else (0.0, 0.0)


def _span(values: Iterable[float]) -> tuple[float, float]:
    known = list(values)
    return min(known), max(known) - min(known)


def _cells(view: VoidView) -> dict[str, Cell]:
    """The cell of each space: the map is turned so that it is as flat as can be, as a terminal is, and stretched."""
    every = [_places(view, turn) for turn in range(6)]
    places = min(every, key=lambda at: round(_span(y for _, y in at.values())[1], 6))
    left, width = _span(x for x, _ in places.values())
    top, height = _span(y for _, y in places.values())
    margin = 6  # half a name
    across, down = (WIDTH - 1 - 2 * margin) / (width or 1), (HEIGHT - 2) / (height or 1)
    return {id_: (margin + round((x - left) * across), round((y - top) * down)) for id_, (x, y) in places.items()}


# The drawing


def _drawn(view: VoidView, who: Reader) -> list[str]:
    at = _cells(view)
    canvas = [[" "] * WIDTH for _ in range(HEIGHT)]
    for space in view["spaces"]:
        for lane in space["lanes"]:
            if space["id"] < lane["to"] and not lane["is_wormhole"]:  # each is told from both of its ends
                for column, row in _line(at[space["id"]], at[lane["to"]]):
                    canvas[row][column] = LANES[lane["obstacle"]]
    taken: set[Cell] = set()
    labels = sorted(_labels(view, at, who), key=lambda label: (label[0], label[2]))
    for order, words, cell in labels:
        column, line = _room(words, cell, taken, near=4 if order == FLEETS else 1)
        for along, char in enumerate(f" {words} ", -1):
            if 0 <= column + along < WIDTH:
                taken.add((column + along, line))
                canvas[line][column + along] = char
    return ["".join(row).rstrip() for row in canvas]


def _line(start: Cell, end: Cell) -> Iterator[Cell]:
    """Dots from cell to cell, every other column where the line is flat."""
    (x, y), (u, v) = start, end
    steps = max(abs(u - x) // 2, abs(v - y), 1)
    for step in range(1, steps):
        yield x + round((u - x) * step / steps), y + round((v - y) * step / steps)


def _room(words: str, at: Cell, taken: set[Cell], near: int) -> Cell:
    """Where words begin that stand across a cell, or as near to it as there is room. `near`: what a row costs."""
    length = len(words)
    here = max(0, min(at[0] - (length - 1) // 2, WIDTH - length)), min(at[1], HEIGHT - 1)

    def cost(cell: Cell) -> tuple[int, int]:
        over = sum((cell[0] + along, cell[1]) in taken for along in range(-1, length + 1))
        return over, abs(cell[0] - here[0]) + 6 // near * abs(cell[1] - here[1])

    columns = range(max(0, here[0] - 9), min(WIDTH - length, here[0] + 9) + 1)
    rows = range(max(0, here[1] - 2), min(HEIGHT - 1, here[1] + 1) + 1)
    return min(((column, row) for column in columns for row in rows), key=cost)


def _labels(view: VoidView, at: dict[str, Cell], who: Reader) -> Iterator[tuple[int, str, Cell]]:
    """What stands at spaces, and when it is written: numbers stay where they are, names give way, fleets more so."""
    for space in view["spaces"]:
        here = at[space["id"]]
        fleets = " ".join(
            f"{SEATS[fleet['seat']]}{sum(row['n'] for row in fleet['ships'])}" for fleet in space["fleets"]
        )
        signs = (TOKEN if _is_troubled(space) else "") + (WORMHOLE if any(map(_is_wormhole, space["lanes"])) else "")
        if space["kind"] in ("planet", "home"):
            yield NAMES, f"{_holder(space)}{name_of(view, space['id'], who)}{signs}", here
            if fleets:
                yield FLEETS, fleets, (here[0], here[1] + 1)
        else:
            number = re.search(r"\d+", who.name(f"space:{space['id']}.here"))
            lane = LANES["asteroids"] if space["kind"] == "asteroids" else ""
            yield NUMBERS, f"({lane}{number.group() if number else ' '}){signs}{fleets}", here


def _holder(space: Space) -> str:
    if space["covered"]:
        return COVERED
    if space["holder"] is None or space["held_as"] is None:
        return NEUTRAL
    return HELD[space["held_as"]].format(SEATS[space["holder"]])


def _is_troubled(space: Space) -> bool:
    return bool(space["tokens"]) or space["infested"] is not None


def _is_wormhole(lane: Lane) -> bool:
    return lane["is_wormhole"]


# What the signs mean: only those that are drawn


def _legend(view: VoidView, who: Reader) -> list[str]:
    spaces = view["spaces"]
    held = {space["held_as"] for space in spaces}
    lanes = [lane for space in spaces for lane in space["lanes"]]
    signs = {
        "neutral": NEUTRAL if any(_holder(space) == NEUTRAL for space in spaces) else "",
        **{hold: HELD[hold].format("A") if hold in held else "" for hold in ("ally", "conqueror")},
        "covered": COVERED if any(space["covered"] for space in spaces) else "",
        "token": TOKEN if any(map(_is_troubled, spaces)) else "",
        "wormhole": WORMHOLE if any(map(_is_wormhole, lanes)) else "",
        "fleet": "A2" if any(space["fleets"] for space in spaces) else "",
    }
    obstacles = [obstacle for obstacle in OBSTACLES if any(lane["obstacle"] == obstacle for lane in lanes)]
    longest = WIDTH // len(view["order"]) - 6
    seats = [f"{SEATS[seat]} {who.seat(seat)[:longest]}" for seat in sorted(view["order"])]
    meanings = [who.say(f"terminal.sketch.{text}", sign=sign) for text, sign in signs.items() if sign]
    meanings += [f"{LANES[obstacle]} {who.name(f'obstacle:{obstacle}')}" for obstacle in obstacles]
    between = who.say("terminal.between")
    rows = [between.join(seats)]
    for at, meaning in enumerate(meanings):
        longer = rows[-1] + between + meaning
        if at and len(longer) <= WIDTH:
            rows[-1] = longer
        else:
            rows.append(meaning)
    return ["  " + row for row in rows]
