"""Logs read from files. They may come from strangers, so nothing in them is trusted."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from astrarium.kernel import Flaw, Game, Log, Refused, Table, Text
from astrarium.kernel import game as installed
from astrarium.kernel import replay as play_again
from astrarium.kernel import verify as check
from astrarium.kernel.content.packed_game import with_pack

from ..words import Lang, Reader, reader, with_names
from .story import Chapter


class Flawed(Exception):  # noqa: N818  (a finding about a log)
    """A log that cannot be read or replayed to its end."""

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw.text.id)
        self.flaw = flaw


def open_log(file: Path) -> tuple[Game[Any], Log]:
    """The log and its game, with the content that it was played with. Raises Flawed."""
    try:
        log = Log.from_json(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Flawed(Flaw(None, Text("flaw.format", {"detail": str(error.strerror)}))) from error
    except (ValueError, TypeError, ArithmeticError, RecursionError) as error:
        raise Flawed(Flaw(None, Text("flaw.format", {"detail": str(error)}))) from error
    rules = str(log.setup.rules)
    try:
        game = installed(rules.partition("@")[0])
    except KeyError:
        raise Flawed(Flaw(None, Text("flaw.rules", {"rules": rules}))) from None
    if rules != game.meta.rules:
        raise Flawed(Flaw(None, Text("flaw.rules", {"rules": rules})))
    try:
        if (
            game.agree(log.setup.seats, log.setup.options, log.setup.content) != log.setup
            or len(log.players) != log.setup.seats
        ):
            raise ValueError(f"{log.setup.seats}, {dict(log.setup.options)}")
        game = with_pack(game, log.setup.content)
    except ValueError as error:  # checked before the replay: a reader needs a name for each seat
        raise Flawed(Flaw(None, Text("flaw.setup", {"detail": str(error)}))) from error
    return game, log


def find_flaw(game: Game[Any], log: Log) -> Flaw | None:
    """The first flaw of a log, also if the log makes no sense at all; None if it has none."""
    try:
        return check(game, log)
    except Exception as error:  # noqa: BLE001  (whatever a forged log leads to is a flaw of the log)
        return Flaw(None, Text("flaw.format", {"detail": f"{type(error).__name__} {error}"}))


def chapters(game: Game[Any], log: Log) -> Iterator[tuple[Table, Chapter]]:
    """The game replayed entry by entry. Raises Flawed at the first entry that cannot be played."""
    number = -1
    if log.secret is None:
        raise Flawed(Flaw(None, Text("flaw.no_secret")))
    try:
        for number, (table, entry, events) in enumerate(play_again(game, log)):
            yield table, Chapter(number, entry, list(events))
    except Refused as refused:
        detail = {"rule": refused.refusal.rule, "code": refused.refusal.code}
        raise Flawed(Flaw(number + 1, Text("flaw.refused", detail))) from refused
    except Exception as error:  # as above: a forged log may lead anywhere
        raise Flawed(Flaw(number + 1, Text("flaw.unknown", {"act": str(error)}))) from error


def reader_of(game: Game[Any], log: Log, lang: Lang | None) -> Reader:
    return with_names(reader(lang, game), log.players)


def flaw_line(who: Reader, flaw: Flaw) -> str:
    """A flaw in words. Its arguments come from the log, so they are never read as references."""
    what = who.say(flaw.text.id, **flaw.text.args)
    if flaw.entry is None:
        return who.say("cli.verify.flaw", flaw=what)
    return who.say("cli.verify.flaw_at", entry=flaw.entry, flaw=what)
