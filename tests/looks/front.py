"""The picture at the top of README: the five tables side by side, each a strip of a recorded sight."""

from base64 import b64encode
from pathlib import Path

from playwright.sync_api import Browser

from .look import DESK, Looks

FILE = Path("docs/pictures/tables.jpg")  # committed, because README is read where nothing was built
SIGHTS = ("roll/middle.3", "void/middle.3", "race/middle.2", "tiny/middle.4", "frontiers/middle.3")
WIDTH, HEIGHT, GAP = 330, 430, 6  # of a strip
SCREEN = 893  # as wide as a whole screen would be at the scale of the strips
LEFT = 104  # where a strip begins: at the game's name
PAGE = f'<body style="margin:0;display:flex;gap:{GAP}px;background:#0a1120">{{strips}}</body>'
STRIP = f"""<div style="width:{WIDTH}px;height:{HEIGHT}px;border-radius:10px;background-image:url({{picture}});
background-size:{SCREEN}px auto;background-position:-{LEFT}px 0"></div>"""


def take_front(chromium: Browser, look: Looks) -> None:
    """Write the picture anew."""
    shots = [look(sight, "en", DESK, "dark").page.screenshot() for sight in SIGHTS]
    pictures = [f"data:image/png;base64,{b64encode(shot).decode()}" for shot in shots]
    page = chromium.new_page(viewport={"width": len(SIGHTS) * (WIDTH + GAP) - GAP, "height": HEIGHT})
    page.set_content(PAGE.format(strips="".join(STRIP.format(picture=picture) for picture in pictures)))
    FILE.parent.mkdir(exist_ok=True)
    page.screenshot(path=FILE, type="jpeg", quality=82)
    page.close()
