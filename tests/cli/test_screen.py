"""Lines on the screen."""

import pytest

from astrarium.cli.screen import Screen


def written(capsys: pytest.CaptureFixture[str], text: str, width: int) -> list[str]:
    screen = Screen()
    screen.width = width
    screen.line(text)
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("width", range(20, 60))
def test_no_line_breaks_between_a_number_and_what_it_counts(capsys: pytest.CaptureFixture[str], width: int) -> None:
    text = "  Réserve 24 PV, sac 50 tuiles ; marchandise : 1 × Nouveauté, 2 × Moth, payer 8 $, nº 3 sur 12."
    rows = written(capsys, text, width)
    assert " ".join(row.strip() for row in rows) == text.strip()
    assert max(map(len, rows)) <= width
    assert not [row for row in rows[:-1] if row[-1] in "0123456789×"], rows
    assert not [row for row in rows if row.strip()[0] in "×;:$"], rows


def test_numbers_in_a_row_may_part(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(written(capsys, "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16", 20)) > 1


def test_what_is_longer_than_the_screen_is_shown_by_pages_to_whom_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    class Watched(Screen):
        is_watched = True
        asked = 0

        def ask(self, prompt: str) -> str:
            self.asked += 1
            return "q" if self.asked == 2 else ""

    monkeypatch.setenv("LINES", "10")
    written: list[str] = []
    monkeypatch.setattr(Screen, "_write", lambda _self, row, _style: written.append(row))
    lines = [f"  {number}" for number in range(30)]
    screen = Watched()
    assert screen.holds(lines[:9])
    assert not screen.holds(lines[:10])
    screen.pages(lines, "more")
    assert (screen.asked, written) == (2, lines[:18]), "nine lines and the question, twice"
    written.clear()
    Screen().pages(lines, "more")
    assert written == lines, "a pipe gets everything"
    assert Screen().holds(lines)
