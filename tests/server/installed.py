"""A game of another package, as an installer leaves it."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from astrarium.kernel import game as find_game


def lay_out(site: Path, key: str, target: str, files: Mapping[str, bytes]) -> None:
    """Write what an installer would: the package's files, and the entry point of its game (`module:NAME`)."""
    facts = f"{key}-1.0.dist-info"
    written = {
        f"{facts}/METADATA": f"Metadata-Version: 2.1\nName: {key}\nVersion: 1.0\n".encode(),
        f"{facts}/entry_points.txt": f"[astrarium.games]\n{key} = {target}\n".encode(),
        **files,
    }
    for name, body in written.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_bytes(body)


@contextmanager
def install(site: Path, key: str, target: str) -> Iterator[None]:
    """Install a game that can be imported, for this process and the bots' processes that it starts."""
    lay_out(site, key, target, {})
    sys.path.insert(0, str(site))
    try:
        yield
    finally:
        sys.path.remove(str(site))
        find_game.cache_clear()
