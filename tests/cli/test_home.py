"""`astrarium` without a command: starts a server and opens it in the browser."""

import signal
import socket
import sys
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from astrarium.cli.commands.home import has_screen
from astrarium.cli.running_server import find_running
from astrarium.server.config import Config

from .driver import run
from .process import Running, running

BROWSER = """#!{python}
import httpx, pathlib, sys
answer = httpx.get(sys.argv[1] + "/healthz", trust_env=False).text
with pathlib.Path("{seen}").open("a") as seen:
    seen.write(sys.argv[1] + " " + answer)
"""
LINK = r"served at (http://localhost:\d+)\n"


@pytest.fixture
def browser(tmp_path: Path) -> Path:
    """A browser that notes the address that it was given, and whether a server answered there."""
    script = tmp_path / "browser"
    script.write_text(BROWSER.format(python=sys.executable, seen=tmp_path / "seen"))
    script.chmod(0o700)
    return script


def sent_to(server: Running, browser: Path, count: int = 1) -> list[str]:
    seen = browser.with_name("seen")
    server.until(lambda: seen.exists() and seen.read_text().count("\n") >= count)
    return seen.read_text().splitlines()


def test_it_serves_this_home_and_opens_the_browser(tmp_path: Path, browser: Path) -> None:
    with running(tmp_path, BROWSER=str(browser)) as server:
        link = server.wait_for(LINK)
        assert sent_to(server, browser) == [f"{link} ok"]
        assert "Ctrl-C" in server.output
        assert str(tmp_path / "share" / "astrarium" / "astrarium.db") in server.output
        assert server.stop(signal.SIGINT) == 0
    assert "Traceback" not in server.output
    assert (tmp_path / "share" / "astrarium" / "astrarium.db.link").read_text() == ""


def test_in_french_without_a_browser_and_where_the_port_is_taken(tmp_path: Path, browser: Path) -> None:
    with socket.socket() as other:
        with suppress(OSError):  # then another process has the port
            other.bind(("127.0.0.1", 8000))
            other.listen()
        with running(tmp_path, "--no-browser", LC_ALL="fr_FR.UTF-8", BROWSER=str(browser)) as server:
            link = server.wait_for(r"servi à l’adresse (http://localhost:\d+)\n")
            assert int(link.rpartition(":")[2]) > 8000
            assert httpx.get(f"{link}/readyz", trust_env=False).status_code == 200
            assert "Ctrl-C l’arrête" in server.output
            assert server.stop() == 0
    assert not browser.with_name("seen").exists()


@pytest.mark.parametrize("first", [("--no-browser",), ("serve", "--port", "0")])
def test_who_starts_it_twice_is_led_to_the_first(tmp_path: Path, browser: Path, first: tuple[str, ...]) -> None:
    with running(tmp_path, *first) as server:
        link = server.wait_for(LINK)
        with running(tmp_path, BROWSER=str(browser)) as second:
            assert second.wait_for(r"already running at (http://localhost:\d+)\n") == link
            assert second.process.wait(60) == 0
        assert sent_to(server, browser) == [f"{link} ok"]
        assert server.stop() == 0


def test_other_data_another_server_and_a_browser_that_fails_is_no_reason_to_stop(tmp_path: Path) -> None:
    with running(tmp_path, "--no-browser") as server:
        link = server.wait_for(LINK)
        elsewhere = {"XDG_DATA_HOME": str(tmp_path / "other"), "BROWSER": "/nonexistent/browser"}
        with running(tmp_path, **elsewhere) as other:
            found = other.wait_for(LINK)
            assert found != link
            assert httpx.get(f"{found}/readyz", trust_env=False).status_code == 200
            assert other.stop() == 0
        assert "Traceback" not in other.output
        assert server.stop() == 0


def test_a_server_that_was_killed_is_not_waited_for(tmp_path: Path) -> None:
    with running(tmp_path, "--no-browser") as server:
        server.wait_for(LINK)
        server.stop(signal.SIGKILL)
    note = tmp_path / "share" / "astrarium" / "astrarium.db.link"
    assert "http" in note.read_text(), "it had no time to take its note away"
    with running(tmp_path, "--no-browser") as again:
        assert again.wait_for(LINK)
        assert again.stop() == 0


@pytest.mark.parametrize("note", ["", "no link", "http://[", "http://localhost:1"])
def test_a_note_that_leads_nowhere_is_nobodys(tmp_path: Path, note: str) -> None:
    home = Config(database=f"sqlite:///{tmp_path}/home.db")
    (tmp_path / "home.db.link").write_text(note)
    assert find_running(home) is None


def test_where_a_window_can_open() -> None:
    assert has_screen({}, "win32")
    assert has_screen({}, "darwin")
    assert has_screen({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert has_screen({"BROWSER": "lynx"}, "linux")
    assert not has_screen({"DISPLAY": ""}, "linux")


def test_help_is_still_there() -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert "Without a command: play in your browser" in " ".join(result.output.split())
    assert "serve" in result.output
