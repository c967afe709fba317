"""The audit after a fault: compares the database with what the clients were told."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import asyncpg

from astrarium.kernel import Refused
from astrarium.kernel import game as find_game
from astrarium.kernel.verify import verify
from astrarium.server.ids import read_id, spell
from astrarium.server.live.table import snapshots
from astrarium.server.tables import entries as e
from astrarium.server.tables.export import export
from astrarium.server.tables.fold import Diverged, TableFold

from ..player import Given, Player
from ..until import PATIENCE


@dataclass
class Reckoning:
    """What was found. `faults` describes what is wrong; it must be empty."""

    tables: int = 0
    over: int = 0
    entries: int = 0
    answers: int = 0  # in the logs
    acknowledged: int = 0  # different answers that clients were told are accepted
    lost: int = 0  # of those, not in the log where the client was told
    duplicated: int = 0  # answers that count twice
    faults: list[str] = field(default_factory=list)
    versions: dict[str, int] = field(default_factory=dict)
    given_back: dict[str, int] = field(default_factory=dict)  # milliseconds of outages that no clock counts, by table

    def figures(self) -> dict[str, int]:
        names = ("tables", "over", "answers", "acknowledged", "lost", "duplicated")
        return {name: getattr(self, name) for name in names}


@dataclass
class Record:
    """One table as the database has it."""

    name: str
    version: int
    stage: str
    secret: bytes
    rows: list[tuple[int, int, e.AnyEntry]]
    snapshot: tuple[int, str] | None


async def audit(url: str, players: Iterable[Player], tables: Sequence[str] | None = None) -> Reckoning:
    """Read the tables (None: all that the players know) directly from the database, and compare."""
    players = list(players)
    given = {(g.table, g.version, g.seat, g.decision, tuple(g.choice)): g for one in players for g in one.given}
    by_table: dict[str, list[Given]] = defaultdict(list)
    for one in given.values():
        by_table[one.table].append(one)
    names = sorted(set(tables or [table for one in players for table in one.tables]) | set(by_table))
    found = Reckoning(acknowledged=len(given))
    for name in names:
        record = await _read(url, name)
        found.tables += 1
        found.entries += len(record.rows)
        found.versions[name] = len(record.rows) - 1
        found.given_back[name] = sum(entry.lost for _, _, entry in record.rows if isinstance(entry, e.Deed))
        _check_order(found, record)
        _check_answers(found, record, by_table[name])
        _check_replay(found, record)
    return found


async def _read(url: str, name: str) -> Record:
    table = read_id(name)
    connection = await asyncpg.connect(url, timeout=PATIENCE)
    try:
        # One moment for all of it: the table may still be played at.
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            head = await connection.fetchrow("select version, stage, secret from tables where id = $1", table)
            rows = await connection.fetch("select seq, at, body from log where table_id = $1 order by seq", table)
            kept = await connection.fetchrow("select seq, body from snapshots where table_id = $1", table)
    finally:
        await connection.close()
    assert head is not None, f"there is no table {spell(table)}"
    return Record(
        name,
        head["version"],
        head["stage"],
        head["secret"],
        [(row["seq"], row["at"], e.decode(row["body"])) for row in rows],
        (kept["seq"], kept["body"]) if kept else None,
    )


def _check_order(found: Reckoning, record: Record) -> None:
    """Check that the log has no holes and that its summary agrees."""
    numbers = [seq for seq, _, _ in record.rows]
    if numbers != list(range(len(numbers))):
        found.faults.append(f"{record.name}: the log has holes")
    if record.version != len(numbers) - 1:
        found.faults.append(f"{record.name}: version {record.version}, but {len(numbers)} entries")


def _check_answers(found: Reckoning, record: Record, given: list[Given]) -> None:
    """Check that every acknowledged answer is in the log once, and that every logged answer counts once."""
    open_answers: dict[tuple[int, int], int] = {}  # by seat and decision, unless taken back
    latest: dict[int, list[int]] = defaultdict(list)  # by seat, decisions that an undo would take back
    placed: dict[int, e.Answered] = {}
    for seq, _, entry in record.rows:
        if isinstance(entry, e.Answered):
            found.answers += 1
            placed[seq] = entry
            if (entry.seat, entry.decision) in open_answers:
                found.duplicated += 1
                found.faults.append(f"{record.name}: decision {entry.decision} is answered twice")
            open_answers[entry.seat, entry.decision] = seq
            latest[entry.seat].append(entry.decision)
        elif isinstance(entry, e.Undone):
            del open_answers[entry.seat, latest[entry.seat].pop()]
    for one in given:
        there = placed.get(one.version)
        if there is None or (there.seat, there.decision, there.choice) != (one.seat, one.decision, one.choice):
            found.lost += 1
            found.faults.append(f"{record.name}: {one} was acknowledged, but the log has {there}")


def _check_replay(found: Reckoning, record: Record) -> None:
    """Check that a replay from the first entry, from the snapshot and by `verify` reaches the same states."""
    (_, made_at, made), *rest = record.rows
    assert isinstance(made, e.Created)
    game = find_game(made.spec.game)
    fold = TableFold(game, made, made_at, record.secret)
    try:
        for _, at, entry in rest:
            fold.perform(entry, at)
    except (Diverged, Refused) as error:
        found.faults.append(f"{record.name}: it does not replay: {error}")
        return
    if fold.progress.stage != record.stage:
        found.faults.append(f"{record.name}: {record.stage}, but its log says {fold.progress.stage}")
    found.over += fold.progress.stage == "over"
    if fold.table is None:
        return
    flaw = verify(game, export(fold, [(at, entry) for _, at, entry in record.rows]))
    if flaw is not None:
        found.faults.append(f"{record.name}: {flaw}")
    if record.snapshot is not None:
        short = snapshots.restore(snapshots.read(record.snapshot[1]), record.secret)
        for _, at, entry in record.rows[record.snapshot[0] + 1 :]:
            short.perform(entry, at)
        same = short.table is not None and game.fingerprint(short.table.state) == game.fingerprint(fold.table.state)
        if not same or short.progress != fold.progress:
            found.faults.append(f"{record.name}: its snapshot leads elsewhere")
