"""Private NATS and PostgreSQL servers, which a test may stop, kill and restart."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Self

from .ports import free_port
from .until import PATIENCE


def freeze(*pids: int) -> None:
    """Stop processes, and wait until every thread is stopped: until then they still answer."""
    _signal(pids, signal.SIGSTOP)
    end = time.monotonic() + PATIENCE
    while not all(_stands_still(pid) for pid in pids):
        if time.monotonic() > end:
            raise RuntimeError(f"one of {pids} does not stop")
        time.sleep(0.005)


def thaw(*pids: int) -> None:
    _signal(pids, signal.SIGCONT)


def _signal(pids: Iterable[int], number: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):  # a child that has ended meanwhile
            os.kill(pid, number)


def _stands_still(pid: int) -> bool:
    """Whether every thread of the process is stopped or gone."""
    for file in Path(f"/proc/{pid}/task").glob("*/stat"):
        with suppress(FileNotFoundError, ProcessLookupError):
            if file.read_text().rpartition(")")[2].split()[0] not in "TZX":
                return False
    return True


class PrivateNats:
    """A nats-server with JetStream. Its data survives `restart` and `kill`, but not the end of the `with` block."""

    def __init__(self, port: int | None = None, store_dir: Path | None = None) -> None:
        self.port = port or free_port()
        self._own_dir = store_dir is None
        self.store_dir = store_dir
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None, "NATS does not run"
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        assert self._process is None, "NATS runs already"
        self.store_dir = self.store_dir or Path(tempfile.mkdtemp(prefix="nats-"))
        command = ["nats-server", "-a", "127.0.0.1", "-p", str(self.port), "-js", "-sd", str(self.store_dir)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603
        end = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > end:
                self.kill()
                raise RuntimeError(f"nats-server does not start on port {self.port}")
            time.sleep(0.02)

    def stop(self, mode: str = "fast") -> None:
        """`fast`: a clean stop. `immediate`: as in a crash."""
        self._end(signal.SIGKILL if mode == "immediate" else signal.SIGTERM)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def restart(self) -> None:
        self.stop()
        self.start()

    def freeze(self) -> None:
        """Stop the process: connections stay open, but nothing comes through."""
        freeze(self.pid)

    def thaw(self) -> None:
        thaw(self.pid)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        if self._own_dir and self.store_dir:
            shutil.rmtree(self.store_dir, ignore_errors=True)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as connection:
                return connection.recv(4) == b"INFO"
        except OSError:
            return False


class PrivatePostgres:
    """A PostgreSQL server. It trusts anybody on 127.0.0.1; its data is deleted at the end of the `with` block."""

    def __init__(self, port: int | None = None, directory: Path | None = None, settings: dict[str, str] | None = None):
        self.port = port or free_port()
        self._own_dir = directory is None
        self.directory = directory or Path(tempfile.gettempdir()) / f"postgres-{os.getpid()}-{self.port}"
        self.data = self.directory / "data"
        # What is written survives a killed server without fsync: the system's cache outlives it.
        self._settings = {"fsync": "off", "max_connections": "200"} | (settings or {})

    @property
    def url(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    @property
    def pid(self) -> int:
        return int((self.data / "postmaster.pid").read_text().split()[0])

    @property
    def running(self) -> bool:
        return self._run("pg_ctl", "status", "-D", str(self.data), check=False) == 0

    def start(self) -> None:
        if not self.data.exists():
            self._make()
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"
        options += "".join(f" -c {name}={value}" for name, value in self._settings.items())
        log = str(self.directory / "log")
        command = ("pg_ctl", "start", "-w", "-t", "30", "-D", str(self.data), "-l", log, "-o", options)
        for _ in range(20):
            if self._run(*command, check=False) == 0:
                return
            time.sleep(0.25)  # after a kill, until the last of the old processes is gone
        raise RuntimeError("PostgreSQL does not start: " + Path(log).read_text()[-2000:])

    def stop(self, mode: str = "fast") -> None:
        """`smart` waits for clients, `fast` disconnects them, `immediate` stops as in a crash."""
        if self.running:
            self._run("pg_ctl", "stop", "-w", "-m", mode, "-D", str(self.data))

    def kill(self) -> None:
        """Send SIGKILL to the server; its children notice and end."""
        if not self.running:
            return
        pid = self.pid
        os.kill(pid, signal.SIGKILL)
        end = time.monotonic() + PATIENCE
        while Path(f"/proc/{pid}").exists() and time.monotonic() < end:
            time.sleep(0.02)

    def restart(self, mode: str = "fast") -> None:
        self.stop(mode)
        self.start()

    def freeze(self) -> None:
        """Stop the server and all its children, as if the whole machine did not answer."""
        freeze(self.pid, *self._children())

    def thaw(self) -> None:
        thaw(self.pid, *self._children())

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop("immediate")
        if self._own_dir:
            shutil.rmtree(self.directory, ignore_errors=True)

    def _children(self) -> list[int]:
        return [int(pid) for pid in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()]

    def _make(self) -> None:
        self.directory.mkdir(mode=0o700, exist_ok=not self._own_dir)
        if os.geteuid() == 0:
            shutil.chown(self.directory, "postgres", "postgres")
        self._run("initdb", "-D", str(self.data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")

    def _run(self, *command: str, check: bool = True) -> int:
        """Run a command as a user other than root, as PostgreSQL demands."""
        user = ("runuser", "-u", "postgres", "--") if os.geteuid() == 0 else ()
        # Output to a file: a pipe would be held open by the server that outlives the command.
        with tempfile.TemporaryFile() as output:
            done = subprocess.run([*user, *command], stdout=output, stderr=output, cwd="/", check=False)  # noqa: S603
            if check and done.returncode:
                output.seek(0)
                raise RuntimeError(f"{command[0]} failed: {output.read().decode(errors='replace')}")
        return done.returncode
