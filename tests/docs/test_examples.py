"""The examples that people copy are whole games: they pass the kit, and bots play them."""

from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from astrarium.arena import play
from astrarium.bots import BOTS, make_bot
from astrarium.conformance import check
from astrarium.kernel import Game, Rng
from astrarium.kernel.randomness import seed_from

EXAMPLES = sorted((Path(__file__).parents[2] / "docs" / "examples").glob("*.py"))


def game_in(file: Path) -> Game[Any]:
    found = run_path(str(file))["GAME"]
    assert isinstance(found, Game)
    return found


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_passes_the_kit(file: Path) -> None:
    report = check(game_in(file), games=30)
    assert report.failures == []
    assert report.games >= 30


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_bots_play_an_example(file: Path, name: str) -> None:
    game = game_in(file)
    setup = game.agree(game.meta.seats[-1])
    outcome, answered = play(
        game, setup, Rng(seed_from(3)), [make_bot(name, game, seat) for seat in range(setup.seats)]
    )
    assert outcome.winners
    assert answered >= setup.seats


def test_there_is_an_example() -> None:
    assert EXAMPLES
