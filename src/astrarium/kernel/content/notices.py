"""What a player should know before play."""

from typing import Any

from ..game import Game, Setup
from ..text import Text
from .box import Pack

NAMED = 12  # changed things that the sentence names; of the others it gives the number


def notices(game: Game[Any], setup: Setup) -> list[Text]:
    """That the table plays with changed content comes first, then what the game itself has to say."""
    return [*([content_notice(setup.content)] if setup.content else []), *game.notices(setup)]


def content_notice(pack: Pack) -> Text:
    """The name of the pack, and what it changes."""
    changed = [f"{kind}:{id_}" for kind, rows in pack.changes.items() for id_ in rows]
    what, more = ",".join(changed[:NAMED]), len(changed) - NAMED
    if not changed:
        return Text("notice.content_same", pack=pack.name)
    if more > 0:
        return Text("notice.content_more", pack=pack.name, what=what, more=more)
    return Text("notice.content", pack=pack.name, what=what)
