"""Content is read strictly: an error names the row and what is wrong with it."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

import pytest

from astrarium.kernel.content.box import words
from astrarium.kernel.content.records import ContentError, Kinds, OneOf, contents, numbers, record, records

Good = Annotated[int, OneOf("novelty", "rare")]


class Power:
    pass


POWERS: Kinds[Power] = Kinds()


@POWERS.kind("draw")
@dataclass(frozen=True, slots=True)
class Draw(Power):
    n: int


@POWERS.kind("trade")
@dataclass(frozen=True, slots=True)
class Trade(Power):
    goods: tuple[Good, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    cost: int
    side: Literal["world", "development"]
    military: bool = False
    good: Good | None = None
    powers: tuple[Annotated[Power, POWERS], ...] = ()


ROW: dict[str, Any] = {"id": "x", "cost": 2, "side": "world"}


def test_a_row_becomes_a_record() -> None:
    row = {**ROW, "good": "rare", "powers": [{"kind": "draw", "n": 1}, {"kind": "trade", "goods": ["rare", "novelty"]}]}
    assert record(Card, row, "card x") == Card("x", 2, "world", False, 1, (Draw(1), Trade((1, 0))))


def test_what_is_for_readers_is_left_to_them() -> None:
    row = {**ROW, "name": {"en": "X"}, "text": {"en": "…"}, "provenance": "sourced", "name_fr_source": "page"}
    assert records(Card, {"card": [row]}, "card") == (Card("x", 2, "world"),)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"cots": 3}, "card x: unknown key 'cots'; there are id, cost,"),
        ({"cost": "3"}, "card x, cost: '3' is not a whole number"),
        ({"cost": True}, "card x, cost: True is not a whole number"),
        ({"military": 1}, "card x, military: 1 is not true or false"),
        ({"side": "moon"}, "card x, side: 'moon' is none of world, development"),
        ({"good": "gold"}, "card x, good: 'gold' is none of novelty, rare"),
        ({"powers": {}}, "card x, powers: {} is not a list"),
        ({"powers": [{"kind": "fly"}]}, "card x, powers: 'fly' is no kind; there are draw, trade"),
        ({"powers": [{"kind": "draw"}]}, "card x, powers: key 'n' is missing"),
        ({"powers": [{"kind": "draw", "n": 1, "m": 2}]}, "card x, powers: unknown key 'm'"),
        ({"powers": [3]}, "card x, powers: 3 is no kind"),
    ],
)
def test_whatever_is_wrong_is_said_with_its_place(change: dict[str, Any], said: str) -> None:
    with pytest.raises(ContentError) as caught:
        records(Card, {"card": [{**ROW, **change}]}, "card")
    assert str(caught.value).startswith(said)


@dataclass(frozen=True, slots=True)
class Figures:
    hand: int


@dataclass(frozen=True, slots=True)
class Contents:
    card: tuple[Card, ...]
    figures: Figures
    box: dict[str, int]


def test_all_content_is_one_record_with_a_field_for_each_kind() -> None:
    content = {"card": [ROW], "figures": {"hand": 5}, "box": {"bags": 1, "source": "page 2"}}
    assert contents(Contents, content) == Contents((Card("x", 2, "world"),), Figures(5), {"bags": 1})


@pytest.mark.parametrize("kinds", [{"card", "figures"}, {"card", "figures", "box", "moon"}])
def test_a_kind_that_is_missing_or_unknown_is_named(kinds: set[str]) -> None:
    with pytest.raises(ContentError, match=r"\[(box|moon)\]: .* card, figures, box"):
        contents(Contents, {kind: {} for kind in kinds})


@dataclass(frozen=True, slots=True)
class Rogue:
    tier: dict[str, str]


def test_words_are_there_in_each_language() -> None:
    assert record(Rogue, {"tier": {"en": "hard", "fr": "dur"}}, "rogue x").tier == {"en": "hard", "fr": "dur"}
    with pytest.raises(ContentError, match="rogue x, tier, fr"):
        record(Rogue, {"tier": {"en": "hard"}}, "rogue x")


def test_a_key_that_is_missing_is_named() -> None:
    with pytest.raises(ContentError, match="card x: key 'cost' is missing"):
        record(Card, {"id": "x", "side": "world"}, "card x")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"name": {"en": "X"}}, "card x, name: key 'fr' is missing"),
        ({"name": "X"}, "card x, name: 'X' is not a table"),
        ({"text": {"en": "X", "fr": 3}}, "card x, text, fr: 3 is not a text"),
    ],
)
def test_a_row_without_its_words_is_named(change: dict[str, Any], said: str) -> None:
    row = {**ROW, "name": {"en": "X", "fr": "X"}}
    assert words({"card": [row]}, ["card"], "fr") == {"card.x": "X"}
    with pytest.raises(ContentError) as error:
        words({"card": [{**row, **change}]}, ["card"], "fr")
    assert said in str(error.value)
    with pytest.raises(ContentError, match="card x: key 'name' is missing"):
        words({"card": [ROW]}, ["card"], "fr")


def test_a_table_of_numbers_has_nothing_else() -> None:
    assert numbers({"box": {"cups": 5, "provenance": "sourced"}}, "box") == {"cups": 5}
    with pytest.raises(ContentError, match="box, cups: True is not a whole number"):
        numbers({"box": {"cups": True}}, "box")
