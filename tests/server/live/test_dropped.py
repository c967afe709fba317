"""A table that a node has dropped takes no memory any more."""

import gc
from pathlib import Path
from weakref import ref

from astrarium.server.ids import read_id
from tests.server.sockets.home import open_home, play_on, sit
from tests.server.until import until


async def test_it_is_freed_at_once_and_not_by_the_collector(tmp_path: Path) -> None:
    """A server collects rarely: where 100 tables are kept, 50 to 110 that were dropped stayed beside them."""
    async with open_home(tmp_path) as home:
        ann, bea = await home.person("Ann"), await home.person("Béa")
        table = await sit(ann, bea)
        await play_on(table, 6, ann, bea)
        await home.leave()
        await until(lambda: not home.table(table).listeners)
        dropped = ref(home.table(table)), ref(home.table(table).fold)
        gc.collect()
        gc.disable()
        try:
            home.node.hub.drop(read_id(table))
            await until(lambda: not any(one() for one in dropped))
        finally:
            gc.enable()
