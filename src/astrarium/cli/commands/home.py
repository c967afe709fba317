"""`astrarium` without a command: serves tables and opens them in this computer's browser."""

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

NEXT_PORTS = 20  # tried after the usual port; then any free one


def home(*, browser: bool = True, lang: Lang | None = None) -> None:
    """Serve until Ctrl-C, or open the server that already uses the same data."""
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
        if browser:  # in a thread: with some browsers the call returns only when they are closed
            Thread(target=_show, args=(link,), daemon=True).start()

    keep_serving(screen, who, settings, lambda: _listen_somewhere(settings), ready=ready)


def has_screen(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Can a browser window open? Without one, Python would start a text browser in this terminal."""
    return platform in ("win32", "darwin") or any(
        environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    )


def _show(link: str) -> None:
    with suppress(webbrowser.Error, OSError):  # the person can still follow the printed link
        webbrowser.open(link)


def _listen_somewhere(settings: "Config") -> "list[socket.socket]":
    from msgspec.structs import replace

    from astrarium.server.reach.ports import listen

    for port in range(settings.port, settings.port + NEXT_PORTS):
        with suppress(OSError):
            return listen(replace(settings, port=port))
    return listen(replace(settings, port=0))
