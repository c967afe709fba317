"""`astrarium admin`: a host's tasks besides serving. All of them may run beside nodes, except `restore`."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from ..options import Language
from ..screen import Screen
from ..settings import ConfigFile, DataFile, look_at_database, need_database, read_settings
from ..spoken import Commands
from ..table_report import show_table
from ..words import Lang, Reader, reader

if TYPE_CHECKING:
    from astrarium.server.config import Config
    from astrarium.server.ops.audit import Flaw
    from astrarium.server.store.database import Database

T = TypeVar("T")
MEGABYTE = 2**20

TableName = Annotated[str, typer.Argument(metavar="TABLE", help="A table's name: the twelve characters of its link.")]
Email = Annotated[str, typer.Argument(metavar="EMAIL", help="The address of an account.")]

app = Commands(no_args_is_help=True, help="Look after a server and its database.")


class Desk:
    """The screen, reader and settings of one admin command, and its way to the database."""

    def __init__(self, config: Path | None, data: Path | None, lang: Lang | None) -> None:
        self.screen, self.who = Screen(), reader(lang)
        self.settings: Config = read_settings(self.screen, config, data)

    def need(self) -> "Desk":
        """This desk. Ends the command if the database is not ready."""
        need_database(self.screen, self.who, self.settings)
        return self

    def run(self, work: "Callable[[Database], Awaitable[T]]") -> T:
        """The result of `work` with the database. Ends the command if the database becomes unavailable."""
        from astrarium.server.store.database import Unavailable
        from astrarium.server.store.url import open_database

        async def whole() -> T:
            database = await open_database(self.settings.database_url)
            try:
                return await work(database)
            finally:
                await database.close()

        try:
            return asyncio.run(whole())
        except Unavailable as error:
            raise self.fail("cli.database.away", trouble=str(error)) from error

    def say(self, text: str, **args: str | int) -> None:
        self.screen.line(self.who.say(text, **args))

    def fail(self, text: str, **args: str | int) -> typer.Exit:
        """Say what failed; returns the exception for the caller to raise."""
        self.say(text, **args)
        return typer.Exit(1)

    def account(self, email: str, work: "Callable[[Database], Awaitable[T | None]]") -> T:
        """The result of `work` on the account with this address. Ends the command if there is no such account."""
        made = self.run(work)
        if made is None:
            raise self.fail("cli.admin.no_person", email=email)
        return made

    def number(self, table: str) -> int:
        """The id of a table. Ends the command if the text cannot be one."""
        from astrarium.server.ids import read_id

        try:
            return read_id(table.strip().lower())
        except ValueError as error:
            raise self.fail("cli.admin.no_table", table=table) from error


@app.command()
def migrate(config: ConfigFile = None, data: DataFile = None, lang: Language = None) -> None:
    """Bring the database to the schema of this version. Nodes of the old version must not run."""
    from astrarium.server.store.migrate import HEAD
    from astrarium.server.store.migrate import migrate as run
    from astrarium.server.store.schema import Fitness

    desk = Desk(config, data, lang)
    before = look_at_database(desk.screen, desk.who, desk.settings)
    if before.fitness is Fitness.NEWER:
        raise desk.fail("cli.database.newer", found=before.revision or "")
    if before.fitness is Fitness.READY:
        desk.say("cli.admin.at_head", new=HEAD)
        return
    asyncio.run(run(desk.settings.database_url))
    old = before.revision or desk.who.say("cli.admin.nothing")
    desk.say("cli.admin.migrated", old=old, new=HEAD)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file, such as astrarium.jsonl.gz.")],
    config: ConfigFile = None,
    data: DataFile = None,
    lang: Language = None,
) -> None:
    """Write everything to a file, as it is at one moment. It restores into SQLite and PostgreSQL alike."""
    from astrarium.server.ops.backup import backup as run

    desk = Desk(config, data, lang).need()
    try:
        counts = asyncio.run(run(desk.settings.database_url, file))
    except FileExistsError as error:
        raise desk.fail("cli.admin.file_exists", file=str(file)) from error
    except OSError as error:
        raise desk.fail("cli.admin.no_file", file=str(file), trouble=error.strerror or str(error)) from error
    desk.say("cli.admin.backed_up", file=str(file), **_amounts(counts))
    desk.say("cli.admin.keep_secret")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `astrarium admin backup` wrote.")],
    most: Annotated[
        int | None,
        typer.Option(min=1, help="Megabytes that it may unpack to. Else 25 times its size, and 64 in any case."),
    ] = None,
    config: ConfigFile = None,
    data: DataFile = None,
    lang: Language = None,
) -> None:
    """Read a backup into a database that is migrated and empty. No node may run on it yet."""
    from astrarium.server.ops.restore import Damaged, NotEmpty, TooLarge, read_head
    from astrarium.server.ops.restore import restore as run
    from astrarium.server.store.migrate import HEAD

    desk = Desk(config, data, lang).need()
    try:
        head = read_head(file)
        if head.schema != HEAD:
            raise desk.fail("cli.admin.other_schema", file=str(file), found=head.schema, known=HEAD, by=head.by)
        counts = asyncio.run(run(desk.settings.database_url, file, most and most * MEGABYTE))
    except TooLarge as error:
        raise desk.fail("cli.admin.too_large", file=str(file), most=error.most // MEGABYTE) from error
    except Damaged as error:
        raise desk.fail("cli.admin.damaged", file=str(file), trouble=str(error)) from error
    except NotEmpty as error:
        raise desk.fail("cli.admin.not_empty", subject=str(error)) from error
    desk.say("cli.admin.restored", file=str(file), **_amounts(counts))


def _amounts(counts: dict[str, int]) -> dict[str, int]:
    return {"tables": counts["tables"], "entries": counts["log"], "persons": counts["persons"]}


@app.command()
def inspect(
    table: TableName,
    last: Annotated[int, typer.Option(min=0, help="How many of the latest entries to show.")] = 10,
    secrets: Annotated[bool, typer.Option("--secrets", help="Also what players must not see.")] = False,
    config: ConfigFile = None,
    data: DataFile = None,
    lang: Language = None,
) -> None:
    """Show a table: what was agreed, who sits where, who is waited for; and play it again to check its log."""
    from astrarium.server.ops.audit import audit
    from astrarium.server.store.tables import Tables

    desk = Desk(config, data, lang).need()
    number = desk.number(table)
    found = desk.run(lambda database: audit(Tables(database), number))
    if found is None:
        raise desk.fail("cli.admin.no_table", table=table)
    show_table(desk.screen, desk.who, found, last, secrets)
    if found.flaws:
        for flaw in found.flaws:
            desk.screen.line(_flaw_line(desk.who, table, flaw))
        if found.keeps_closed:
            desk.say("cli.admin.unopened", table=table)
        raise typer.Exit(1)
    desk.say("cli.admin.sound", n=len(found.rows))


@app.command()
def end(table: TableName, config: ConfigFile = None, data: DataFile = None, lang: Language = None) -> None:
    """Stop a table for good, also while people play. Nobody wins."""
    from astrarium.server.declined import Declined
    from astrarium.server.ops.end_table import end_table

    desk = Desk(config, data, lang).need()
    number = desk.number(table)
    try:
        ended = desk.run(lambda database: end_table(desk.settings, database, number))
    except Declined as error:
        raise desk.fail("cli.admin.no_table", table=table) from error
    desk.say("cli.admin.ended" if ended else "cli.admin.was_over", table=table)


@app.command()
def person(
    email: Email,
    admin: Annotated[bool | None, typer.Option("--admin/--no-admin", help="May it do what administrators may?")] = None,
    config: ConfigFile = None,
    data: DataFile = None,
    lang: Language = None,
) -> None:
    """Show an account, or make it an administrator."""
    from astrarium.server.ids import spell
    from astrarium.server.store.people import People

    desk = Desk(config, data, lang).need()

    async def look(database: "Database") -> tuple[int, str, bool] | None:
        people = People(database)
        found = await people.by_email(email.strip().lower())
        if found is None:
            return None
        if admin is not None:
            await people.set_admin(found.id, admin)
        return found.id, found.name, bool(found.is_admin) if admin is None else admin

    number, name, is_admin = desk.account(email, look)
    desk.say("cli.admin.is_admin" if is_admin else "cli.admin.is_person", name=name, id=spell(number), email=email)


@app.command()
def password(email: Email, config: ConfigFile = None, data: DataFile = None, lang: Language = None) -> None:
    """Give an account a new password, for somebody who forgot theirs."""
    from astrarium.server.ops.recovery import new_password

    desk = Desk(config, data, lang).need()
    made = desk.account(email, lambda database: new_password(database, email))
    desk.say("cli.admin.new_password", email=email, password=made)


@app.command()
def passkeys(email: Email, config: ConfigFile = None, data: DataFile = None, lang: Language = None) -> None:
    """Forget all passkeys and recovery codes of an account, for somebody who lost them. Its sessions end."""
    from astrarium.server.ops.recovery import reset_factors

    desk = Desk(config, data, lang).need()
    removed = desk.account(email, lambda database: reset_factors(database, email))
    desk.say("cli.admin.no_passkeys", email=email.strip(), n=removed)


@app.command()
def check(
    latest: Annotated[int | None, typer.Option(min=1, help="Only so many tables, those that moved on latest.")] = None,
    config: ConfigFile = None,
    data: DataFile = None,
    lang: Language = None,
) -> None:
    """Play tables again from their logs and report what differs: exit code 1 if anything does."""
    from astrarium.server.ids import spell
    from astrarium.server.ops.audit import audit, table_ids
    from astrarium.server.store.tables import Tables

    desk = Desk(config, data, lang).need()

    async def look(database: "Database") -> tuple[int, int, int]:
        tables, entries, flawed = 0, 0, 0
        async for number in table_ids(database, latest):
            found = await audit(Tables(database), number)
            if found is None:
                continue
            tables, entries = tables + 1, entries + len(found.rows)
            flawed += bool(found.flaws)
            for flaw in found.flaws:
                desk.screen.line(_flaw_line(desk.who, spell(number), flaw))
        return tables, entries, flawed

    tables, entries, flawed = desk.run(look)
    desk.say("cli.admin.checked", tables=tables, entries=entries, flawed=flawed)
    if flawed:
        raise typer.Exit(1)


def _flaw_line(who: Reader, table: str, flaw: "Flaw") -> str:
    what = who.say(f"cli.flaw.{flaw.code}") + (f" ({flaw.detail})" if flaw.detail else "")
    return who.say("cli.flaw.line", table=table, entry=flaw.entry, what=what)
