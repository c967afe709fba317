"""Content is described as it stands in the files: what the strict reader reads fits, and nothing else does."""

import json
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import jsonschema_rs
import pytest

from astrarium.kernel import Game, games
from astrarium.kernel.content.packed_game import own_content
from astrarium.kernel.content.records import Kinds, OneOf
from astrarium.server.wire.content_schemas import describe_content

from .test_describe import PROTOCOL, strict


class Power:
    pass


POWERS: Kinds[Power] = Kinds()


@POWERS.kind("draw")
@dataclass(frozen=True, slots=True)
class Draw(Power):
    """GAME-1.2"""

    n: int


@POWERS.kind("rest")
@dataclass(frozen=True, slots=True)
class Rest(Power):
    pass


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    side: Literal["world", "moon"]
    good: Annotated[int, OneOf("rare", "genes")] | None = None
    powers: tuple[Annotated[Power, POWERS], ...] = ()


@dataclass(frozen=True, slots=True)
class Contents:
    card: tuple[Card, ...]
    box: dict[str, int]


ROW = {"id": "x", "side": "moon", "name": {"en": "X", "fr": "X"}, "name_source": "page 2"}
CONTENT: dict[str, Any] = {"card": [{**ROW, "powers": [{"kind": "draw", "n": 1}]}], "box": {"bags": 1}}


def test_a_record_becomes_a_schema_of_its_rows() -> None:
    described = describe_content(Contents, CONTENT)
    assert described["properties"]["card"] == {"type": "array", "items": {"$ref": "#/$defs/Card"}}
    card = described["$defs"]["Card"]
    assert card["required"] == ["id", "side", "name"]
    assert card["properties"] == {
        "id": {"type": "string"},
        "side": {"type": "string", "enum": ["world", "moon"]},
        "good": {"type": "string", "enum": ["rare", "genes"]},
        "powers": {"type": "array", "items": {"$ref": "#/$defs/Power"}},
        "name": {"$ref": "#/$defs/Words"},
        "name_source": {"type": "string"},
    }
    assert described["$defs"]["Power"]["anyOf"] == [{"$ref": "#/$defs/Draw"}, {"$ref": "#/$defs/Rest"}]
    assert described["$defs"]["Draw"] == {
        "title": "Draw",
        "type": "object",
        "properties": {"kind": {"type": "string", "enum": ["draw"]}, "n": {"type": "integer"}},
        "required": ["kind", "n"],
        "description": "GAME-1.2",
    }
    assert "description" not in described["$defs"]["Rest"]


@pytest.mark.parametrize(
    "change",
    [
        {"sid": "x"},
        {"side": "sun"},
        {"good": 1},
        {"powers": [{"kind": "draw"}]},
        {"powers": [{"kind": "rest", "n": 1}]},
        {"name": {"en": "X"}},
    ],
)
def test_a_row_that_cannot_be_read_does_not_fit(change: dict[str, Any]) -> None:
    fits = jsonschema_rs.Draft7Validator(strict(describe_content(Contents, CONTENT)))
    fits.validate({**CONTENT, "card": [{**ROW, "good": "rare"}]})
    assert not fits.is_valid({**CONTENT, "card": [{**ROW, **change}]})


@pytest.mark.parametrize("game", [game for game in games() if game.content_type], ids=lambda game: game.meta.key)
def test_every_row_fits_what_is_described(game: Game[Any]) -> None:
    """The client's types are made from the description, and the client takes rows for these types unchecked."""
    described = json.loads((PROTOCOL / "content" / f"{game.meta.key}.json").read_text(encoding="utf-8"))
    jsonschema_rs.Draft7Validator(strict(described)).validate(dict(own_content(game)))
