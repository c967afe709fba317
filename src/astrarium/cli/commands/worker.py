"""`astrarium worker`: processes that think for a site's bots, on any machine that can reach its NATS server."""

import asyncio
import os
import signal
from typing import TYPE_CHECKING, Annotated

import typer

from ..options import Language
from ..screen import Screen
from ..settings import ConfigFile, need_database, read_settings
from ..words import Reader, reader

if TYPE_CHECKING:
    from astrarium.server.config import Config


def worker(
    config: ConfigFile = None,
    processes: Annotated[int | None, typer.Option(min=1, help="Processes that think; by default one a core.")] = None,
    lang: Language = None,
) -> None:
    """Think for the bots of a site until told to stop; what is begun is finished."""
    from astrarium.server.telemetry.logs import set_up_logs

    screen, who = Screen(), reader(lang)
    settings = read_settings(screen, config)
    if not settings.nats:
        screen.line(who.say("cli.worker.no_nats"))
        raise typer.Exit(2)
    secret = _secret(screen, who, settings)
    set_up_logs(as_json=True)
    count = processes or os.cpu_count() or 1
    screen.line(who.say("cli.worker.begins", n=count))
    screen.console.file.flush()
    asyncio.run(_work(settings, secret, count))


def _secret(screen: Screen, who: Reader, settings: "Config") -> bytes:
    """The key with which nodes and workers sign: the setting, or the one in the site's database.

    Ends the command if there is neither.
    """
    from astrarium.server.store.keys import site_secret
    from astrarium.server.store.url import open_database

    if settings.secret_key:
        return settings.secret_key.encode()
    if not settings.database:
        screen.line(who.say("cli.worker.no_key"))
        raise typer.Exit(2)
    need_database(screen, who, settings)

    async def ask() -> bytes:
        database = await open_database(settings.database_url)
        try:
            return await site_secret(settings, database)
        finally:
            await database.close()

    return asyncio.run(ask())


async def _work(settings: "Config", secret: bytes, processes: int) -> None:
    from astrarium.server.bus.signatures import Signer
    from astrarium.server.ids import new_id, spell
    from astrarium.server.thinking.worker import work

    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for wanted in (signal.SIGTERM, signal.SIGINT):
        # `loop.add_signal_handler` does not exist on Windows.
        signal.signal(wanted, lambda *_: loop.call_soon_threadsafe(stop.set))
    await work(settings.nats, processes, stop, Signer(secret), name=f"worker {spell(new_id())}")
