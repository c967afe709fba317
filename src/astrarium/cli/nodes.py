"""How many nodes `astrarium serve --nodes` starts, and where it refuses to."""

import os
import sys
from typing import TYPE_CHECKING

import typer

from .screen import Screen
from .words import Reader

if TYPE_CHECKING:
    from astrarium.server.config import Config

AUTO = "auto"
MOST = 256


def how_many(screen: Screen, who: Reader, settings: "Config", wanted: str) -> int:
    """The number of nodes. Ends the command if it is none, or if several could not share their tables."""
    count = _cores() if wanted == AUTO else _number(wanted)
    if not 1 <= count <= MOST:
        screen.line(who.say("cli.serve.nodes_unclear", wanted=wanted, most=MOST))
        raise typer.Exit(2)
    if wanted != AUTO and count == 1:
        return 1
    if sys.platform != "linux":
        screen.line(who.say("cli.serve.nodes_linux"))
        raise typer.Exit(2)
    if settings.database_url.startswith("sqlite:") or not settings.nats:
        screen.line(who.say("cli.serve.nodes_share"))
        raise typer.Exit(2)
    return count


def _cores() -> int:
    """The cores that this process may use, which in a container may be fewer than there are."""
    return min(MOST, len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1)


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else 0
