"""The checklist of docs/security.md: every line of the standard once, and every test that it names."""

import re
from collections import Counter
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "security.md").read_text()
MARKS = {"✔", "◐", "✘", "–"}

# OWASP ASVS 5.0, levels 1 and 2: how far the numbers of each section go, without those of level 3.
SECTIONS = {
    "1.1": "1-2", "1.2": "1-9", "1.3": "1-11", "1.4": "1-3", "1.5": "1-2", "2.1": "1-3", "2.2": "1-3", "2.3": "1-4",
    "2.4": "1", "3.2": "1-2", "3.3": "1-4", "3.4": "1-6", "3.5": "1-5", "3.7": "1-2", "4.1": "1-3", "4.2": "1",
    "4.3": "1-2", "4.4": "1-4", "5.1": "1", "5.2": "1-3", "5.3": "1-2", "5.4": "1-3", "6.1": "1-3", "6.2": "1-11",
    "6.3": "1-3", "6.4": "1-4", "6.5": "1-5", "6.6": "1-3", "6.8": "1-4", "7.1": "1-3", "7.2": "1-4", "7.3": "1-2",
    "7.4": "1-5", "7.5": "1-2", "7.6": "1-2", "8.1": "1-2", "8.2": "1-3", "8.3": "1", "8.4": "1", "9.1": "1-3",
    "9.2": "1-4", "11.1": "1-2", "11.2": "1-3", "11.3": "1-3", "11.4": "1-4", "11.5": "1", "11.6": "1", "12.1": "1-3",
    "12.2": "1-2", "12.3": "1-4", "13.1": "1", "13.2": "1-5", "13.3": "1-2", "13.4": "1-5", "14.1": "1-2",
    "14.2": "1-4", "14.3": "1-3", "15.1": "1-3", "15.2": "1-3", "15.3": "1-7", "16.1": "1", "16.2": "1-5",
    "16.3": "1-4", "16.4": "1-3", "16.5": "1-3",
}  # fmt: skip


def rows() -> list[list[str]]:
    """The lines of the checklist: numbers, mark, how, held by."""
    checklist = TEXT.partition("## The checklist")[2]
    cells = ([cell.strip() for cell in line.strip("|").split("|")] for line in checklist.splitlines() if "|" in line)
    return [row for row in cells if re.match(r"\d", row[0])]


def span(section: str, numbers: str) -> list[str]:
    first, _, last = numbers.partition("-")
    return [f"{section}.{number}" for number in range(int(first), int(last or first) + 1)]


def lines(numbers: str) -> list[str]:
    """`1.2.6 – 1.2.8, 1.3.1` as five numbers."""
    found: list[str] = []
    for part in numbers.split(","):
        first, _, last = (piece.strip() for piece in part.partition("–"))
        section, _, start = first.rpartition(".")
        found += span(section, f"{start}-{last.rpartition('.')[2] or start}")
    return found


def test_every_line_of_the_standard_is_judged_once() -> None:
    judged = Counter(chain.from_iterable(lines(row[0]) for row in rows()))
    wanted = set(chain.from_iterable(span(*section) for section in SECTIONS.items()))
    assert [line for line, times in judged.items() if times > 1] == []
    assert set(judged) == wanted


def test_each_has_a_mark_and_what_holds_it() -> None:
    for numbers, mark, how, held in rows():
        assert mark in MARKS, numbers
        assert how, numbers
        assert bool(held) or mark in "–✘", numbers


def test_what_holds_a_line_exists() -> None:
    named = {name for row in rows() for name in re.findall(r"`([\w/.-]+(?:\.py|\.ts|/))`", row[3])}
    assert len(named) > 50
    places = (ROOT / "tests", ROOT, ROOT / "src" / "astrarium" / "server")
    assert [name for name in sorted(named) if not any((place / name).exists() for place in places)] == []
