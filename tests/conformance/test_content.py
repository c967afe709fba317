"""The kit passes a game that reads its content strictly, and finds out those that do not."""

from pathlib import Path

import pytest

from astrarium.conformance import check
from astrarium.conformance.once import look_over
from astrarium.conformance.report import Report
from tests import pebbles
from tests.pebbles import installed

TAKES = '"PEBBLES-1", "en": "Take.", "fr": "Prenez."'


def found(folder: Path) -> Report:
    with installed(folder) as game:
        report = Report(game.meta.rules)
        look_over(game, report)
        return report


def test_content_that_is_read_strictly_passes(tmp_path: Path) -> None:
    with installed(tmp_path) as game:
        report = check(game, games=1)
    assert report.failures == []
    assert report.counts["content"] > 5


@pytest.mark.parametrize(
    ("part", "honest", "broken", "check", "said"),
    [
        (
            "CONTENT", 'records(Stone, DATA, "stone")',
            'tuple(Stone(row["id"], row["points"], row["copies"]) for row in DATA["stone"])',
            "content", "stone red: a key or value that makes no sense was read",
        ),
        ("CONTENT", 'record(Figures, DATA["figures"], "[figures]").take', "2", "content", "figures: a key or value"),
        (
            "CONTENT", 'box.words(DATA, ["stone"], lang)',
            '{f"stone.{row[\'id\']}": row["name"][lang] for row in DATA["stone"]}',
            "content", "stone red is wrong, and what is said is: the game cannot be set up",
        ),
        ("CONTENT", '"How many stones do you take?"', 'f"Take up to {TAKE}."', "content", "ask.take follows"),
        (
            "GAME", TAKES, TAKES.replace("Take.", "A Red stone.").replace("Prenez.", "Un caillou."),
            "rulebook", "PEBBLES-1 names Red stone in English",
        ),
    ],
)  # fmt: skip
def test_a_fault_of_content_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str, honest: str, broken: str, check: str, said: str
) -> None:
    text = getattr(pebbles, part)
    assert honest in text
    monkeypatch.setattr(pebbles, part, text.replace(honest, broken))
    report = found(tmp_path)
    assert report.failed == {check}
    assert said in report.failures[0].detail
