"""The kit passes a game that reads its content strictly, and rejects games that do not."""

from pathlib import Path

import pytest

from astrarium.conformance import check
from astrarium.conformance.once import look_over
from astrarium.conformance.report import Report
from tests.pebbles import Edits, installed


def found(folder: Path, edits: Edits) -> Report:
    with installed(folder, edits=edits) as game:
        report = Report(game.meta.rules)
        look_over(game, report)
        return report


def test_content_that_is_read_strictly_passes(tmp_path: Path) -> None:
    with installed(tmp_path) as game:
        report = check(game, games=1)
    assert report.failures == []
    assert report.counts["content"] > 5


@pytest.mark.parametrize(
    ("file", "honest", "broken", "check", "said"),
    [
        (
            "content.py", 'records(Stone, CONTENT, "stone")',
            'tuple(Stone(row["id"], row["points"], row["copies"]) for row in CONTENT["stone"])',
            "content", "stone red: a key or value that makes no sense was read",
        ),
        (
            "content.py", 'record(Figures, CONTENT["figures"], "[figures]")', "Figures(5, 2)",
            "content", "figures: a key or value",
        ),
        (
            "words.py", 'box.words(CONTENT, ["stone"], lang)',
            '{f"stone.{row[\'id\']}": row["name"][lang] for row in CONTENT["stone"]}',
            "content", "stone red is wrong, and what is said is: the game cannot be set up",
        ),
        ("text/en.toml", "(1 to {take})", "(1 or 2)", "content", "ask.take follows"),
        (
            "rules.toml", 'en = "Who plays later begins', 'en = "Who has the Red stone begins',
            "rulebook", "PEBBLES-1.2 names Red stone in English",
        ),
    ],
)  # fmt: skip
def test_a_fault_of_content_is_found_out(
    tmp_path: Path, file: str, honest: str, broken: str, check: str, said: str
) -> None:
    report = found(tmp_path, {file: (honest, broken)})
    assert report.failed == {check}
    assert said in report.failures[0].detail
