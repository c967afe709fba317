"""Fixtures for a node in the test's own process: its tables are dealt from a seed, the same in every run, its database
may be slow, since the machine may be busy, and what takes long at its start and is always the same is done once."""

from functools import cache, partial
from random import Random

import pytest

from astrarium.server.live.hub import new_tables
from astrarium.server.live.table import live_table
from astrarium.server.people import register
from astrarium.server.people.passwords import Passwords
from astrarium.server.store import postgres
from astrarium.server.web import files, pages

from ..conftest import SEED
from .people.quick import QUICK
from .until import PATIENCE

BUILT = cache(partial(files.read_files, files.BUILT))  # some 1,500 files


class Drawn:
    """The server's random draws for a table, from a seed instead of from the system."""

    def __init__(self, seed: str) -> None:
        self._rng = Random(seed)

    def token_bytes(self, size: int) -> bytes:
        return self._rng.randbytes(size)

    def randbits(self, bits: int) -> int:
        return self._rng.getrandbits(bits)


@pytest.fixture(autouse=True)
def _drawn(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw the secrets of tables and the seeds of bots from a seed. Ids, sessions and keys stay random."""
    drawn = Drawn(f"{SEED} {request.node.nodeid}")
    for module in (new_tables, live_table):
        monkeypatch.setattr(module, "secrets", drawn)


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the database more time. A test about timeouts sets its own."""
    monkeypatch.setattr(postgres, "PATIENCE", PATIENCE)


@pytest.fixture(autouse=True)
def _quick_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read the client's files once for all nodes, and let hashes of passwords take no time."""
    monkeypatch.setattr(
        pages, "read_files", lambda place: dict(BUILT()) if place == files.BUILT else files.read_files(place)
    )
    monkeypatch.setattr(register, "Passwords", partial(Passwords, QUICK))
