"""An unfinished game is saved, verified and resumed."""

import json
import os
import pty
import re
import select
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from astrarium.cli.terminal.saved_games import Keeper, folder, kept_games
from astrarium.kernel import Log

from .driver import keys, run
from .process import COMMAND, heed_interrupts

PLAY = ("play", "tiny", "--seed", "1", "--option", "first_player=seat_1", "--name", "Zoé", "--lang", "en")


@pytest.fixture(autouse=True)
def share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder for each test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def test_a_game_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    left = run(*PLAY, feed=["1", "2", "q"])
    assert left.exit_code == 0
    assert "`astrarium play --resume` takes it up again" in " ".join(left.output.split())
    [kept] = kept_games()
    assert kept.log is not None
    assert (kept.game, kept.name, len(kept.log.entries)) == ("tiny", "Zoé", 3)  # the bot chose its mission too
    log = tmp_path / "game.json"
    again = run("play", "--resume", "--lang", "fr", "--log", str(log), feed=["u", "q"])
    assert "Zoé, Navigateur 2" in again.output
    assert "Quel dé tournez-vous ?" in again.output, "the question that was open"
    assert "Vous reprenez votre dernier choix." in again.output, "what could be taken back still can be"
    assert Log.from_json(log.read_text(encoding="utf-8")).entries[:3] == kept.log.entries
    assert run("verify", str(log)).exit_code == 0
    assert [len(game.log.entries) for game in kept_games() if game.log] == [4]


def test_a_finished_game_is_not_kept() -> None:
    run(*PLAY, feed=["1", "q"])
    done = run("play", "--resume", "--lang", "en", feed=keys(5))
    assert "End of the game" in done.output
    assert kept_games() == []


def test_what_nobody_has_begun_is_not_kept() -> None:
    assert "--resume" not in run(*PLAY, feed=["q"]).output
    assert not folder().exists()


def test_others_cannot_read_the_seed() -> None:
    run(*PLAY, feed=["1", "q"])
    [kept] = kept_games()
    assert [path.stat().st_mode & 0o777 for path in (kept.file, folder())] == [0o600, 0o700]
    assert list(folder().iterdir()) == [kept.file]


def test_which_of_several_is_asked() -> None:
    run(*PLAY, feed=["1", "q"])
    run("play", "race", "--seed", "1", "--lang", "en", feed=["1 2", "q"])
    listed = run("play", "--kept", "--lang", "en").output
    assert len(re.findall(r"^  \d\. ", listed, re.MULTILINE)) == 2
    assert "2. Tiny Epic Galaxies: Zoé, Navigator 2, 2 entries" in listed
    chosen = run("play", "--resume", "--lang", "en", feed=["7", "2", "q"]).output
    assert "There is no option “7” here." in chosen
    assert "Tiny Epic Galaxies (tiny@3)" in chosen
    assert "(tiny@3)" in run("play", "tiny", "--resume", "--lang", "en", feed=["q"]).output
    assert "entry" not in run("play", "--resume", "--lang", "en", feed=[""]).output.splitlines()[-1]


def test_one_is_forgotten_by_its_name() -> None:
    run(*PLAY, feed=["1", "q"])
    [kept] = kept_games()
    wrong = run("play", "--forget", "tiny-none", "--lang", "fr")
    assert (wrong.exit_code, "« tiny-none »" in wrong.output) == (2, True)
    assert run("play", "--forget", kept.id).exit_code == 0
    assert kept_games() == []
    assert run("play", "--resume", "--lang", "en").exit_code == 2
    assert "No game was left" in run("play", "--kept", "--lang", "en").output


def test_a_file_that_somebody_touched_is_not_played_on() -> None:
    run(*PLAY, feed=["1", "q"])
    [kept] = kept_games()
    log = json.loads(kept.file.read_text(encoding="utf-8"))
    log["entries"][0]["state"] = "0" * len(log["entries"][0]["state"])
    kept.file.write_text(json.dumps(log), encoding="utf-8")
    refused = run("play", "--resume", "--lang", "en")
    assert refused.exit_code == 1
    assert "Flaw at entry 1" in refused.output
    assert f"--forget {kept.id}" in refused.output
    kept.file.write_text("{", encoding="utf-8")
    assert "cannot be read" in run("play", "--kept", "--lang", "en").output
    assert run("play", "--resume").exit_code == 1


def test_two_windows_with_one_game_do_not_overwrite_each_other() -> None:
    run(*PLAY, feed=["1", "q"])
    [kept] = kept_games()
    assert kept.log is not None
    here, there = (Keeper("tiny", "Zoé", kept.file) for _ in range(2))
    here.keep(kept.log)
    there.keep(kept.log)
    there.keep(kept.log)
    assert here.file == kept.file != there.file
    there.drop()
    assert [game.file for game in kept_games()] == [kept.file]


def test_a_folder_that_cannot_be_written_does_not_stop_a_game(share: Path) -> None:
    (share / "astrarium").write_text("")
    result = run(*PLAY, feed=["1", "2", "q"])
    assert result.exit_code == 0
    assert result.output.count("cannot be kept") == 1
    assert "--resume" not in result.output


def test_without_a_game_the_games_are_named() -> None:
    result = run("play", "--lang", "fr")
    assert result.exit_code == 2
    assert "tiny" in result.stderr


class Window:
    """The command in a terminal of its own."""

    def __init__(self, process: "subprocess.Popen[bytes]", terminal: int) -> None:
        self.process = process
        self._terminal = terminal
        self._seen = b""

    def type(self, line: str) -> None:
        os.write(self._terminal, line.encode())

    def wait_for(self, words: str, seconds: float = 60) -> None:
        """Wait until these words are on the screen, after the words of earlier waits."""
        wanted = words.encode()
        while wanted not in self._seen:
            assert select.select([self._terminal], [], [], seconds)[0], self._seen.decode()
            self._seen += os.read(self._terminal, 4096)
        self._seen = self._seen.partition(wanted)[2]

    def insist(self, act: Callable[[], object], words: str) -> None:
        """Repeat `act` until these words are on the screen: input just before a line is read may get lost as the
        terminal changes its mode."""
        for _ in range(60):
            act()
            with suppress(AssertionError):
                return self.wait_for(words, 1)
        raise AssertionError(self._seen.decode())


@contextmanager
def window(*args: str) -> Iterator[Window]:
    terminal, inside = pty.openpty()
    env = {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "dumb"}
    process = subprocess.Popen(  # noqa: S603
        [*COMMAND, *args], stdin=inside, stdout=inside, stderr=inside, env=env, preexec_fn=heed_interrupts
    )
    os.close(inside)
    try:
        yield Window(process, terminal)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait(10)
        os.close(terminal)


def test_a_killed_game_is_offered_by_the_next_one() -> None:
    with window(*PLAY) as first:
        first.wait_for("Which secret mission")
        first.type("1\n")
        first.wait_for("What do you do?")
        first.process.kill()
    with window("play", "tiny", "--lang", "en") as second:
        second.wait_for("Enter begins another:")
        second.type("1\n")
        second.wait_for("Zoé, Navigator 2")
        second.wait_for("> ")
        second.insist(lambda: second.type("\x04"), "You leave the game after")  # Ctrl-D
        assert second.process.wait(60) == 0
    with window("play", "tiny", "--lang", "en") as third:
        third.wait_for("Enter begins another:")
        third.type("\n")
        third.wait_for("Player 1, Navigator 2")
        third.wait_for("> ")
        third.insist(lambda: third.process.send_signal(signal.SIGINT), "You leave the game after")  # Ctrl-C
        assert third.process.wait(60) == 0
    assert len(kept_games()) == 1, "the third was not begun"
