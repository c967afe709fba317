"""The recorded sights and what is in them, for tests to choose from."""

import json
import os
from functools import cache
from typing import Any

from astrarium.kernel import games

from .bench import WEB, sights

LONG = os.environ.get("ASTRARIUM_LOOKS") == "long"
GAMES = [game.meta.key for game in games() if sights(game.meta.key)]
MAPS = [key for key in GAMES if (WEB / f"src/boards/{key}/map").is_dir()]  # boards with a map that is dragged
FULL = {game.meta.key: f"middle.{game.meta.seats[-1]}" for game in games()}


@cache
def told(sight: str) -> dict[str, Any]:
    """The contents of a sight's file."""
    found: dict[str, Any] = json.loads((WEB / f"sights/{sight}.json").read_text(encoding="utf-8"))
    return found


def questions(game: str) -> list[str]:
    """The sights of a game in which something is asked and answered, those with the most options first."""
    asked = [sight for sight in sights(game) if "answer" in told(sight)]
    return sorted(asked, key=lambda sight: -len(told(sight)["table"]["questions"][0]["options"]))
