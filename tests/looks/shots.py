"""Pictures of every screen and of README, and figures that depend on the machine: `make shots`, then look at `shots/`.

Boards and pages are recorded sights; what needs a finished or running table comes from a server.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from ..browser.chromium import launch
from ..browser.conftest import Visits
from ..browser.paces import paces
from ..browser.visitor import Visitor
from ..server.node_process import NodeProcess
from .bench import bench
from .front import take_front
from .look import DESK, PHONE, Looks
from .recorded import FULL, GAMES, MAPS
from .speed import first_paint, frames_while_panning, repaints

SHOTS = Path("shots")
SLOWER = 4
SCREENS = {"desk": DESK, "phone": PHONE}
READERS = (("dark", "fr"), ("light", "en"))
BLIND = ("deuteranopia", "protanopia", "tritanopia", "achromatopsia")


def main() -> None:
    SHOTS.mkdir(exist_ok=True)
    with bench() as url, tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        chromium = launch(playwright)
        look = Looks(chromium, url)
        take_front(chromium, look)
        for screen, size in SCREENS.items():
            for theme, lang in READERS:
                take(look, lang, theme, size, f"{screen}-{theme}")
        blind(look)
        figures(look)
        look.close()
        node = NodeProcess(Path(folder), database=f"sqlite:///{folder}/astrarium.db").start()
        try:
            visits = Visits(chromium, node.url)
            for screen in SCREENS:
                for theme, lang in READERS:
                    after_the_end(visits(lang, phone=screen == "phone", theme=theme), f"{screen}-{theme}")
            paces(visits, SHOTS)
        finally:
            node.stop()
        chromium.close()


def take(look: Looks, lang: str, theme: str, size: dict[str, int], suffix: str) -> None:
    """Take pictures of the pages, and of each game's course and fullest table."""
    for name, path in {"home": "/", "rules": "/rules", **{f"learn-{game}": f"/learn/{game}" for game in GAMES}}.items():
        look.page(path, lang, size, theme).page.screenshot(path=SHOTS / f"{name}-{suffix}.png")
    for game in GAMES:
        look(f"{game}/{FULL[game]}", lang, size, theme).page.screenshot(path=SHOTS / f"{game}-{suffix}.png")


def after_the_end(guest: Visitor, suffix: str) -> None:
    """What a finished table has: scores, the game again, and its proof."""
    guest.end_now(GAMES[0])
    guest.page.screenshot(path=SHOTS / f"scores-{suffix}.png")
    table = guest.table
    for name, there in (("replay", "input[type=range]"), ("verify", ".seal.sound")):
        guest.page.goto(f"/{name}/{table}")
        guest.page.wait_for_selector(there)
        guest.page.screenshot(path=SHOTS / f"{name}-{suffix}.png")


def blind(look: Looks) -> None:
    """Take pictures of the boards as colour-blind people see them."""
    for game in GAMES:
        reader = look(f"{game}/{FULL[game]}")
        session = reader.context.new_cdp_session(reader.page)
        for kind in BLIND:
            session.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
            reader.page.screenshot(path=SHOTS / f"{game}-{kind}.png")
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
        session.detach()


def figures(look: Looks) -> None:
    for game in GAMES:
        for slower in (1, SLOWER):
            times = repaints(look, game, slower)
            middle, worst = times[len(times) // 2], times[-1]
            sys.stdout.write(
                f"{game}, processor slowed {slower}x: answer to frame {middle:.0f} ms, at worst {worst:.0f}\n"
            )
    for game in MAPS:
        sight = f"{game}/{FULL[game]}"
        frames = frames_while_panning(look, sight)
        sys.stdout.write(f"{game}: first paint {first_paint(look, sight):.0f} ms, {frames:.0f} frames/s dragged\n")


if __name__ == "__main__":
    main()
