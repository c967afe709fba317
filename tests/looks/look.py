"""A look at a recorded sight: a page of the bench on a desktop or a phone, completely drawn."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from ..browser.visitor import Visitor
from .bench import address

DESK = {"width": 1440, "height": 900}
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}

# The board, the part of the table or the page is drawn (after the end too: that the game is over is known before).
# Where there is room for a board, a heading beside it is not enough, nor what a table lays over its board: until it is
# loaded, a line says so.
DRAWN = """() => document.querySelector(
  document.querySelector('.board') ? '.board:not(:has(> .none)) > *' : '[data-part] > *, main h1, main h2'
) !== null"""
# Its fonts and pictures are loaded.
WHOLE = """async () => {
  await document.fonts.ready;
  await Promise.all([...document.images].map(image => image.decode().catch(() => {})));
}"""


class Looks:
    """Opens sights, with one browser profile for each kind of screen."""

    def __init__(self, chromium: Browser, url: str) -> None:
        self._chromium = chromium
        self._url = url
        self._screens: dict[tuple[Any, ...], Visitor] = {}

    def __call__(
        self,
        sight: str,
        lang: str = "en",
        size: dict[str, int] = DESK,
        theme: str = "system",
        motion: str = "off",
        script: str = "",
        guided: bool = False,
        waits: bool = True,
        **more: str,
    ) -> Visitor:
        """The page with this sight; with `waits`, once it is drawn.

        `script` runs before it; `more` are parameters of the page (`part`, `page`).
        """
        reader = self._screen(size, script)
        reader.troubles.clear()
        reader.page.set_viewport_size(size)  # type: ignore[arg-type]
        said = {**more, "guided": "yes"} if guided else more
        reader.page.goto(address(sight, lang=lang, theme=theme, motion=motion, **said))
        if waits:
            reader.page.wait_for_function(DRAWN)
            reader.page.evaluate(WHOLE)
        return reader

    def page(self, path: str, lang: str = "en", size: dict[str, int] = DESK, theme: str = "system") -> Visitor:
        """Any other page of the client."""
        return self(sight="", lang=lang, size=size, theme=theme, page=path)

    def _screen(self, size: dict[str, int], script: str) -> Visitor:
        phone = size["width"] < 760
        key = phone, script
        if key not in self._screens:
            context = self._chromium.new_context(
                base_url=self._url,
                viewport=size,  # type: ignore[arg-type]
                has_touch=phone,
                is_mobile=phone,
                color_scheme="dark",
            )
            if script:
                context.add_init_script(script)
            self._screens[key] = Visitor(context, phone)
        return self._screens[key]

    def photograph(self, folder: Path) -> None:
        for number, reader in enumerate(self._screens.values()):
            reader.page.screenshot(path=folder / f"reader-{number}.png")

    def close(self) -> None:
        for reader in self._screens.values():
            reader.leave()
