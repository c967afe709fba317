"""Writes the machine-readable description of the protocol: `python -m astrarium.server.describe [folder]`."""

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from astrarium.kernel import games
from astrarium.kernel.content.packed_game import own_content

from .bus.local import LocalBus
from .clock import now
from .config import Config
from .http.errors import ErrorReply
from .http.openapi import describe_routes
from .http.route import Route
from .node import Node
from .store.url import open_database
from .wire import PROTOCOL
from .wire.content_schemas import describe_content
from .wire.messages import ClientMessage, ServerMessage
from .wire.schemas import describe_messages, describe_view

FOLDER = Path("docs/protocol")


def documents() -> dict[str, str]:
    """The text of each file, by its name."""
    return {
        "openapi.json": _text(describe_routes(asyncio.run(_routes()), ErrorReply, str(PROTOCOL))),
        "messages.json": _text(describe_messages(ClientMessage, ServerMessage)),
        **{f"views/{game.meta.key}.json": _text(describe_view(game.view_type)) for game in games()},
        **{
            f"content/{game.meta.key}.json": _text(describe_content(game.content_type, own_content(game)))
            for game in games()
            if game.content_type
        },
    }


async def _routes() -> list[Route]:
    """All routes, from a node that is never started and an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        database = await open_database(f"sqlite:///{folder}/nothing.db")
        node = Node(Config(), database, LocalBus(), bytes(32), bytes(32), now)
        node.register.close()
        await database.close()
        return node.routes


def _text(document: dict[str, Any]) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    for name, text in documents().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
