"""Section 7: which spaces are joined by lanes, depending on how the hexes lie."""

import pytest

from astrarium.games.void.content import HEX, HEX_OF, HEXES, HOME, SPACE, SPACE_NAMES
from astrarium.games.void.map.galaxy import Galaxy, distances, galaxy
from astrarium.games.void.names import NONE, OBSTACLES

# Hexes a to f round the centre, none turned; homes in the corners 0, 1, 3, 4
RING = tuple(HEX[name] for name in "abcdef")
CORNERS = (0, 1, 3, 4)


def laid(rotations: tuple[int, ...] = (0,) * 6, wormholes: tuple[int, ...] = ()) -> Galaxy:
    return galaxy(RING, rotations, CORNERS, wormholes)


def ways(found: Galaxy, space: str) -> dict[str, str]:
    """The neighbours of a space and the obstacles on the way."""
    lanes = found.lanes[SPACE[space]]
    return {SPACE_NAMES[lane.to]: "" if lane.obstacle == NONE else OBSTACLES[lane.obstacle] for lane in lanes}


@pytest.mark.rule("VOID-1.8")
def test_planets_and_circles_are_spaces_and_so_are_home_worlds() -> None:
    found = laid()
    names = {SPACE_NAMES[space] for space in found.spaces}
    assert names == {space for row in HEXES for space in (*row.planets, *row.circles, *row.asteroids)} | {
        f"home_{seat}" for seat in range(4)
    }
    assert len(found.spaces) == 41


@pytest.mark.rule("VOID-7.19")
def test_a_lane_crosses_each_side_that_two_hexes_share_and_has_no_obstacle() -> None:
    found = laid()
    # Hex a lies in direction 0 of the centre, so its side 3 faces the centre's side 0.
    assert ways(found, "z_ast0")["a3"] == ""
    # Place 1 is in direction 2 of place 0: side 2 of hex a meets side 5 of hex b.
    assert ways(found, "vesk_prime")["b3"] == ""
    across = [
        lane.obstacle
        for space in range(HOME)
        for lane in found.lanes[space]
        if lane.to < HOME and HEX_OF[lane.to] != HEX_OF[space]
    ]
    assert across == [NONE] * len(across)
    assert len(across) == 2 * 12, "six sides of the centre, six between hexes of the ring; both ways"


@pytest.mark.rule("VOID-7.19", "VOID-3.9")
def test_a_home_world_touches_the_two_hexes_of_its_corner() -> None:
    found = laid()
    # Corner 0 is in direction 1 of place 0 and in direction 0 of place 1.
    assert ways(found, "home_0") == {"a2": "", "b1": ""}
    # Corner 3: direction 4 of place 3 and direction 3 of place 4.
    assert ways(found, "home_2") == {"d3": "", "sarn_delta": ""}


@pytest.mark.rule("VOID-7.19")
def test_a_turned_hex_shows_other_spaces_to_its_neighbours() -> None:
    turned = laid((2, 0, 0, 0, 0, 0))
    # Hex a turned by two sixths: what faced direction 1 now faces direction 3, towards the centre.
    assert ways(turned, "z_ast0")["a2"] == ""
    assert "a3" not in ways(turned, "z_ast0")


@pytest.mark.rule("VOID-14.1")
def test_a_wormhole_joins_two_spaces_without_obstacle() -> None:
    assert "dromond" not in ways(laid(), "ooloru")
    found = laid(wormholes=(SPACE["dromond"], SPACE["ooloru"]))
    assert ways(found, "dromond")["ooloru"] == ""
    assert ways(found, "ooloru")["dromond"] == ""
    assert [lane.to for lane in found.lanes[SPACE["dromond"]] if lane.is_wormhole] == [SPACE["ooloru"]]


@pytest.mark.rule("VOID-14.1")
def test_of_a_barred_lane_and_a_wormhole_between_the_same_spaces_the_wormhole_counts() -> None:
    assert ways(laid(), "b3")["mirrowane"], "mines lie between"
    found = laid(wormholes=(SPACE["b3"], SPACE["mirrowane"]))
    assert (ways(found, "b3")["mirrowane"], ways(found, "mirrowane")["b3"]) == ("", "")


@pytest.mark.rule("VOID-R54")
def test_distance_counts_lanes_and_wormholes_whatever_obstacles_lie_on_them() -> None:
    wormhole = (SPACE["dromond"], SPACE["ooloru"])
    assert distance("b3", "mirrowane") == 1, "mines lie between"
    assert distance("pyrious", "z_ast0") == 1, "asteroid spaces count as spaces"
    assert distance("dromond", "ooloru") > 1
    assert distance("dromond", "ooloru", wormhole) == 1


def distance(start: str, end: str, wormholes: tuple[int, ...] = ()) -> int:
    return distances(RING, (0,) * 6, CORNERS, wormholes, SPACE[start])[SPACE[end]]
