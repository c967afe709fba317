"""The limit on content packs that a node has open at once: each is a whole game in memory."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NamedTuple

from ...declined import Declined

MOST = 64  # different packs on a node; one takes 1.4 to 4 MiB
SHARE = 8  # different packs of one host's tables


class Use(NamedTuple):
    """The host and the pack of a table."""

    host: int
    pack: tuple[str, str]  # the game and the pack's hash


@dataclass(eq=False)
class Coming:
    """A table that is being made or opened."""

    use: Use | None = None


class PackRoom:
    """Admits packs while there is room. Watched tables stay in memory, and one person may have made many."""

    def __init__(self) -> None:
        self._coming: set[Coming] = set()

    @contextmanager
    def coming(self) -> Iterator[Coming]:
        """Reserve room for a table that will soon be in memory."""
        one = Coming()
        self._coming.add(one)
        try:
            yield one
        finally:
            self._coming.discard(one)

    def admit(self, one: Coming, use: Use, here: Iterable[Use]) -> None:
        """Admit a pack beside those in memory and those coming. Raises Declined if there is no room for it."""
        uses = [*here, *(other.use for other in self._coming if other.use)]
        packs = {found.pack for found in uses}
        of_host = {found.pack for found in uses if found.host == use.host}
        if (use.pack not in packs and len(packs) >= MOST) or (use.pack not in of_host and len(of_host) >= SHARE):
            raise Declined("packs_full")
        one.use = use
