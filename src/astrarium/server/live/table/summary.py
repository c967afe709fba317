"""A table's set-up and ending, for lists and headings."""

from typing import Any

import msgspec

from ...ids import spell
from ...store.database import Statement
from ...store.tables import described, seated, vacated
from ...tables import entries as e
from ...tables.fold import TableFold
from ...wire.shapes import ContentMark
from .seats import chair


def list_statements(table: int, fold: TableFold, done: e.AnyEntry) -> list[Statement]:
    """The statements that update what lists show of a table, to be written with this entry."""
    over = fold.progress.stage == "over"
    if isinstance(done, e.Answered | e.Undone | e.Agreed | e.Started) and not over:
        return []
    text = [*_given_up(table, fold), described(table, about_text(fold))]
    if isinstance(done, e.Joined):
        return [seated(table, done.seat, done.person), *text]
    return [vacated(table, done.seat), *text] if isinstance(done, e.Left) else text


def _given_up(table: int, fold: TableFold) -> list[Statement]:
    """Statements that free seats which are no longer kept for the host, who does not sit there."""
    seats, over = fold.progress.seats[: fold.created.kept or 0], fold.progress.stage == "over"
    host = fold.created.host
    stale = [number for number, seat in enumerate(seats) if not seat.person and (over or seat.kept != host)]
    return [vacated(table, number) for number in stale]


def about_text(fold: TableFold) -> str:
    """Set-up and ending as JSON, for lists."""
    return msgspec.json.encode({**about(fold), **(ending(fold) if fold.progress.stage == "over" else {})}).decode()


def ending(fold: TableFold) -> dict[str, Any]:
    return {
        "winners": fold.outcome["winners"] if fold.outcome else [],
        "ended": fold.progress.ended,
        "rematch": spell(fold.progress.rematch) if fold.progress.rematch else "",
    }


def about(fold: TableFold) -> dict[str, Any]:
    """The set-up, for lists and headings. Persons are named only if they have several seats."""
    spec = fold.created.spec
    return {
        "game": fold.game.meta.key,
        "rules": fold.setup.rules,
        "options": dict(fold.setup.options),
        "title": spec.title,
        "host": spell(fold.created.host),
        "public": spec.public,
        "spectators": spec.spectators,
        "undo": spec.undo,
        "clock": msgspec.to_builtins(spec.clock),
        "absence": spec.absence,
        "seats": [chair(fold, number) for number in range(spec.seats)],
        **({} if spec.spectators_speak else {"spectators_speak": False}),
        **({"content": content_mark(fold)} if fold.setup.content else {}),
    }


def content_mark(fold: TableFold) -> ContentMark | None:
    """Name and hash of the table's content pack, if it has one."""
    pack = fold.setup.content
    return ContentMark(pack.name, pack.hash) if pack else None
