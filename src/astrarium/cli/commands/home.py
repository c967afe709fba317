"""`astrarium` alone: the tables of this computer, in the browser of whoever sits at it."""

import os
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING

from ..running_server import find_running
from ..screen import Screen
from ..settings import need_database, read_settings
from ..words import Lang, reader
from .serve import keep_serving

if TYPE_CHECKING:
    import socket

    from astrarium.server.config import Config

NEXT_PORTS = 20  # tried after the usual one, then any


def home(*, browser: bool = True, lang: Lang | None = None) -> None:
    """Serve until Ctrl-C, or lead to the server that uses the same data already."""
    screen, who = Screen(), reader(lang)
    settings = read_settings(screen, None)
    browser = browser and has_screen()
    link = find_running(settings)
    if link is not None:
        screen.line(who.say("cli.serve.running", link=link), "bold")
        if browser:
            _show(link)
        return
    need_database(screen, who, settings, may_migrate=True)

    def ready(link: str) -> None:
        if browser:  # beside the server: some browsers come back only when they are closed
            Thread(target=_show, args=(link,), daemon=True).start()

    keep_serving(screen, who, settings, _listen_somewhere(settings), ready=ready)


def has_screen(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Can a window open? Where none can, Python would start a text browser in this very terminal."""
    return platform in ("win32", "darwin") or any(
        environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    )


def _show(link: str) -> None:
    with suppress(webbrowser.Error, OSError):  # the link is on the screen
        webbrowser.open(link)


def _listen_somewhere(settings: "Config") -> "list[socket.socket]":
    from msgspec.structs import replace

    from astrarium.server.uvicorn_server import listen

    for port in range(settings.port, settings.port + NEXT_PORTS):
        with suppress(OSError):
            return listen(replace(settings, port=port))
    return listen(replace(settings, port=0))
