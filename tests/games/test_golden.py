"""Recorded games keep replaying, bit for bit, and read as they did."""

from typing import Any

import pytest

from astrarium.kernel import Game, games, verify

from .golden import HERE, Golden, advice, flaw_of, recorded, text_of

RECORDED = recorded()
GOLDEN = [golden for golden in RECORDED if golden.lang]
ENDINGS = [golden for golden in RECORDED if golden.path.parent.name == "endings"]


def name(golden: Golden) -> str:
    return f"{golden.game.meta.key}/{golden.file}"


@pytest.mark.parametrize("golden", GOLDEN, ids=name)
def test_a_golden_playthrough_reads_as_before(golden: Golden) -> None:
    assert text_of(golden) == golden.path.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("golden", RECORDED, ids=name)
def test_a_recorded_game_verifies(golden: Golden) -> None:
    assert verify(golden.game, golden.log) is None
    assert golden.log.players == list(golden.bots)


@pytest.mark.parametrize("golden", ENDINGS, ids=name)
def test_a_game_ends_as_its_name_says(golden: Golden) -> None:
    outcome = golden.log.outcome
    assert outcome is not None
    assert outcome["ending"] == golden.path.stem


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.key)
def test_every_game_has_golden_games_and_a_finished_one_for_each_end_condition(game: Game[Any]) -> None:
    """The end conditions are each `ending.*` of a game's words, except resignation, which belongs to no single game."""
    assert [golden for golden in GOLDEN if golden.game is game]
    ids = {text.removeprefix("ending.") for text in game.words.ids("en") if text.startswith("ending.")}
    assert {golden.path.stem for golden in ENDINGS if golden.game is game} == ids - {"resigned"}


def test_a_log_that_does_not_replay_is_named_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """One changed answer breaks a log as a change of the rules would; the advice names log, entry and remedy."""
    golden = GOLDEN[0]
    log = golden.log
    assert flaw_of(golden) == ""
    log.entries[0].choice = (999,)
    monkeypatch.setattr(Golden, "log", log)
    said = advice({golden: flaw_of(golden)})
    assert f"{golden.file}.json: entry 1: " in said
    assert f"{golden.game.meta.key}/meta.toml" in said
    assert "golden record" in said


def test_every_log_is_listed() -> None:
    assert {golden.path for golden in RECORDED} == set(HERE.glob("*/*/*.json"))
