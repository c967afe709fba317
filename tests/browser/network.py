"""A small private network for a test: a server and some phones, each with an address of its own.

Every machine is a network namespace with one cable to a switch, which is a namespace too: nothing leaves them, and
nothing of this computer's own network is touched. A cable can be pulled and put back.
"""

import itertools
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Self

import pytest
from playwright.sync_api import Browser, Playwright

from ..server.node_process import NodeProcess
from ..server.until import PATIENCE
from .chromium import SHELL

SUBNET = "10.77.0"
_numbers = itertools.count()

# Waits for the server inside a namespace, since it cannot be reached from outside.
WAIT = """
import sys, time, urllib.request
until = time.monotonic() + float(sys.argv[2])
while True:
    try:
        urllib.request.urlopen(sys.argv[1] + "/readyz", timeout=2).read()
        break
    except OSError:
        if time.monotonic() > until:
            raise
        time.sleep(0.05)
"""


def needs_network() -> None:
    """Skips the test where no namespaces can be made."""
    if os.geteuid() != 0 or not shutil.which("ip"):
        pytest.skip("a network of one's own needs root and iproute2")
    trial = f"astr{os.getpid()}t"
    if subprocess.run(["ip", "netns", "add", trial], capture_output=True, check=False).returncode:  # noqa: S603, S607
        pytest.skip("this system lets nobody make a network namespace")
    _ip("netns", "del", trial)


class Machine:
    """A computer or a phone: a namespace with an address, on a cable to the switch."""

    def __init__(self, switch: str, name: str, address: str) -> None:
        self.name, self.address = name, address
        self._switch, self._plug = switch, f"{name}p"
        _ip("netns", "add", name)
        _ip("link", "add", self._plug, "netns", switch, "type", "veth", "peer", "name", "eth0", "netns", name)
        # An IPv6 address would appear some seconds later, and browsers then drop requests under way.
        _ip("netns", "exec", name, "sh", "-c", "echo 1 > /proc/sys/net/ipv6/conf/all/disable_ipv6 || true")
        self._at_switch("set", self._plug, "master", "bridge", "up")
        self._inside("link", "set", "lo", "up")
        self._inside("addr", "add", f"{address}/24", "dev", "eth0")
        self._inside("link", "set", "eth0", "up")

    def command(self, *command: str) -> list[str]:
        """This command, to be run on this machine."""
        return ["ip", "netns", "exec", self.name, *command]

    def drop(self, *, silently: bool = False) -> None:
        """Pull the cable. Silently: the link stays up and packets vanish, as in a Wi-Fi without internet."""
        self._at_switch("set", self._plug, "nomaster" if silently else "down")

    def restore(self) -> None:
        self._at_switch("set", self._plug, "master", "bridge", "up")

    def close(self) -> None:
        _ip("netns", "del", self.name)

    def _inside(self, *what: str) -> None:
        _ip("-n", self.name, *what)

    def _at_switch(self, *what: str) -> None:
        _ip("-n", self._switch, "link", *what)


class Network:
    """Machines on one switch, for a `with` block."""

    def __init__(self) -> None:
        self._base = f"astr{os.getpid()}n{next(_numbers)}"
        self._switch = f"{self._base}s"
        self.machines: list[Machine] = []

    def __enter__(self) -> Self:
        _ip("netns", "add", self._switch)
        _ip("-n", self._switch, "link", "add", "bridge", "type", "bridge")
        _ip("-n", self._switch, "link", "set", "bridge", "up")
        return self

    def __exit__(self, *_: object) -> None:
        for machine in self.machines:
            machine.close()
        _ip("netns", "del", self._switch)

    def machine(self) -> Machine:
        """Add a machine with the next address."""
        number = len(self.machines) + 1
        # Linux allows 15 letters for the name of an interface.
        made = Machine(self._switch, f"{self._base[-10:]}m{number}", f"{SUBNET}.{number}")
        self.machines.append(made)
        return made


class NodeOn(NodeProcess):
    """`astrarium serve` on a machine of the network."""

    def __init__(self, machine: Machine, folder: Path, **settings: Any) -> None:
        super().__init__(folder, **settings)
        self.machine = machine
        self.local = self.url  # its address on the machine itself
        self.url = f"http://{machine.address}:{self.port}"

    def start(self, **environment: str) -> "NodeOn":
        serve = [sys.executable, "-m", "astrarium.cli", "serve", "--config", str(self.config)]
        with self.log.open("ab") as out:
            env = {**os.environ, **environment}
            self.process = subprocess.Popen(self.machine.command(*serve), stdout=out, stderr=out, env=env)  # noqa: S603
        self.wait_ready()
        return self

    def wait_ready(self, seconds: float = PATIENCE) -> None:
        asking = self.machine.command(sys.executable, "-c", WAIT, self.local, str(seconds))
        done = subprocess.run(asking, capture_output=True, timeout=seconds + 10, check=False)  # noqa: S603
        assert done.returncode == 0, self.log.read_text()[-2000:] + done.stderr.decode()[-500:]


def chromium_on(machine: Machine, playwright: Playwright, folder: Path, flags: list[str]) -> Browser:
    """A browser on that machine. It is driven through a pipe, so the network does not matter."""
    launcher = folder / f"chromium-{machine.name}"
    launcher.write_text(f'#!/bin/sh\nexec {" ".join(machine.command(SHELL))} "$@"\n')
    launcher.chmod(0o755)
    return playwright.chromium.launch(executable_path=launcher, args=flags)


def _ip(*what: str) -> None:
    # A new device is sometimes busy for a moment.
    until = time.monotonic() + PATIENCE
    while (done := subprocess.run(["ip", *what], capture_output=True, check=False)).returncode:  # noqa: S603, S607
        if b"busy" not in done.stderr or time.monotonic() > until:
            raise RuntimeError(f"ip {' '.join(what)}: {done.stderr.decode().strip()}")
        time.sleep(0.05)
