"""Every log calls its reader "you", in French « vous »: never by name with a verb in the third person."""

import re
from typing import Any

import pytest

from astrarium.kernel import Game, Text, games
from astrarium.kernel.text import LANGUAGES

PLAYERS = ("side", "other")
NOT_A_PLAYER: dict[str, dict[str, tuple[str, ...]]] = {
    "tiny": {"side": ("event.rogue_", "event.attacked")},
    "void": {"other": ("event.wormhole",)},
}


def told_of(game: Game[Any], lang: str, player: str) -> list[str]:
    """The events whose sentences name this player."""
    others = NOT_A_PLAYER.get(game.meta.key, {}).get(player, ())
    about = re.compile(rf"\{{{player}[|}}]")
    events = sorted(
        id_ for id_ in game.words.ids(lang) if id_.startswith("event.") and not id_.startswith(others or "-")
    )
    return [id_ for id_ in events if about.search(game.words.template(lang, id_) or "")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.key)
def test_nobody_reads_their_own_name(game: Game[Any], lang: str) -> None:
    names = {"seat:0": "Ann", "seat:1": "Béa"}
    for player in PLAYERS:
        for id_ in told_of(game, lang, player):
            args = {"side": "seat:1", "other": "seat:1", player: "seat:0"}
            said = game.words.say(lang, Text(id_, args), names, "seat:0")
            assert "Ann" not in said, id_
            assert re.search(r"\b(you|your|vous|votre|vos)\b", said, re.IGNORECASE), id_
            assert "Ann" in game.words.say(lang, Text(id_, args), names), id_
