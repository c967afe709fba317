"""Bare inserts for comparison: asyncpg writes the same rows with the same concurrency, and nothing else."""

import asyncio
import time

import asyncpg


async def bare_inserts(url: str, concurrency: int, seconds: float) -> tuple[float, float]:
    """Rows a second, with one statement per row on several connections; and this process's CPU seconds per row."""
    connection = await asyncpg.connect(url)
    rows = await connection.fetch("select at, body from log where seq > 5 limit 5000")
    await connection.execute("drop table if exists bare")
    await connection.execute(
        "create table bare (table_id bigint, seq int, at bigint, body text, primary key (table_id, seq)) "
        "partition by hash (table_id)"
    )
    for part in range(16):
        await connection.execute(
            f"create table bare_{part} partition of bare for values with (modulus 16, remainder {part})"
        )
    bodies = [(row["at"], row["body"]) for row in rows]
    counts = [0] * concurrency
    until = time.perf_counter() + seconds
    begun_cpu = time.process_time()

    async def write(number: int) -> None:
        own = await asyncpg.connect(url)
        insert = await own.prepare("insert into bare values ($1, $2, $3, $4)")
        seq = 0
        while time.perf_counter() < until:
            at, body = bodies[(number * 97 + seq) % len(bodies)]
            await insert.fetch(number, seq, at, body)
            seq += 1
        counts[number] = seq
        await own.close()

    await asyncio.gather(*(write(number) for number in range(concurrency)))
    total = sum(counts)
    cpu = (time.process_time() - begun_cpu) / total
    await connection.execute("drop table bare")
    await connection.close()
    return total / seconds, cpu
