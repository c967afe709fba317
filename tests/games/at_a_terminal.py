"""A whole game at a terminal, in French: answers of some right form, until it is over."""

from collections.abc import Sequence
from itertools import chain, cycle, islice
from pathlib import Path

from astrarium.kernel import Log
from tests.cli.driver import Finished, run

MOST = 5000  # lines typed
ESCAPE = "\x1b"
NO_WORDS = ("cli.", "terminal.", "{", "None")


def whole_game(folder: Path, key: str, answers: Sequence[str], *options: str) -> Finished:
    """Two seats, the other one a random bot. `answers`: whatever is asked, one of these has the right form."""
    log = folder / "partie.json"
    feed = islice(chain(["t"], cycle(answers)), MOST)
    result = run("play", key, "--lang", "fr", "--bots", "random", "--log", str(log), *options, feed=feed)
    assert result.exit_code == 0, result.output
    return Finished(result.output.replace("\u00a0", " "), log)


def is_in_words(game: Finished, *words: str) -> None:
    """It was played to its end, these words were on the screen, and nothing that is not one."""
    assert Log.from_json(game.log.read_text("utf-8")).outcome is not None
    assert "Vous quittez la partie" not in game.screen
    assert [word for word in words if word not in game.screen] == []
    assert [line for line in game.screen.splitlines() if any(part in line for part in NO_WORDS)] == []


def fits(game: Finished) -> None:
    """In 80 columns, without escape sequences."""
    lines = [line for line in game.screen.splitlines() if str(game.log) not in line]
    assert max(map(len, lines)) <= 80
    assert ESCAPE not in game.screen
