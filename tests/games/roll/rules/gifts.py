"""What tiles give when they come into the tableau, read from what is printed on them: "$1, 2 military to cup"."""

import re

from ..tiles import printed

PLACES = ("cup", "citizenry", "good")  # where dice go; a good lies on the world itself

WORLDS = {world: printed.WORLDS[world] for world in printed.BAG.values()}
START_WORLDS = {name: world.gives for name, world in printed.WORLDS.items() if name not in WORLDS}
# The three developments with an immediate effect
DEVELOPMENTS = {
    name: (tile.cost, tile.does) for name, tile in printed.DEVELOPMENTS.items() if tile.category == "immediate"
}


def given(gives: str, place: str) -> list[str]:
    """The dice that go to a place."""
    parts = re.findall(rf"(?:(\d) )?(\w+) (?:to )?{place}", gives)
    return [die for many, die in parts for _ in range(int(many or 1))]
