"""First load: what a browser fetches before it shows a board."""

import gzip
import re

import httpx
import pytest

from ..server.node_process import NodeProcess
from .conftest import GAMES, Visits

# Void's board is the largest (219 kB): the names on its map, its content and its scenes. Others take 162 to 190 kB.
FIRST_LOAD = 216 * 1024


def compressed(house: NodeProcess, paths: set[str]) -> dict[str, int]:
    with httpx.Client(base_url=house.url) as client:
        return {path: len(gzip.compress(client.get(path).content, 9)) for path in paths}


@pytest.mark.parametrize("game", GAMES)
def test_the_first_load_of_a_board_is_small(visit: Visits, house: NodeProcess, game: str) -> None:
    guest = visit("en")
    loaded: set[str] = set()
    guest.page.on("response", lambda reply: loaded.add(re.sub(r"^https?://[^/]+", "", reply.url)))
    guest.play_now(game)
    guest.page.wait_for_selector(".prompt")
    guest.page.wait_for_load_state("networkidle")
    code = {path for path in loaded if re.search(r"\.(js|css)$", path)}
    assert code
    sizes = compressed(house, code)
    assert sum(sizes.values()) < FIRST_LOAD, sizes
    assert not [path for path in loaded if path.startswith("http")], "nothing comes from another host"
