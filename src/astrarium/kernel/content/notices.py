"""The notices that players read before a game."""

from typing import Any

from ..game import Game, Setup
from ..text import Text
from .box import Pack

NAMED = 12  # changed things that the sentence names; it counts the rest


def notices(game: Game[Any], setup: Setup) -> list[Text]:
    """The notice about changed content, if any, then the game's own notices."""
    return [*([content_notice(setup.content)] if setup.content else []), *game.notices(setup)]


def content_notice(pack: Pack) -> Text:
    """The notice that names the pack and the things that it changes."""
    changed = [f"{kind}:{id_}" for kind, rows in pack.changes.items() for id_ in rows]
    what, more = ",".join(changed[:NAMED]), len(changed) - NAMED
    if not changed:
        return Text("notice.content_same", pack=pack.name)
    if more > 0:
        return Text("notice.content_more", pack=pack.name, what=what, more=more)
    return Text("notice.content", pack=pack.name, what=what)
