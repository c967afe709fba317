"""`astrarium worker`: processes that think for the bots of a site, on any machine that reaches its NATS."""

import asyncio
import os
import signal
from typing import TYPE_CHECKING, Annotated

import typer

from .options import Language
from .screen import Screen
from .settings import ConfigFile, read_settings
from .words import reader

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
    set_up_logs(as_json=True)
    count = processes or os.cpu_count() or 1
    screen.line(who.say("cli.worker.begins", n=count))
    screen.console.file.flush()
    asyncio.run(_work(settings, count))


async def _work(settings: "Config", processes: int) -> None:
    from astrarium.server.ids import new_id, spell
    from astrarium.server.thinking.worker import work

    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for wanted in (signal.SIGTERM, signal.SIGINT):
        # Not `loop.add_signal_handler`, which Windows lacks.
        signal.signal(wanted, lambda *_: loop.call_soon_threadsafe(stop.set))
    await work(settings.nats, processes, stop, name=f"worker {spell(new_id())}")
