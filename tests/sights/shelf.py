"""What the server says about the installed games, as files: cards, rules and words, for a client without a server.

They are made from the packages when needed and not committed, since they change with every sentence.
"""

import asyncio
from collections.abc import Iterator
from typing import Any, cast

import msgspec

from astrarium.kernel import games
from astrarium.kernel.text import LANGUAGES
from astrarium.server.http.route import Context
from astrarium.server.http.routes.games import GameRoutes, show_rules, show_words
from astrarium.server.wire.bodies import InLang

from .sight import FOLDER

SHELF = FOLDER.parent / "bench" / "shelf"


class Asked:
    """A request that names a game, and nothing else."""

    def __init__(self, key: str = "") -> None:
        self._key = key

    def param(self, name: str) -> str:
        return self._key


def replies() -> Iterator[tuple[str, Any]]:
    """Each address below `/api/v1/`, with `.lang` for its query, and the reply."""
    routes = GameRoutes({})
    yield "games", asyncio.run(routes.list_games(_context()))
    for game in games():
        key = game.meta.key
        yield f"games/{key}", asyncio.run(routes.show_game(_context(key)))
        for query in map(InLang, LANGUAGES):  # type: ignore[arg-type]
            yield f"games/{key}/rules.{query.lang}", asyncio.run(show_rules(_context(key), query))
            yield f"games/{key}/words.{query.lang}", asyncio.run(show_words(_context(key), query))


def _context(key: str = "") -> Context:
    return cast(Context, Asked(key))


def write() -> None:
    for address, reply in replies():
        path = SHELF / f"{address}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(reply))
