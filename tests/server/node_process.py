"""Real nodes for tests: each a process of its own with uvicorn on a free port."""

import os
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx

from .ports import free_port
from .until import PATIENCE


def toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(part)}" for key, part in value.items()) + "}"
    return repr(value) if isinstance(value, int) else '"' + str(value).replace("\\", "\\\\") + '"'


# Without it httpx loads all certificates for each question whether the node is ready, which takes as long as its start.
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
LIMITS = {
    "messages_per_second": 100_000, "message_burst": 100_000, "requests_per_second": 10_000, "request_burst": 10_000,
    "address_work_per_second": 1_000_000, "address_work_burst": 1_000_000, "handshakes_per_second": 10_000,
    "handshake_burst": 10_000, "guests_per_minute": 100_000, "guest_burst": 100_000, "connections_per_address": 20_000,
    "tables_per_hour": 1_000_000, "table_burst": 1_000_000, "tables_per_guest": 1_000_000, "guests_per_day": 1_000_000,
    "table_says_per_minute": 1_000_000, "listed_per_host": 100,
    "codes_per_minute": 100_000, "code_burst": 100_000,
    "replays_per_second": 10_000, "replay_burst": 10_000, "says_per_second": 10_000, "say_burst": 10_000,
}  # fmt: skip


class NodeProcess:
    """`astrarium serve` with a configuration, and perhaps `arguments`, of its own."""

    def __init__(self, folder: Path, port: int | None = None, arguments: Sequence[str] = (), **settings: Any) -> None:
        self.arguments = arguments
        self.port = port or free_port()
        self.folder = folder
        self.url = f"http://127.0.0.1:{self.port}"
        settings.setdefault("limits", LIMITS)
        self.config = folder / f"node-{self.port}.toml"
        lines = [f"{key} = {toml(value)}" for key, value in {"port": self.port, **settings}.items()]
        self.config.write_text("\n".join(lines) + "\n")
        self.log = folder / f"node-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, **environment: str) -> "NodeProcess":
        command = [sys.executable, "-m", "astrarium.cli", "serve", "--config", str(self.config), *self.arguments]
        with self.log.open("ab") as out:
            env = {**os.environ, **environment}
            self.process = subprocess.Popen(command, stdout=out, stderr=out, env=env)  # noqa: S603
        self.wait_ready()
        return self

    @property
    def pid(self) -> int:
        if self.process is None:
            raise RuntimeError("the node does not run")
        return self.process.pid

    def wait_ready(self, seconds: float = 5 * PATIENCE) -> None:  # where much is started at once, that takes long
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            assert self.process is not None
            if self.process.poll() is not None:
                raise RuntimeError(f"the node ended: {self.log.read_text()[-2000:]}")
            try:
                if httpx.get(self.url + "/readyz", timeout=2, verify=NO_TLS).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        self.kill()  # else the next test would be blamed for a process that nobody waits for
        raise RuntimeError(f"the node is not ready: {self.log.read_text()[-2000:]}")

    def stop(self, seconds: float = PATIENCE) -> int:
        """Ask the node to end; returns its exit code."""
        if self.process is None:
            return 0
        process, self.process = self.process, None
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        return process.wait(seconds)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE)
            self.process = None
