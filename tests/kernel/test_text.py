"""Sentences in two languages: agreement, references, inheritance."""

import pytest

from astrarium.kernel import Catalog, Text
from astrarium.kernel.game import TABLE_WORDS

BASE = Catalog({"en": {"greet": "Hello", "seat.*": "Seat {n}"}, "fr": {"greet": "Bonjour", "seat.*": "Siège {n}"}})
WORDS = Catalog(
    {
        "en": {"pay": "{who} pays {n} {n|coin|coins} to {planet}", "planet.helios": "Helios", "greet": "Hail"},
        "fr": {"pay": "{who} paie {n} {n|pièce|pièces} à {planet}", "planet.helios": "Hélios"},
    },
    BASE,
)


def pay(lang: str, n: int, names: dict[str, str] | None = None) -> str:
    return WORDS.say(lang, Text("pay", {"who": "seat:0", "n": n, "planet": "planet:helios"}), names)


@pytest.mark.parametrize(
    ("lang", "n", "word"),
    [
        ("en", 0, "coins"), ("en", 1, "coin"), ("en", -1, "coin"), ("en", 2, "coins"),
        ("fr", 0, "pièce"), ("fr", 1, "pièce"), ("fr", -1, "pièce"), ("fr", 2, "pièces"),
    ],
)  # fmt: skip
def test_words_agree_as_each_language_does(lang: str, n: int, word: str) -> None:
    assert f" {n} {word} " in pay(lang, n)


def test_references_are_written_with_their_names() -> None:
    assert pay("en", 2) == "Seat 1 pays 2 coins to Helios"
    assert pay("fr", 2, {"seat:0": "Zoé"}) == "Zoé paie 2 pièces à Hélios"


def test_names_of_things() -> None:
    assert WORDS.name("fr", "planet:helios") == "Hélios"
    assert WORDS.name("fr", "seat:2") == "Siège 3"
    assert WORDS.name("fr", "moon:luna") == "moon:luna"
    assert WORDS.name("en", "seat:2", {"seat:2": "Ada"}) == "Ada"


def test_a_game_speaks_over_its_base() -> None:
    assert WORDS.say("en", Text("greet")) == "Hail"
    assert WORDS.say("fr", Text("greet")) == "Bonjour"
    assert BASE.say("en", Text("greet")) == "Hello"


def test_what_is_missing_stays_visible() -> None:
    assert WORDS.say("en", Text("nothing.such")) == "nothing.such"
    assert WORDS.template("fr", "nothing.such") is None
    assert WORDS.say("en", Text("pay", {"n": 1})) == "{who} pays 1 coin to {planet}"


def test_the_table_says_the_same_things_in_both_languages() -> None:
    assert TABLE_WORDS.ids("en") == TABLE_WORDS.ids("fr")
    assert "refusal.not_open" in TABLE_WORDS.ids("en")


def test_text_packs_to_plain_data() -> None:
    assert Text("pay", {"n": 1}).pack() == ["pay", {"n": 1}]
