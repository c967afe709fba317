"""The attacked server: a process with its database, as at home or on a site, with the default limits."""

import asyncio
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
from aiosmtpd.controller import Controller
from tests.server.node_process import LIMITS, NodeProcess
from tests.server.ports import free_port
from tests.server.private import PrivateNats
from tests.server.whole.site import new_database

from ..load.machine import cpu_seconds, resident_bytes

FORMS = ("home", "site")
WHOLE_TABLES = """
select relname from pg_class
where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
"""


class Sink:
    """Accepts all mails, and counts them by mailbox."""

    def __init__(self) -> None:
        self.mailboxes: dict[str, int] = {}

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802  (aiosmtpd's name)
        for mailbox in envelope.rcpt_tos:
            self.mailboxes[mailbox] = self.mailboxes.get(mailbox, 0) + 1
        return "250 OK"


@dataclass
class Ground:
    """One server, and what can be measured of it from outside."""

    folder: Path
    database: str
    settings: dict[str, Any]
    sink: Sink = field(default_factory=Sink)
    node: NodeProcess | None = None

    def start(self, *, limited: bool = True) -> NodeProcess:
        limits = {} if limited else LIMITS
        port = self.node.port if self.node else None
        self.node = NodeProcess(self.folder, port, database=self.database, limits=limits, **self.settings)
        return self.node.start()

    def stop(self) -> None:
        if self.node is not None:
            self.node.stop()

    @property
    def url(self) -> str:
        return self._running.url

    @property
    def pid(self) -> int:
        return self._running.pid

    @property
    def memory(self) -> int:
        return resident_bytes(self.pid)

    @property
    def peak(self) -> int:
        """The peak memory of the server."""
        status = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmHWM:"))

    @property
    def busy(self) -> float:
        """Processor time of the server's own process, in seconds."""
        return cpu_seconds(self.pid)

    @property
    def _running(self) -> NodeProcess:
        if self.node is None:
            raise RuntimeError("the server does not run")
        return self.node

    def rows(self) -> dict[str, int]:
        """The number of rows of each table of the database."""
        if self.database.startswith("postgresql"):
            return asyncio.run(_rows_of_postgres(self.database))
        path = self.database.removeprefix("sqlite:///")
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as db:
            names = [name for (name,) in db.execute("select name from sqlite_master where type = 'table'")]
            return {name: db.execute(f'select count(*) from "{name}"').fetchone()[0] for name in names}  # noqa: S608


async def _rows_of_postgres(url: str) -> dict[str, int]:
    connection = await asyncpg.connect(url)
    try:
        names = [row[0] for row in await connection.fetch(WHOLE_TABLES)]
        return {name: await connection.fetchval(f'select count(*) from "{name}"') for name in names}  # noqa: S608
    finally:
        await connection.close()


@contextmanager
def open_ground(form: str, *, mail: bool = False) -> Iterator[Ground]:
    """A server that is not started yet."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        settings: dict[str, Any] = {"thinkers": 1}
        if form == "site":
            database = stack.enter_context(new_database())
            settings |= {"nats": [stack.enter_context(PrivateNats()).url], "secret_key": "x" * 40}
        else:
            database = f"sqlite:///{folder}/home.db"
        sink = Sink()
        if mail:
            port = free_port()
            controller = Controller(sink, hostname="127.0.0.1", port=port)
            controller.start()
            stack.callback(controller.stop)
            sender = "Astrarium <play@example.org>"
            settings["smtp"] = {"host": "127.0.0.1", "port": port, "sender": sender, "starttls": False}
        ground = Ground(folder, database, settings, sink)
        stack.callback(ground.stop)
        yield ground
