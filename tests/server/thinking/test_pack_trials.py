"""Strangers' packs are tried in another process, and not for ever."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from astrarium.kernel import Game
from astrarium.kernel import game as find_game
from astrarium.kernel.content.packed_game import with_pack
from astrarium.kernel.content.packs import read_pack
from astrarium.kernel.content.records import ContentError
from astrarium.server.thinking.base import Job
from astrarium.server.thinking.pack_trials import try_pack
from astrarium.server.thinking.think import think
from tests.pebbles import installed

HEAD = '[pack]\ngame = "pebbles"\nname = "Mine"\n'
TAKE = "[figures]\ntake = 5\n"


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Game[Any]]:
    with installed(tmp_path) as found:
        yield found


async def test_a_good_one_comes_back_as_it_is_read_here(game: Game[Any]) -> None:
    assert await try_pack("pebbles", HEAD + TAKE) == read_pack(game, HEAD + TAKE)


async def test_a_bad_one_comes_back_with_its_place(game: Game[Any]) -> None:
    with pytest.raises(ContentError) as caught:
        await try_pack("pebbles", HEAD + "[figures]\ngive = 5\n")
    assert str(caught.value) == "[figures]: unknown key 'give'; there are shown, take"


async def test_one_that_never_ends_is_ended(tmp_path: Path) -> None:
    endless = {"beach.py": ("rng.shuffle(s.row)", "while FIGURES.take == 5: pass")}
    with installed(tmp_path, edits=endless), pytest.raises(ContentError, match="takes far too long"):
        await try_pack("pebbles", HEAD + TAKE, patience=4)


def test_one_with_which_nobody_is_asked_any_more_is_refused() -> None:
    """The pack's game goes on by itself for ever. A fault once found: its trial held one of two places for 20 s."""
    round_and_round = """
        [pack]
        game = "tiny"
        name = "Round and round"
        [resources]
        start_energy = 0
        start_culture = 0
        [reroll]
        free = 0
        [[level]]
        id = "level_1"
        dice = 1
        ships = 0
    """
    with pytest.raises(ContentError) as caught:
        read_pack(find_game("tiny"), round_and_round)
    assert caught.value.code == "endless"
    assert "continue tout seul" in caught.value.say("fr")


async def test_one_that_ends_the_process_is_refused(tmp_path: Path) -> None:
    deadly = {"beach.py": ("rng.shuffle(s.row)", "import os; os._exit(3)")}
    with installed(tmp_path, edits=deadly), pytest.raises(ContentError, match="cannot be set up with it"):
        await try_pack("pebbles", HEAD + TAKE)


def test_a_bot_thinks_with_the_content_of_its_table(game: Game[Any]) -> None:
    pack = read_pack(game, HEAD + TAKE)
    changed = with_pack(game, pack)
    s = changed.new(2)
    decision = changed.decisions(s)[0]
    choices = set()
    for seed in range(40):
        job = Job(1, 0, decision.id, "pebbles", "random", seed, changed.view(s, 0), content=pack.pack())
        choices.add(think(job).choice[0])
    assert choices == {1, 2, 3, 4, 5}
