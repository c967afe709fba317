"""`astrarium serve`: serves tables, at home or as one node of a site."""

import errno
import secrets
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from ..nodes import how_many
from ..options import Language
from ..running_server import Held, held
from ..screen import Screen
from ..settings import ConfigFile, DataFile, need_database, read_settings
from ..words import Reader, reader

if TYPE_CHECKING:
    import socket

    from astrarium.server.config import Config


def serve(
    config: ConfigFile = None,
    host: Annotated[str | None, typer.Option(help="Listen here; 0.0.0.0 lets others on the network in.")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="Listen on this port; 0: any free one.")] = None,
    data: DataFile = None,
    nodes: Annotated[
        str | None,
        typer.Option(metavar="N|auto", help="Processes behind one port, for PostgreSQL and NATS; auto: one a core."),
    ] = None,
    lang: Language = None,
) -> None:
    """Serve tables to browsers and programs."""
    # Imported here: no other command needs the server's libraries, and they take a while to load.
    from msgspec.structs import replace

    screen, who = Screen(), reader(lang)
    settings = read_settings(screen, config, data)
    if host is not None:
        settings = replace(settings, host=host)
    if port is not None:
        settings = replace(settings, port=port)
    count = 1 if nodes is None else how_many(screen, who, settings, nodes)
    need_database(screen, who, settings, may_migrate=settings.database_url.startswith("sqlite:"))
    if count > 1:
        serve_together(screen, who, settings, count)
        return
    keep_serving(screen, who, settings, lambda: _listen(screen, who, settings), is_site=config is not None)


def keep_serving(
    screen: Screen,
    who: Reader,
    settings: "Config",
    listen: "Callable[[], list[socket.socket]]",
    *,
    is_site: bool = False,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Serve until told to stop. Once the server answers, print its address and call `ready` with the link.

    Ends the command, and says where, if another process serves this data.
    """
    from astrarium.server.reach.addresses import home_link
    from astrarium.server.telemetry.logs import set_up_logs
    from astrarium.server.uvicorn_server import serve as run

    set_up_logs(as_json=is_site, level="INFO" if is_site else "WARNING")
    try:
        with held(settings) as note:
            sockets = listen()
            here = home_link(settings.host, sockets[0].getsockname()[1])

            def greet(friends: Sequence[str]) -> None:
                _greet(screen, who, settings, here, friends)
                if ready is not None:
                    ready(here)

            note(here)
            if not run(settings, sockets, greet):
                raise typer.Exit(1)
    except Held as other:
        where = "cli.serve.held" if other.link else "cli.serve.held_somewhere"
        screen.line(who.say(where, data=str(other.data), link=other.link))
        raise typer.Exit(1) from other


def serve_together(screen: Screen, who: Reader, settings: "Config", count: int) -> None:
    """Serve by several nodes behind one port until told to stop; each also answers at a port of its own."""
    from astrarium.server.fleet.fleet import Fleet
    from astrarium.server.fleet.shared_ports import SharedPorts
    from astrarium.server.reach.addresses import home_link
    from astrarium.server.telemetry.logs import set_up_logs
    from astrarium.server.uvicorn_server import serve as run

    set_up_logs(as_json=True)
    try:
        ports = SharedPorts.reserve(settings, count)
    except OSError as error:
        raise _no_port(screen, who, settings, error) from error
    here, mark = home_link(settings.host, ports.shared), secrets.token_hex(16)

    def greet(friends: Sequence[str]) -> None:
        own = ", ".join(str(port) for port in ports.own)
        screen.line(who.say("cli.serve.nodes", n=count, ports=own))
        _greet(screen, who, settings, here, friends)

    fleet = Fleet(count, ports.of_node, lambda sockets, ready: run(settings, sockets, ready, mark), greet)
    if not fleet.run():
        raise typer.Exit(1)


def _listen(screen: Screen, who: Reader, settings: "Config") -> "list[socket.socket]":
    from astrarium.server.reach.ports import listen

    try:
        return listen(settings)
    except OSError as error:
        raise _no_port(screen, who, settings, error) from error


def _no_port(screen: Screen, who: Reader, settings: "Config", error: OSError) -> typer.Exit:
    """Say why nothing can listen there; returns the end of the command."""
    place = f"{settings.host}:{settings.port}"
    if error.errno == errno.EADDRINUSE:
        screen.line(who.say("cli.serve.taken", place=place, other=settings.port % 65535 + 1))
    else:
        screen.line(who.say("cli.serve.not_here", place=place, trouble=error.strerror or str(error)))
    return typer.Exit(1)


def _greet(screen: Screen, who: Reader, settings: "Config", here: str, friends: Sequence[str]) -> None:
    """Print the addresses of the running server."""
    screen.line(who.say("cli.serve.link", link=settings.public_url or here), "bold")
    if not settings.public_url:
        for link in friends:
            screen.whole(who.say("cli.serve.friends", link=link))
        if not friends:
            screen.line(who.say("cli.serve.alone"))
    place = settings.database_url
    if place.startswith("sqlite:///"):
        screen.whole(who.say("cli.serve.place", place=place.removeprefix("sqlite:///")))
    screen.line(who.say("cli.serve.stop"))
    screen.console.file.flush()  # a program may read this through a pipe
