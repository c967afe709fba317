"""Two people and a bot play a game from its first question to its end, and anybody can verify it."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from astrarium.kernel import games
from tests.shortest import shortest

from ..node_process import NodeProcess
from ..player import Player

FOR_THREE = [found for found in games() if 3 in found.meta.seats]
GAMES = [found.meta.key for found in FOR_THREE]


async def play_whole(game: str, nodes: list[NodeProcess], folder: Path) -> None:
    """Play a whole game: Ann at the first node, Béa at the last."""
    ann = await Player([nodes[0].url], "Ann", seed=1).enter()
    bea = await Player([nodes[-1].url], "Béa", lang="fr", seed=2).enter()
    card = await ann.make(game=game, seats=3, bots=["random"])
    table = card["table"]
    await bea.join(table, card["invite"])
    for player in (ann, bea):
        player.full = False  # programs need no words
        await player.open()
        await player.watch(table)
    answers = await asyncio.gather(ann.play(table), bea.play(table))
    end = ann.tables[table]
    await bea.until(lambda: bea.tables[table].version == end.version)
    assert min(answers) > 10
    assert end.stage == "over"
    assert end.outcome == bea.tables[table].outcome
    assert end.gaps == bea.tables[table].gaps == 0
    assert end.wholes == bea.tables[table].wholes == 1  # everything else came in patches
    text = (await bea.request("GET", f"/tables/{table}/log")).text
    await ann.shut()
    await bea.shut()
    check(folder, text)
    check(folder, text.replace('"choice": [', '"choice": [7', 1), sound=False)


def check(folder: Path, text: str, *, sound: bool = True) -> None:
    """Check that `astrarium verify` finds this log sound, or not."""
    file = folder / "log.json"
    file.write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "astrarium.cli", "verify", str(file), "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)  # noqa: S603
    assert done.returncode == (0 if sound else 1), done.stdout + done.stderr


@pytest.mark.parametrize("game", GAMES)
async def test_at_home(at_home: list[NodeProcess], tmp_path: Path, game: str) -> None:
    await play_whole(game, at_home, tmp_path)


@pytest.mark.parametrize("game", [shortest(FOR_THREE)])
async def test_on_a_site(site: list[NodeProcess], tmp_path: Path, game: str) -> None:
    await play_whole(game, site, tmp_path)
