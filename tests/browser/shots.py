"""Pictures of every screen, and the figures that depend on the machine: `make shots`, then look at `shots/`."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from ..server.node_process import NodeProcess
from .conftest import FLAGS, GAMES, Visits
from .paces import paces
from .test_access import score_sheet
from .test_speed import MAPS, first_paint, frames_while_panning, repaints
from .visitor import Visitor

SHOTS = Path("shots")
SLOWER = 4


def main() -> None:
    SHOTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        node = NodeProcess(Path(folder), database=f"sqlite:///{folder}/astrarium.db").start()
        try:
            chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
            visits = Visits(chromium, node.url)
            for phone in (False, True):
                for theme, lang in (("dark", "fr"), ("light", "en")):
                    take(visits, lang, theme, phone)
            blind(visits)
            paces(visits, SHOTS)
            figures(visits)
            chromium.close()
        finally:
            node.stop()


def take(visits: Visits, lang: str, theme: str, phone: bool) -> None:
    def shot(visitor: Visitor, name: str) -> None:
        visitor.page.wait_for_timeout(1200)
        visitor.page.screenshot(path=SHOTS / f"{name}-{'phone' if phone else 'desk'}-{theme}.png")

    guest = visits(lang, phone=phone, theme=theme)
    guest.page.goto("/")
    shot(guest, "home")
    guest.page.goto("/rules")
    shot(guest, "rules")
    for game in GAMES:
        guest.page.goto(f"/learn/{game}")
        shot(guest, f"learn-{game}")
        guest.play_now(game)
        guest.play_on(30)
        shot(guest, game)
    score_sheet(guest)
    shot(guest, "scores")
    table = guest.table
    guest.page.goto(f"/replay/{table}")
    shot(guest, "replay")
    guest.page.goto(f"/verify/{table}")
    shot(guest, "verify")


def blind(visits: Visits) -> None:
    """The boards as people see them who tell colours apart in other ways."""
    for game in GAMES:
        guest = visits("en")
        guest.play_now(game)
        guest.play_on(14)
        session = guest.context.new_cdp_session(guest.page)
        for kind in ("deuteranopia", "protanopia", "tritanopia", "achromatopsia"):
            session.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
            guest.page.wait_for_timeout(400)
            guest.page.screenshot(path=SHOTS / f"{game}-{kind}.png")


def figures(visits: Visits) -> None:
    for game in GAMES:
        for slower in (1, SLOWER):
            times = repaints(visits, game, slower)
            middle, worst = times[len(times) // 2], times[-1]
            sys.stdout.write(
                f"{game}, processor slowed {slower}x: patch to frame {middle:.0f} ms, at worst {worst:.0f}\n"
            )
    for game in MAPS:
        frames = frames_while_panning(visits, game)
        sys.stdout.write(f"{game}: first paint {first_paint(visits, game):.0f} ms, {frames:.0f} frames/s dragged\n")


if __name__ == "__main__":
    main()
