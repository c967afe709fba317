"""Recorded games keep replaying, bit for bit, and read as they did."""

from pathlib import Path

import pytest

from astrarium.kernel import Log, game, games, verify

from .golden import HERE, golden_logs, text_of

ENDINGS = sorted(HERE.glob("*/endings/*.json"))


@pytest.mark.parametrize("path", golden_logs(), ids=lambda path: path.stem)
def test_a_golden_playthrough_reads_as_before(path: Path) -> None:
    assert text_of(path) == path.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", [*golden_logs(), *ENDINGS], ids=lambda path: path.stem)
def test_a_recorded_game_verifies(path: Path) -> None:
    log = Log.from_json(path.read_text(encoding="utf-8"))
    assert verify(game(log.setup.rules.partition("@")[0]), log) is None


@pytest.mark.parametrize("path", ENDINGS, ids=lambda path: path.stem)
@pytest.mark.rule("TINY-9.1", "TINY-10.20")
def test_a_game_ends_as_its_name_says(path: Path) -> None:
    outcome = Log.from_json(path.read_text(encoding="utf-8")).outcome
    assert outcome is not None
    assert outcome["ending"] == path.stem


def test_every_end_condition_has_a_finished_game() -> None:
    """Each `ending.*` of a game's words but resignation, which is not of the game."""
    for the_game in games():
        ids = {text.removeprefix("ending.") for text in the_game.words.ids("en") if text.startswith("ending.")}
        recorded = {path.stem for path in ENDINGS if path.parent.parent.name == the_game.meta.key}
        assert recorded == ids - {"resigned"}
