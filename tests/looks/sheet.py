"""The contact sheet (`make sheet`): every recorded sight on three screens in both themes, as one page of pictures.

A reviewer opens `shots/sheet/index.html` after a change of style. `python -m tests.looks.sheet roll` takes one game's.
"""

import sys
from html import escape
from pathlib import Path

from playwright.sync_api import sync_playwright

from ..browser.chromium import launch
from .bench import bench, sights
from .look import DESK, LAPTOP, PHONE, Looks

FOLDER = Path("shots/sheet")
SCREENS = {"desk": DESK, "laptop": LAPTOP, "phone": PHONE}
THEMES = ("dark", "light")
STYLE = """
body { margin: 24px; background: #14161c; color: #e8e2d4; font: 15px/1.4 sans-serif }
h2 { margin: 28px 0 6px } a { color: inherit } figure { margin: 0 } figcaption { font-size: 12px; opacity: .7 }
.row { display: flex; flex-wrap: wrap; gap: 10px; align-items: flex-end } img { height: 250px; display: block }
"""


def take(look: Looks, sight: str, number: int) -> list[tuple[str, str]]:
    """Take the pictures of a sight; returns what each shows, and its file. Languages take turns."""
    lang = ("en", "fr")[number % 2]
    taken = []
    for screen, size in SCREENS.items():
        for theme in THEMES:
            file = f"{sight.replace('/', '-')}-{screen}-{theme}.png"
            look(sight, lang, size, theme).page.screenshot(path=FOLDER / file)
            taken.append((f"{screen}, {theme}, {lang}", file))
    return taken


def page(pictures: dict[str, list[tuple[str, str]]]) -> str:
    rows = [
        f"<h2 id='{sight}'>{escape(sight)}</h2><div class='row'>"
        + "".join(
            f"<figure><a href='{file}'><img loading='lazy' src='{file}' alt='{escape(f'{sight}: {says}')}'></a>"
            f"<figcaption>{escape(says)}</figcaption></figure>"
            for says, file in taken
        )
        + "</div>"
        for sight, taken in pictures.items()
    ]
    return f"<!doctype html><meta charset='utf-8'><title>Recorded sights</title><style>{STYLE}</style>{''.join(rows)}"


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    names = [name for game in wanted or ["*"] for name in sights(game)]
    with bench() as url, sync_playwright() as playwright:
        chromium = launch(playwright)
        look = Looks(chromium, url)
        pictures = {name: take(look, name, number) for number, name in enumerate(names)}
        look.close()
        chromium.close()
    (FOLDER / "index.html").write_text(page(pictures), encoding="utf-8")
    sys.stdout.write(
        f"{sum(map(len, pictures.values()))} pictures of {len(pictures)} sights: {FOLDER / 'index.html'}\n"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
