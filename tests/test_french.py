"""French typography in all our sentences: signs set apart from words but never alone on a line, round apostrophes, and
one word, « manche », for a round.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from astrarium.bots import BOT_WORDS
from astrarium.kernel import Catalog, games
from astrarium.kernel.game import TABLE_RULES, TABLE_WORDS
from astrarium.kernel.resources import load_toml, load_words
from astrarium.kernel.text import set_in

WEB = Path(__file__).parents[1] / "web" / "src"

UNBOUND = re.compile(r" [?!:;»$]|« ")  # a line may break there
TOO_CLOSE = re.compile(r"[a-zà-ÿ)]{2}[;!»]|[a-zà-ÿ)]\?(?!\w)|[a-zà-ÿ]:(?=\s|$)|«[^\xa0]")
ENGLISH_MEANS_ROUND = re.compile(r"\brounds?\b(?! symbol)", re.IGNORECASE)
FRENCH_MEANS_ROUND = re.compile(r"\bmanches?\b", re.IGNORECASE)


class Sentence(NamedTuple):
    where: str
    english: str
    french: str


def catalogues() -> Iterator[tuple[str, Catalog]]:
    yield "kernel", TABLE_WORDS
    yield "bots", BOT_WORDS
    for package in ("astrarium.cli", "astrarium.server", "astrarium.server.people"):
        yield package, Catalog(load_words(package))
    for game in games():
        yield game.meta.key, game.words


def sentences() -> Iterator[Sentence]:
    """All sentences that people read, with their places."""
    for name, words in catalogues():
        for text in sorted(words.ids("fr")):
            yield Sentence(f"{name} {text}", words.template("en", text) or "", words.template("fr", text) or "")
    for book in (TABLE_RULES, *(game.rulebook for game in games())):
        yield from (Sentence(rule.id, rule.say("en"), rule.say("fr")) for rule in book.own)
        yield from (Sentence(f"chapter {n}", titles["en"], titles["fr"]) for n, titles in book.chapters.items())
    for file in sorted([*WEB.glob("words/*.fr.json"), *WEB.glob("boards/**/words.fr.json")]):
        french = json.loads(file.read_text(encoding="utf-8"))
        english = json.loads(file.with_name(file.name.replace(".fr.", ".en.")).read_text(encoding="utf-8"))
        yield from (Sentence(f"{file.name} {text}", english[text], french[text]) for text in french)


ALL = list(sentences())


def flaws(pattern: re.Pattern[str], but: tuple[str, ...] = ()) -> list[str]:
    """The sentences that match the pattern outside placeholders."""
    return [
        f"{where}: {french}"
        for where, _, french in ALL
        if pattern.search(re.sub(r"\{[^}]*\}", "xx", french)) and not where.endswith(but or ("\n",))
    ]


def test_there_is_something_to_read() -> None:
    assert len(ALL) > 2000
    assert any(".glance." in where for where, _, _ in ALL), "what small cards say, too"


def test_no_line_begins_with_a_sign() -> None:
    assert flaws(UNBOUND) == []


def test_signs_are_set_apart_from_words() -> None:
    assert flaws(TOO_CLOSE, but=("problem.bad_type",)) == [], "the name of a header is no French"


def test_apostrophes_are_round() -> None:
    assert flaws(re.compile("'")) == []


def test_a_round_is_a_manche_and_nothing_else() -> None:
    assert [
        f"{where}: {english} | {french}"
        for where, english, french in ALL
        if bool(ENGLISH_MEANS_ROUND.search(english)) != bool(FRENCH_MEANS_ROUND.search(french))
    ] == []


def test_help_of_the_command_line() -> None:
    """The help has no straight apostrophes; ordinary spaces are fine, since it is shown in a terminal."""
    told = [
        text for rows in load_toml("astrarium.cli", "text/usage.fr.toml")["help"].values() for text in rows.values()
    ]
    assert len(told) > 40
    assert [text for text in told if "'" in text or TOO_CLOSE.search(set_in("fr", text))] == []


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("Lequel ?", "Lequel\xa0?"),
        ("« Un » : deux ; trois !", "«\xa0Un\xa0»\xa0: deux\xa0; trois\xa0!"),
        ("déjà\xa0: lié", "déjà\xa0: lié"),
        ("Payez 3 $.", "Payez 3\xa0$."),
    ],
)
def test_what_is_typed_with_plain_spaces_is_printed_with_others(typed: str, printed: str) -> None:
    assert set_in("fr", typed) == printed
    assert set_in("en", typed) == typed
    assert Catalog({"fr": {"id": typed}}).template("fr", "id") == printed
