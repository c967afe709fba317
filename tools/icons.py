"""Makes the app's icons from the painter's pictures (run `make web` first): `python -m tools.icons`.

Browsers and phones need bitmaps. No build makes them, so they are committed in `web/public/icons/`.
"""

from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.browser.chromium import launch

ROOT = Path(__file__).parents[1]
ART = ROOT / "src/astrarium/server/web/built/art"
ICONS = ROOT / "web/public/icons"
# Name, picture, size. A badge is a silhouette: phones use its shape with their own colour.
WANTED = [
    ("app-192", "icon", 192),
    ("app-512", "icon", 512),
    ("maskable-192", "app-icon", 192),
    ("maskable-512", "app-icon", 512),
    ("touch-180", "app-icon", 180),
    ("badge-96", "badge", 96),
]


def main() -> None:
    ICONS.mkdir(parents=True, exist_ok=True)
    pictures = {name: (ART / f"{name}.svg").read_text(encoding="utf-8") for name in ("icon", "app-icon")}
    # The same mark in white, without its background.
    badge = pictures["icon"].replace('<circle cx="32" cy="32" r="32" fill="#111c31"/>', "")
    pictures["badge"] = badge.replace("#f7e5b5", "#fff").replace("#d8bf88", "#fff")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, picture, size in WANTED:
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = pictures[picture].replace('width="64" height="64"', f'width="{size}" height="{size}"')
            page.set_content(f'<body style="margin:0;line-height:0">{svg}</body>')
            page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
