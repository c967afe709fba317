"""How chromium is started, wherever a test needs one."""

from playwright.sync_api import Browser, Playwright

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


# The same pages, without the windows and panels that nobody sees, which cost a second for each visitor.
SHELL = "/usr/bin/chromium-headless-shell"
WHOLE = "/usr/bin/chromium"  # it alone knows notices


# To draw the pictures takes a fifth of a browser's time. `tests/looks` looks at them.
WITHOUT_PICTURES = ["--blink-settings=imagesEnabled=false"]


def launch(playwright: Playwright, *flags: str, executable: str = SHELL) -> Browser:
    return playwright.chromium.launch(executable_path=executable, args=[*FLAGS, *flags])
