"""Replay and verification of a log: play it again bit for bit, and check that nobody tampered with it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from .content.packed_game import with_pack
from .events import Event
from .game import Game
from .log import Entry, Log
from .randomness import commitment
from .refusal import Refused
from .table import Table
from .text import Text


@dataclass(frozen=True, slots=True)
class Flaw:
    """The first flaw of a log: at which entry (None: before the first), and what is wrong."""

    entry: int | None
    text: Text


def replay(game: Game[Any], log: Log) -> Iterator[tuple[Table, Entry | None, list[Event]]]:
    """The table at its opening (entry None) and after each entry, with the events. It is the same object each time."""
    fresh = Log(log.setup, list(log.players), log.commitment, list(log.contributions), log.secret)
    table = Table(game, fresh)
    fresh.draws, fresh.draws_for = table.opening.draws, table.opening.purposes
    fresh.state = table.game.fingerprint(table.state)
    yield table, None, table.events
    for entry in log.entries:
        yield table, entry, repeat(table, entry)


def repeat(table: Table, entry: Entry) -> list[Event]:
    """Do again what an entry says; returns the events. ValueError for an unknown act."""
    if entry.act == "answer":
        return table.answer(entry.seat, entry.decision, entry.choice)
    if entry.act == "undo":
        return table.undo(entry.seat)
    if entry.act == "resign":
        return table.resign(entry.seat)
    if entry.act == "replace":
        return table.replace(entry.seat, entry.by)
    raise ValueError(entry.act)


def verify(game: Game[Any], log: Log) -> Flaw | None:
    """None if the commitment, the seed, all draws, all answers and the result are as recorded; else the first flaw."""
    if log.setup.rules != game.meta.rules:
        return Flaw(None, Text("flaw.rules", {"rules": log.setup.rules}))
    try:
        agreed = game.agree(log.setup.seats, log.setup.options, log.setup.content)
        with_pack(game, log.setup.content)
    except ValueError as error:
        return Flaw(None, Text("flaw.setup", {"detail": str(error)}))
    if agreed != log.setup or len(log.players) != log.setup.seats:
        return Flaw(None, Text("flaw.setup", {"detail": "incomplete"}))
    if len(log.contributions) > log.setup.seats:  # the host could have chosen an extra one to steer the dice
        return Flaw(None, Text("flaw.contributions"))
    if log.secret is None:
        return Flaw(None, Text("flaw.no_secret"))
    if commitment(log.secret) != log.commitment:
        return Flaw(None, Text("flaw.commitment"))
    number = 0
    try:
        for number, (table, entry, _) in enumerate(replay(game, log)):
            flaw = _compare(table, number, entry, log)
            if flaw is not None:
                return flaw
    except Refused as refused:
        detail = {"rule": refused.refusal.rule, "code": refused.refusal.code}
        return Flaw(number + 1, Text("flaw.refused", detail))
    except (ValueError, LookupError, TypeError) as error:
        return Flaw(number + 1, Text("flaw.unknown", {"act": str(error)}))
    if _told(table.log.outcome, log.outcome) != log.outcome:
        return Flaw(number, Text("flaw.outcome"))
    return None


# Fields of an outcome that older logs lack
LATER = frozenset({"tie_break", "rivals"})


def _told(found: dict[str, Any] | None, told: dict[str, Any] | None) -> dict[str, Any] | None:
    """The computed outcome without the later fields that this log lacks, so that older logs still verify."""
    if found is None or told is None:
        return found
    return {key: part for key, part in found.items() if key in told or key not in LATER}


def _compare(table: Table, number: int, entry: Entry | None, log: Log) -> Flaw | None:
    where = number if entry else None
    recorded, played = (entry, table.log.entries[-1]) if entry else (log, table.log)
    if played.draws != recorded.draws:
        return Flaw(where, Text("flaw.draws", {"recorded": str(recorded.draws), "computed": str(played.draws)}))
    if recorded.draws_for and played.draws_for != recorded.draws_for:  # older logs have none
        told = {"recorded": str(recorded.draws_for), "computed": str(played.draws_for)}
        return Flaw(where, Text("flaw.draws_for", told))
    if played.state != recorded.state:
        return Flaw(where, Text("flaw.state"))
    return None
