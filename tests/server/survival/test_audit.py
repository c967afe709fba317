"""The audit itself: it finds the faults that it is meant to find."""

import asyncpg
import pytest

from astrarium.server.ids import read_id

from .audit import audit
from .crowd import Crowd
from .site import Site

WRONGS = {
    "an answer is gone": "delete from log where table_id = $1 and seq = (select max(seq) from log where table_id = $1)",
    "a hole": "delete from log where table_id = $1 and seq = 12",
    "another state": """update log set body = regexp_replace(body, '"state":"..', '"state":"00')
        where table_id = $1 and seq = 12""",
    "another answer": "update log set body = replace(body, '\"choice\":[', '\"choice\":[99,') where table_id = $1",
    "the summary lags": "update tables set version = version - 1 where id = $1",
}


@pytest.mark.parametrize("wrong", WRONGS)
async def test_it_finds_what_is_wrong(site: Site, crowd: Crowd, wrong: str) -> None:
    await crowd.gather(1)
    crowd.play()
    await crowd.until_accepted(30)
    found = await crowd.reckon()
    assert found.acknowledged >= 30
    connection = await asyncpg.connect(site.database)
    try:
        await connection.execute(WRONGS[wrong], read_id(crowd.tables[0]))
    finally:
        await connection.close()
    assert (await audit(site.database, crowd.guests)).faults


async def test_it_finds_an_answer_that_nobody_wrote(site: Site, crowd: Crowd) -> None:
    await crowd.gather(1)
    crowd.play()
    await crowd.until_accepted(10)
    await crowd.reckon()
    crowd.guests[0].given[0].version += 1
    assert (await audit(site.database, crowd.guests)).lost == 1
