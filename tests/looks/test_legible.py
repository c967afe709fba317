"""Every word of a table can be read: none is shortened, cut off, or lies under something else.

Tried where there is the least room; `make legible` looks at every recorded sight.
"""

import pytest

from .legible import LEGIBLE, unread
from .look import DESK, LAPTOP, PHONE, Looks
from .recorded import FULL, GAMES, LONG

SCREENS = [(LAPTOP, "fr"), (PHONE, "fr")]
# Sights with the longest words, the most pieces or the most buttons in the least room, beside the fullest tables.
TIGHT = {
    "frontiers": ["ask.store_goods"],
    "race": ["ask.keep"],
    "roll": ["ask.abandon", "ask.wilds", "middle.3"],
    "tiny": ["ask.utilize", "start.5"],
    "void": ["ask.after_dice"],
}
MORE = [(DESK, "fr"), (LAPTOP, "en"), (PHONE, "en")]


@pytest.mark.parametrize("game", GAMES)
def test_every_word_can_be_read_where_room_is_scarce(look: Looks, game: str) -> None:
    screens = SCREENS + MORE if LONG else SCREENS
    found = {
        f"{sight} {size['width']} {lang}": sorted(unread(look(f"{game}/{sight}", lang, size)))
        for sight in (FULL[game], *TIGHT.get(game, []))
        for size, lang in screens
    }
    assert {where: rows for where, rows in found.items() if rows} == {}


# Words of a page of our own: what can be read, and the three ways in which something cannot.
SPECIMEN = """<div class="table"><style>
  p { margin: 0; position: absolute; font: 16px/20px sans-serif; width: 200px }
  .dots { top: 40px; width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
  .box { position: absolute; top: 80px; width: 200px; height: 12px; overflow: hidden }
  .over { position: absolute; top: 120px; width: 100px; height: 20px; background: #333 }
  .veil { position: absolute; top: 160px; width: 100px; height: 20px; background: rgb(0 0 0 / 30%) }
  .scrolls { position: absolute; top: 200px; width: 200px; height: 30px; overflow: auto }
</style>
<p>legible</p><p class="dots">shortened with dots</p><div class="box"><p>cut in half</p></div>
<p style="top: 120px">under a plate</p><div class="over"></div>
<p style="top: 160px">through a veil</p><div class="veil"></div>
<div class="scrolls"><p style="top: 90px">further down</p></div></div>"""


def test_what_cannot_be_read_is_found(look: Looks) -> None:
    reader = look.page("/")
    reader.page.goto("about:blank")  # the client's own policy forbids styles in the markup
    reader.page.set_content(SPECIMEN)
    assert {row["says"]: row["how"] for row in reader.page.evaluate(LEGIBLE)} == {
        "shortened with dots": "shortened",
        "cut in half": "cut",
        "under a plate": "under",
    }
