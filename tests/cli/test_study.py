"""The commands for people who study or write games: games, simulate, conformance, rules."""

import csv
import json
import re
from pathlib import Path
from typing import Any

import pytest

from astrarium.conformance import Failure, Report, games_within
from astrarium.kernel import game, games

from .driver import run

SAMPLE = """
import pytest
from pytest import mark

pytestmark = [pytest.mark.rule("TINY-0.1")]

CASES = [pytest.param(1, marks=pytest.mark.rule("TINY-1.2"))]


@pytest.mark.rule("TINY-1.1", "TINY-1.3")
def test_one() -> None: ...


@pytest.mark.parametrize("n", [pytest.param(1, marks=[pytest.mark.rule("TINY-1.4")]), 2])
def test_two(n: int) -> None: ...


class TestMany:
    @mark.rule("TINY-1.5")
    async def test_three(self) -> None: ...


@pytest.mark.parametrize("n", CASES)
def test_four(n: int) -> None: ...


@pytest.mark.rule("TINY-1.7")
def helper() -> None: ...
"""


def test_games() -> None:
    listed = run("games").output
    for fact in ("tiny", "Tiny Epic Galaxies", "1-5", "30-45", "beta", "tiny@3", "void@4", "`astrarium games"):
        assert fact in listed
    assert "(default)" not in listed, "options are told game by game"
    assert len(listed.splitlines()) < len(games()) + 7
    english = run("games", "tiny").output
    for fact in ("tiny@3", "rogue", "hades", "(default)"):
        assert fact in english
    assert "void" not in english
    assert "Galaxie renégate" in run("games", "tiny", "--lang", "fr").output
    unknown = run("games", "nope", "--lang", "fr")
    assert (unknown.exit_code, "« nope »" in unknown.stderr) == (2, True)


def test_simulate_as_json() -> None:
    result = run("simulate", "tiny", "--games", "2", "--seats", "3", "--bots", "greedy,random", "--json", "--seed", "1")
    assert result.exit_code == 0
    facts = json.loads(result.stdout)
    assert facts["bots"] == ["greedy", "random", "random"]
    assert (facts["game"], facts["rules"], facts["seats"], facts["games"]) == ("tiny", "tiny@3", 3, 2)
    for key in ("seconds", "decisions", "decisions_per_second", "games_per_second", "mean_rounds"):
        assert facts[key] > 0
    assert sum(row["wins"] for row in facts["wins"]) == pytest.approx(2)
    assert [row["bot"] for row in facts["mean_score"]] == facts["bots"]
    assert sum(facts["endings"].values()) == 2
    for row in facts["wins"]:
        low, high = row["win_rate_95"]
        assert 0 <= low <= row["win_rate"] <= high <= 1
    for row in facts["mean_score"]:
        low, high = row["mean_score_95"]
        assert low <= row["mean_score"] <= high


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_each_simulated_game_is_a_line_of_a_table_and_a_log_that_can_be_verified(tmp_path: Path, jobs: str) -> None:
    table, logs = tmp_path / "games.csv", tmp_path / "all" / "logs"
    args = ("--games", "3", "--bots", "greedy,random", "--seed", "1", "--csv", str(table), "--logs", str(logs))
    result = run("simulate", "tiny", *args, "--jobs", jobs, "--json")
    assert result.exit_code == 0, result.output
    rows = list(csv.DictReader(table.read_text().splitlines()))
    assert [row["game"] for row in rows] == ["0", "1", "2"]
    assert [row["bot_0"] for row in rows] == ["greedy", "random", "greedy"]
    facts = json.loads(result.stdout)
    mean = sum(float(row[f"score_{int(row['bot_1'] == 'greedy')}"]) for row in rows) / 3
    assert facts["mean_score"][0]["mean_score"] == pytest.approx(mean, abs=0.001)
    for row, file in zip(rows, sorted(logs.iterdir()), strict=True):
        assert run("verify", str(file)).exit_code == 0
        assert json.loads(file.read_text())["outcome"]["scores"] == [int(row["score_0"]), int(row["score_1"])]


def test_where_nothing_can_be_written_no_game_is_played(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for option, place in (("--csv", tmp_path / "no" / "games.csv"), ("--logs", tmp_path / "file")):
        result = run("simulate", "tiny", option, str(place), "--lang", "en")
        assert (result.exit_code, "cannot be written" in result.stderr) == (2, True)


def test_simulate_in_words() -> None:
    args = ("simulate", "tiny", "--games", "3", "--seats", "1", "--option", "rogue=artemis", "--lang", "fr")
    result = run(*args)
    assert result.exit_code == 0
    assert "3 parties de tiny@3, 1 siège" in result.stdout
    assert "Vagabond" in result.stdout
    assert result.stderr == ""  # a bar is for a terminal


def test_conformance(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command passes its options to the kit and prints its report; a quick stand-in replaces the slow kit."""
    asked: list[Any] = []

    def check(*wanted: Any, progress: object) -> Report:
        asked.extend(wanted)
        return Report("tiny@3", [], {"leaks": 31, "undo": 4}, 12, 345)

    monkeypatch.setattr("astrarium.conformance.check_on_all_cores", check)
    result = run("conformance", "tiny", "--games", "3", "--seats", "2,3", "--seed", "8", "--jobs", "2")
    assert result.exit_code == 0
    assert asked == ["tiny", 3, [2, 3], 8, 2, None]
    for part in ("tiny@3", "12", "345", "leaks", "31", "undo", "Every check holds."):
        assert part in result.output


def test_conformance_of_every_game_within_a_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, int] = {}

    def check(key: str, games_: int, *wanted: Any, progress: object) -> Report:
        asked[key] = games_
        return Report(f"{key}@1", [Failure("leaks", 2, {}, "0/2/1", 17, "shows")] if len(asked) == 1 else [], {}, 1, 1)

    monkeypatch.setattr("astrarium.conformance.check_on_all_cores", check)
    result = run("conformance", "--all", "--decisions", "4000")
    assert result.exit_code == 1, "one of them has failed"
    assert asked == {installed.meta.key: games_within(installed, 4000) for installed in games()}
    assert "Every check holds." in result.output


@pytest.mark.parametrize("command", ["conformance", "rules"])
def test_one_game_or_all(command: str) -> None:
    for args in ((command,), (command, "tiny", "--all")):
        result = run(*args, env={"LC_ALL": "fr_FR.UTF-8"})
        assert result.exit_code == 2
        assert "Nommez un jeu" in result.stderr


def test_the_rules_of_every_game(tmp_path: Path) -> None:
    said = run("rules", "--all").output
    for installed in games():
        assert installed.rulebook.own[-1].id in said
    (tmp_path / "test_sample.py").write_text(SAMPLE, "utf-8")
    result = run("rules", "--all", "--coverage", "--tests", str(tmp_path), "--lang", "en")
    assert result.exit_code == 1
    assert result.output.count("without a test.") == len(games())


def test_a_broken_promise_is_told_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    failure = Failure("leaks", 2, {"a": "b"}, "0/2/1", 17, "the deck\nshows")
    report = Report("tiny@3", [failure], {"undo": 3})
    monkeypatch.setattr("astrarium.conformance.check_on_all_cores", lambda *asked, **wanted: report)
    result = run("conformance", "tiny", "--lang", "fr")
    assert result.exit_code == 1
    for part in ("ÉCHEC", "leaks", "a=b", "0/2/1", "17", "  the deck\n  shows", "1 échec."):
        assert part in result.output


def test_rules() -> None:
    statements = game("tiny").rulebook.own
    assert run("rules", "tiny").output.count("TINY-") >= len(statements)
    one = run("rules", "tiny", "tiny-0.1", "--lang", "fr")
    assert one.exit_code == 0
    assert one.output.startswith("TINY-0.1\n")
    assert "Chaque joueur dirige un empire galactique" in one.output
    assert run("rules", "tiny", "TABLE-5").exit_code == 0


@pytest.mark.parametrize("written", ["0.1", "TINY-0.1", " tiny-0.1"])
def test_a_rule_is_found_however_its_id_is_written(written: str) -> None:
    assert run("rules", "tiny", written, "--lang", "en").output.startswith("TINY-0.1\n")


def test_a_chapter_of_the_rules() -> None:
    said = run("rules", "tiny", "3").output
    chapter = [statement.id for statement in game("tiny").rulebook.own if statement.chapter == "3"]
    assert len(chapter) > 1
    assert [line.split()[0] for line in said.splitlines() if not line.startswith(" ")] == chapter


def test_an_unknown_rule_suggests_the_nearest() -> None:
    result = run("rules", "tiny", "0.11", "--lang", "en")
    assert result.exit_code == 2
    assert "has no rule “0.11”. Nearest: " in result.stderr
    assert ", 0.1," in result.stderr
    assert "Les plus proches : " in run("rules", "tiny", "n’importe", "--lang", "fr").stderr


@pytest.mark.parametrize(("lang", "one", "two"), [("en", "(1 seat)", "(2 seats)"), ("fr", "(1 siège)", "(2 sièges)")])
def test_seats_agree_with_their_number(lang: str, one: str, two: str) -> None:
    said = "".join(run("games", one.meta.key, "--lang", lang, env={"COLUMNS": "200"}).output for one in games())
    assert {one, two} <= set(re.findall(r"\([12] \w+\)", said))
    assert len(set(re.findall(r"\([12] \w+\)", said))) == 2


def test_coverage_of_a_sample(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "test_sample.py").write_text(SAMPLE, "utf-8")
    (tmp_path / "sample.py").write_text('@pytest.mark.rule("TINY-1.8")\ndef test_no(): ...', "utf-8")
    result = run("rules", "tiny", "--coverage", "--tests", str(tmp_path), "--lang", "en", env={"COLUMNS": "200"})
    assert result.exit_code == 1
    lines = result.output.splitlines()
    held: dict[str, list[str]] = {}
    for line in lines:
        if line.startswith("TINY-"):
            rule = line.partition(":")[0]
            held[rule] = []
        elif line.startswith("  "):
            held[rule].append(line.rpartition("::")[2])
    assert held["TINY-0.1"] == ["test_one", "test_two", "test_three", "test_four"]
    assert held["TINY-1.1"] == held["TINY-1.3"] == ["test_one"]
    assert (held["TINY-1.2"], held["TINY-1.4"], held["TINY-1.5"]) == (["test_four"], ["test_two"], ["test_three"])
    assert "TINY-1.8: NO TEST" in lines
    assert "TINY-1.7: NO TEST" in lines
    assert "TINY-1.6: (about the pieces only)" in lines
    assert "6 with tests" in lines[-1]


def test_coverage_of_one_statement(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text(SAMPLE, "utf-8")
    assert run("rules", "tiny", "TINY-1.1", "--coverage", "--tests", str(tmp_path)).exit_code == 0
    (tmp_path / "test_broken.py").write_text("def (", "utf-8")
    assert run("rules", "tiny", "TINY-1.1", "--coverage", "--tests", str(tmp_path)).exit_code == 1
