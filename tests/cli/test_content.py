"""The command with content packs: export, check, play, simulate, verify."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from astrarium.conformance import Report
from tests.pebbles import OTHERS, installed

from .driver import run

HEAD = '[pack]\ngame = "pebbles"\nname = "Mine"\n'
RED = '[[stone]]\nid = "red"\npoints = 7\n'
BLUE = '[[stone]]\nid = "blue"\npoints = 9\ncopies = 1\nname = { en = "Blue stone", fr = "Pierre bleue" }\n'


@pytest.fixture(scope="module", autouse=True)
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with installed(tmp_path_factory.mktemp("packages")):
        yield


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(HEAD + RED, encoding="utf-8")
    return file


def test_what_is_exported_is_a_pack_that_changes_nothing(tmp_path: Path) -> None:
    result = run("content", "export", "pebbles")
    assert result.exit_code == 0
    file = tmp_path / "box.toml"
    file.write_text(result.stdout, encoding="utf-8")
    checked = run("content", "check", "pebbles", str(file), "--lang", "en")
    assert checked.exit_code == 0
    assert "pebbles can be played: 0 changes" in checked.output


def test_a_check_says_what_is_changed(mine: Path) -> None:
    mine.write_text(HEAD.replace("name =", 'whole = ["stone"]\nname =') + RED + "copies = 2\n" + BLUE, encoding="utf-8")
    result = run("content", "check", "pebbles", str(mine), "--lang", "en")
    assert result.exit_code == 1, "a name is missing, without which a stone has no words"
    mine.write_text(HEAD + RED + BLUE + "[figures]\ntake = 3\n", encoding="utf-8")
    result = run("content", "check", "pebbles", str(mine), "--lang", "en")
    assert result.exit_code == 0
    for line in (
        "Mine can be played: 3 changes",
        "stone red (Red stone), “points”: 3 -> 7",
        "stone blue (Blue stone): new",
    ):
        assert line in result.output
    assert "figures, “take”: 2 -> 3" in result.output
    assert "3 modifications" in run("content", "check", "pebbles", str(mine), "--lang", "fr").output


def test_a_check_says_what_is_gone(mine: Path) -> None:
    grey = '[[stone]]\nid = "grey"\npoints = 1\ncopies = 6\nname = { en = "Grey stone", fr = "Pierre grise" }\n'
    mine.write_text(HEAD + 'whole = ["stone"]\n' + grey, encoding="utf-8")
    result = run("content", "check", "pebbles", str(mine), "--lang", "en")
    assert "stone red (Red stone): not in it any more" in result.output


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_check_names_the_row_that_is_wrong(mine: Path, lang: str) -> None:
    mine.write_text(HEAD + RED + "weight = 1\n", encoding="utf-8")
    result = run("content", "check", "pebbles", str(mine), "--lang", lang)
    assert result.exit_code == 1
    said = "stone red: unknown key 'weight'" if lang == "en" else "stone red : clé inconnue 'weight'"
    assert said in result.output


def test_what_cannot_be_read_at_all(tmp_path: Path, mine: Path) -> None:
    assert run("content", "check", "pebbles", str(tmp_path / "none.toml")).exit_code == 2
    mine.write_bytes(b"\xff\xfe")
    result = run("content", "check", "pebbles", str(mine))
    assert result.exit_code == 2
    assert "UTF-8" in result.stderr


def test_a_game_is_played_verified_and_told_with_a_pack(mine: Path, tmp_path: Path) -> None:
    log = tmp_path / "game.json"
    result = run(
        "play", "pebbles", "--content", str(mine), "--bots", "random", "--seed", "1", "--log", str(log), "--lang", "en",
        feed=["1"] * 20,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert "changed content, “Mine”. Not as in the box: Red stone." in " ".join(result.output.split())
    data = json.loads(log.read_text(encoding="utf-8"))
    assert data["content"]["name"] == "Mine"
    assert sum(data["outcome"]["scores"]) == 2 * 7 + OTHERS
    verified = run("verify", str(log), "--lang", "en")
    assert verified.exit_code == 0
    assert "“Mine”" in verified.output
    told = run("replay", str(log), "--lang", "fr")
    assert told.exit_code == 0
    assert "prend Pierre rouge" in told.output


def test_a_log_whose_changes_were_touched_is_flawed(mine: Path, tmp_path: Path) -> None:
    log = tmp_path / "game.json"
    run("play", "pebbles", "--content", str(mine), "--bots", "random", "--log", str(log), feed=["1"] * 20)
    data = json.loads(log.read_text(encoding="utf-8"))
    data["content"]["changes"]["stone"]["red"]["points"] = 8
    log.write_text(json.dumps(data), encoding="utf-8")
    result = run("verify", str(log), "--lang", "en")
    assert result.exit_code == 1
    assert "do not give the content with this hash" in " ".join(result.output.split())
    assert run("replay", str(log)).exit_code == 1


def test_a_pack_that_is_wrong_is_not_played(mine: Path) -> None:
    mine.write_text(HEAD + RED.replace("7", "'seven'"), encoding="utf-8")
    result = run("play", "pebbles", "--content", str(mine), "--lang", "en")
    assert result.exit_code == 2
    assert "stone red, points: 'seven' is not a whole number" in result.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_games_between_bots_are_played_with_a_pack(mine: Path, jobs: str) -> None:
    args = ("simulate", "pebbles", "--games", "12", "--content", str(mine), "--json", "--jobs", jobs)
    facts = json.loads(run(*args).stdout)
    assert facts["content"]["name"] == "Mine"
    assert sum(row["mean_score"] for row in facts["mean_score"]) == pytest.approx(2 * 7 + OTHERS)


def test_the_kit_is_given_the_pack(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def check(*wanted: Any, progress: object) -> Report:
        asked.extend(wanted)
        return Report("pebbles@1", [], {}, 1, 1)

    monkeypatch.setattr("astrarium.conformance.check_on_all_cores", check)
    assert run("conformance", "pebbles", "--content", str(mine)).exit_code == 0
    assert asked[0] == "pebbles"
    assert asked[-1].name == "Mine"
    assert run("conformance", "--all", "--content", str(mine)).exit_code == 2
