"""The command's own sentences in both languages, and games that the command has never seen."""

import re
from pathlib import Path
from typing import Any

import pytest

from astrarium.cli import words
from astrarium.cli.terminal.answers import BlockedChosen, Unclear, read
from astrarium.cli.terminal.changes import about, changes
from astrarium.cli.terminal.question import Question
from astrarium.cli.terminal.result import ranking_lines
from astrarium.kernel import Outcome, game
from astrarium.kernel.resources import load_words
from tests.conformance.toys import CometMarket

OWN = load_words("astrarium.cli")
SOURCE = Path(words.__file__).parent


def test_both_languages_say_the_same_things() -> None:
    assert OWN["en"].keys() == OWN["fr"].keys()
    for text_id, english in OWN["en"].items():
        arguments = [set(re.findall(r"\{(\w+)", text)) for text in (english, OWN["fr"][text_id])]
        assert arguments[0] == arguments[1], text_id


def test_every_id_in_the_source_has_words() -> None:
    source = "".join(file.read_text("utf-8") for file in SOURCE.rglob("*.py"))
    named = set(re.findall(r'"(cli\.[a-z_.]+[a-z_])"', source))
    assert named
    assert named <= OWN["en"].keys()


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_DE"}, "en"),
        ({"LC_ALL": "fr", "LANG": "en_GB"}, "fr"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_CA"}, "fr"),
    ],
)
def test_the_language_of_the_environment(environ: dict[str, str], lang: str) -> None:
    assert words.default_lang(environ) == lang


def test_ready_made_words_are_never_taken_for_references() -> None:
    who = words.reader(words.Lang.EN, game("tiny"))
    assert who.say("cli.verify.flaw", flaw="a, b: seat:0,planet:helios") == "Flaw: a, b: seat:0,planet:helios."


def named(planet: str) -> list[Any]:
    return ["option.planet", {"planet": f"planet:{planet}"}]


def question(kind: str, low: int = 1, high: int = 1, **more: Any) -> Question:
    """A question of some game, with three options and two targets."""
    text = ["option.plain", {"code": 0}]
    options = [
        {"code": code, "ref": planet, "text": named(planet), "reveals": False}
        for code, planet in ((10, "helios"), (20, "mared"), (30, "gort"))
    ]
    targets = [{"code": code, "text": text} for code in (7, 8)]
    refusal = {"rule": "TABLE-3", "code": "not_listed", "args": {}}
    blocked = [{"code": 40, "text": text, "refusal": refusal}]
    data = {
        "id": 0, "kind": kind, "prompt": ["ask.turn", {}], "rule": "TABLE-1", "low": low, "high": high,
        "caps": [1, 2, 3], "reveals": False, "options": options, "targets": targets, "blocked": blocked, **more,
    }  # fmt: skip
    tiny = game("tiny")
    return Question(tiny, words.reader(words.Lang.FR, tiny), data)


@pytest.mark.parametrize(
    ("asked", "typed", "meant"),
    [
        (question("choose"), "2", (20,)),
        (question("choose", 0, 3), "0", ()),
        (question("choose", 1, 3), "3, 1", (10, 30)),
        (question("choose"), "4", Unclear("cli.ask.no_option", "4")),
        (question("choose"), "b1", BlockedChosen(1)),
        (question("choose"), "B1", BlockedChosen(1)),
        (question("choose"), "b2", Unclear("cli.ask.no_option", "b2")),
        (question("choose"), "-1", Unclear("cli.ask.unclear", "-1")),
        (question("choose"), "²", Unclear("cli.ask.unclear", "²")),
        (question("amount", 0, 9), "5", (5,)),
        (question("order", 3, 3), "3 1 2", (30, 10, 20)),
        (question("assign"), "1 2 1", (7, 8, 7)),
        (question("assign"), "1 3 1", Unclear("cli.ask.no_option", "3")),
        (question("offer"), "2 0 1 3", (8, 0, 1, 3)),
        (question("offer"), "9 0 1 3", Unclear("cli.ask.no_option", "9")),
        (question("offer"), "2 0", Unclear("cli.ask.offer_numbers", "2", 4)),
        (question("offer"), "2 0 1 3 0", Unclear("cli.ask.offer_numbers", "5", 4)),
    ],
)
def test_what_was_typed(asked: Question, typed: str, meant: object) -> None:
    assert read(asked, typed) == meant
    assert "Répondez" in asked.lines()[-1]


def test_every_kind_of_question_says_how_to_answer() -> None:
    for kind in ("choose", "amount", "confirm", "order", "assign", "offer"):
        assert "{" not in question(kind).how()
        assert "cli." not in question(kind).how()
    assert "comme 1 1 0 0" in question("offer").how(), "one number for whom, one for each option"


def refused(planet: str, rule: str, code: str, **args: Any) -> dict[str, Any]:
    return {"code": 0, "text": named(planet), "refusal": {"rule": rule, "code": code, "args": args}}


def test_what_is_blocked_for_one_reason_stands_in_one_line_with_the_rule() -> None:
    blocked = [
        refused("helios", "TINY-6.5", "cannot_pay", need=2, resource="resource:energy", have=1),
        refused("mared", "TINY-6.6", "own_turn_only"),
        refused("gort", "TINY-6.5", "cannot_pay", need=2, resource="resource:energy", have=1),
        refused("lureena", "TINY-6.5", "cannot_pay", need=3, resource="resource:energy", have=1),  # another figure
    ]
    asked = question("choose", blocked=blocked)
    folded = [line.replace("\xa0", " ") for line in asked.lines() if line.startswith("  b")]
    assert folded == ["  b : 4 réponses impossibles pour l’instant ; b les montre, avec la raison."]
    lines = [line.replace("\xa0", " ") for line in asked.blocked_lines()]
    assert lines == [
        "Impossible maintenant :",
        "  b1. Helios ; Gort. Il faut 2 (Énergie), vous en avez 1 (TINY-6.5).",
        "  b2. Mared. Cette planète ne sert que pendant votre propre tour (TINY-6.6).",
        "  b3. Lureena. Il faut 3 (Énergie), vous en avez 1 (TINY-6.5).",
    ]
    assert read(asked, "b3") == BlockedChosen(3)
    assert read(asked, "b4") == Unclear("cli.ask.no_option", "b4")
    explained = asked.explain_blocked(1)
    assert explained[0].replace("\xa0", " ") == "b1. Helios ; Gort"
    assert "La règle TINY-6.5 l’interdit" in explained[-1]


ALIKE = [
    {"code": code, "ref": f"die:{code}", "text": named("gort" if code > 1 else "mared"), "reveals": False}
    for code in range(1, 5)
]


@pytest.mark.parametrize(
    ("high", "typed", "meant"),
    [
        (1, "1", (1,)),
        (1, "2", (2,)),
        (1, "3", Unclear("cli.ask.no_option", "3")),
        (3, "2 1 2", (1, 2, 3)),
        (3, "2 2 2 2", Unclear("cli.ask.not_so_many", "2", 3)),
    ],
)
def test_what_reads_the_same_is_one_answer(high: int, typed: str, meant: object) -> None:
    asked = question("choose", 1, high, options=ALIKE, blocked=[])
    lines = [line.replace("\xa0", " ") for line in asked.lines()]
    assert lines[1:3] == ["  1. Mared", "  2. Gort (× 3)"]
    assert ("Le même numéro deux fois" in lines[3]) == (high > 1)
    assert read(asked, typed) == meant


@pytest.mark.parametrize(
    ("options", "enter"),
    [
        (ALIKE, None),
        ([ALIKE[0], {**ALIKE[1], "likely": True}], 2),
        (ALIKE[1:], 1),
        ([{**ALIKE[1], "warning": ["option.plain", {}]}], None),
    ],
)
def test_enter_alone_gives_the_likely_answer_or_the_only_one(options: list[dict[str, Any]], enter: int | None) -> None:
    asked = question("choose", options=options)
    assert asked.enter == enter
    assert [number for number, line in enumerate(asked.lines()) if "[Entrée]" in line] == ([enter] if enter else [])
    assert question("choose", 2, 2, options=options).enter is None


def test_what_an_answer_does_is_told_once() -> None:
    options = [{**option, "help": [["option.plain", {}], ["option.other", {}]]} for option in ALIKE]
    asked = question("choose", options=options)
    _, does = asked.does(options[0])
    assert [line.strip() for line in asked.lines()].count(does) == len(asked.answers)
    assert does not in "".join(asked.lines(asked.all_does()))


def test_an_option_explained_says_what_the_box_calls_its_things() -> None:
    asked = question("choose")
    asked.options[0]["text"] = ["option.mission", {"missions": "mission:hermit,mission:noble"}]
    english = [line for line in asked.explain_option(1) if "en anglais" in line]
    assert english == ["  Ermite\xa0: en anglais «\xa0Hermit\xa0»."], "where both are called the same, nothing is said"


def test_a_game_without_a_board_is_shown_plainly() -> None:
    who = words.reader(words.Lang.EN, game("tiny"))
    view = {"round": 3, "seat": 0, "row": ["a", "b"], "sides": [{"vp": 1, "hand": []}, {"vp": 2}], "none": None}
    assert CometMarket().terminal(view, who) == [
        "The table", "  round: 3", "  row: a, b", "  sides:", "    1:", "      vp: 1", "      hand: -", "    2:",
        "      vp: 2", "  none: -",
    ]  # fmt: skip


def test_what_the_table_says_of_a_thing_stands_whole_under_its_heading() -> None:
    table = ["Head", "Planets", "  Helios", "    one\u00a0PV", "  Mared", "Dice", "  of HELIOS"]
    assert about(table, "helios") == ["Planets", "  Helios", "    one\u00a0PV", "Dice", "  of HELIOS"]
    assert about(table, "1 PV") == about(table, "Planets") == []
    assert about(table, "one PV") == table[1:4]


def test_changes_are_shown_whole_and_under_their_heading() -> None:
    before = ["Head", "Planets", "  one", "    more", "  two", "Dice", "  red"]
    now = ["Head", "Planets", "  one", "    other", "  two", "Dice", "  red"]
    assert changes(before, now) == ["Planets", "  one", "    other"]
    assert changes(now, now) == []


def test_a_heading_that_says_something_new_is_told_even_with_nothing_new_below_it() -> None:
    before = ["Head", "Planets", "  one", "Hand: 2 cards", "  a", "  b"]
    now = ["Head", "Planets", "  one", "Hand: 1 card", "  b", "Chosen: a Starfighter"]
    assert changes(before, now) == ["Hand: 1 card", "Chosen: a Starfighter"]
    assert changes(["Head", *before[1:]], ["Other", *before[1:]]) == ["Other"]


def test_what_points_come_from_is_set_apart_from_how_many_they_are() -> None:
    """A colon stands before each number of points; without it Race would show « développements à 6 6 »."""
    who = words.reader(words.Lang.FR, game("race"))
    outcome = Outcome((0,), (30,), (1,), "tableau", 17, details=({"worlds": 14, "six_cost": 6},))
    row = ranking_lines(who, outcome)[1].replace("\xa0", " ")
    assert row == "  Siège 1 : 30 points (mondes : 14, développements à 6 : 6)"
