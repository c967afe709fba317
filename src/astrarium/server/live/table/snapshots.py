"""Snapshots of tables, which save a replay. Losing all of them loses nothing."""

from dataclasses import replace

import msgspec
from msgspec import Struct

from astrarium.kernel import game as find_game

from ...tables import entries as e
from ...tables.fold import TableFold
from ...tables.progress import TableProgress

EVERY = 50  # entries


class Snapshot(Struct, frozen=True, rename={"created": "made", "progress": "course"}):
    created: e.Created
    made_at: int
    progress: TableProgress
    state: msgspec.Raw
    rules: str = ""


_decoder = msgspec.json.Decoder(Snapshot)


def is_time(fold: TableFold, kept: int) -> bool:
    """Whether to take a snapshot: every EVERY entries and at the end.

    Never while an answer may be taken back, since a snapshot does not keep that.
    """
    table, progress = fold.table, fold.progress
    if table is None or progress.version - kept < (1 if progress.stage == "over" else EVERY):
        return False
    return progress.stage == "over" or table.nothing_to_take_back


def take(fold: TableFold) -> str:
    if fold.table is None:
        raise ValueError("the game has not begun")
    state = msgspec.Raw(fold.game.encode(fold.table.state))
    return msgspec.json.encode(Snapshot(fold.created, fold.made_at, fold.progress, state, fold.setup.rules)).decode()


def read(body: str) -> Snapshot:
    return _decoder.decode(body)


def restore(kept: Snapshot, secret: bytes) -> TableFold:
    fold = TableFold(find_game(kept.created.spec.game), kept.created, kept.made_at, secret)
    fold.resume(kept.progress, bytes(kept.state))
    return fold


def restore_if_ours(kept: Snapshot, secret: bytes) -> TableFold | None:
    """The table; None if other rules led there: then only the log can tell whether the present rules can continue it.

    A game that was over is shown as it ended, with the rules under which it was played.
    """
    rules = find_game(kept.created.spec.game).meta.rules
    if kept.rules == rules:
        return restore(kept, secret)
    if kept.progress.stage != "over":
        return None
    try:
        fold = restore(kept, secret)
    except Exception:  # noqa: BLE001  (a state of other rules may fail in any way)
        return None
    if kept.rules:
        fold.setup = replace(fold.setup, rules=kept.rules)
    return fold
