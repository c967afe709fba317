"""How tests start chromium."""

from playwright.sync_api import Browser, Playwright

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


# Draws the same pages without windows and panels, which cost a second for each visitor.
SHELL = "/usr/bin/chromium-headless-shell"
WHOLE = "/usr/bin/chromium"  # only this one has notifications


# Drawing pictures takes a fifth of a browser's time; only `tests/looks` needs them.
WITHOUT_PICTURES = ["--blink-settings=imagesEnabled=false"]


def launch(playwright: Playwright, *flags: str, executable: str = SHELL) -> Browser:
    return playwright.chromium.launch(executable_path=executable, args=[*FLAGS, *flags])
