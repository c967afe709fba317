"""A log may say what each draw was for: without purposes it is sound too, with false ones it is not."""

from pathlib import Path
from typing import Any

import pytest

from astrarium.conformance.checks.terminal import REFERENCE
from astrarium.kernel import Game, Log, games, verify
from tests.cli.driver import run

from .bot_games import log_of

GAMES = games()


@pytest.fixture(scope="module", params=GAMES, ids=[game.meta.key for game in GAMES])
def told(request: pytest.FixtureRequest) -> tuple[Game[Any], Log]:
    game: Game[Any] = request.param
    return game, log_of(game, game.meta.seats[0], "told")


def test_a_log_that_does_not_tell_is_as_sound(told: tuple[Game[Any], Log]) -> None:
    game, log = told
    bare = Log.from_json(log.to_json())
    bare.draws_for = []
    for entry in bare.entries:
        entry.draws_for = []
    assert verify(game, bare) is None


def test_a_log_that_tells_otherwise_is_flawed(told: tuple[Game[Any], Log]) -> None:
    game, log = told
    forged = Log.from_json(log.to_json())
    number, entry = next((n, entry) for n, entry in enumerate(forged.entries, 1) if entry.draws)
    entry.draws_for = [("seat:0,draw:forged", len(entry.draws))]
    flaw = verify(game, forged)
    assert flaw is not None
    assert (flaw.entry, flaw.text.id) == (number, "flaw.draws_for")


def test_every_draw_is_told_in_words(told: tuple[Game[Any], Log], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(told[1].to_json(), "utf-8")
    for lang, head in (("en", "Draws, by the entry that they followed"), ("fr", "Tirages")):
        output = run("verify", str(file), "--draws", "--lang", lang).output
        sound, _, lines = output.partition(head)
        assert sound.startswith("OK")
        assert len(lines.splitlines()) > 2
        assert [line for line in lines.splitlines() if "cli." in line or "{" in line or REFERENCE.search(line)] == []
