"""The guided first game: the table that the client's guide asks for, as the engine plays it."""

import re
from pathlib import Path

from astrarium.games.void import GAME
from tests.games.bot_games import played

GUIDE = Path(__file__).parents[3] / "web" / "src" / "boards" / "void" / "lessons.ts"
# What a first game of any players shows; conquests and alliances need some skill
SHOWN = {"builds", "researches", "event", "moves", "income", "scores", "ended"}


def test_a_guided_game_shows_what_the_guide_explains() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    wish = re.search(r"wish: \{ seats: (\d), bots: \[(.*?)\], options: \{(.*?)\} \}", text)
    assert wish is not None
    seats, bots, options = int(wish[1]), wish[2].split(","), dict(re.findall(r'(\w+): "(\w+)"', wish[3]))
    assert seats == len(bots) + 1
    explained = set(re.findall(r'[dD]eed\("(\w+)"\)', text))
    told, near = set(), False
    for table, _ in played(GAME, seats, "guide", **options):
        told |= {event.kind for event in table.events}
        view = table.view(0)
        near |= bool(view["round"]) and view["next_scoring"] is not None and view["next_scoring"] - view["round"] <= 1
    assert told & explained >= SHOWN
    assert near
