"""The machine-readable description: it matches the code, and real messages match it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from astrarium.server.describe import documents
from astrarium.server.wire.patch import patched
from astrarium.server.words import WORDS

from ..sockets.home import open_home, play_on, sit

DOCS = Path(__file__).parents[3] / "docs"
PROTOCOL = DOCS / "protocol"


def committed(name: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads((PROTOCOL / name).read_text(encoding="utf-8"))
    return document


def strict(schema: Any) -> Any:
    """The same schema, but it allows no undescribed fields."""
    if isinstance(schema, list):
        return [strict(value) for value in schema]
    if not isinstance(schema, dict):
        return schema
    schema = {key: strict(value) for key, value in schema.items()}
    if isinstance(schema.get("properties"), dict) and "type" in schema:
        schema.setdefault("additionalProperties", False)
    return schema


def messages(side: str) -> jsonschema_rs.Draft7Validator:
    document = strict(committed("messages.json"))
    name = {"client": "ClientMessage", "server": "ServerMessage"}[side]
    return jsonschema_rs.Draft7Validator({"$ref": f"#/$defs/{name}", "$defs": document["$defs"]})


def inside(document: Any) -> Iterator[dict[str, Any]]:
    if isinstance(document, dict):
        yield document
    for part in document.values() if isinstance(document, dict) else document if isinstance(document, list) else ():
        yield from inside(part)


def test_the_committed_description_is_the_generated_one() -> None:
    made = documents()
    assert {"openapi.json", "messages.json", "views/tiny.json", "content/tiny.json"} <= made.keys()
    changed = [name for name, text in made.items() if (PROTOCOL / name).read_text(encoding="utf-8") != text]
    assert changed == [], "run `make protocol`"


@pytest.mark.parametrize("name", ["openapi.json", "messages.json"])
def test_every_reference_leads_somewhere(name: str) -> None:
    document = committed(name)
    known = document["components"]["schemas"] if name == "openapi.json" else document["$defs"]
    references = [part["$ref"] for part in inside(document) if "$ref" in part]
    assert {ref.rpartition("/")[2] for ref in references} <= known.keys()
    assert "x-shape" not in json.dumps(document)


def test_unions_say_how_they_are_told_apart() -> None:
    defs = committed("messages.json")["$defs"]
    for union in ("ClientMessage", "ServerMessage"):
        mapping = defs[union]["discriminator"]["mapping"]
        assert defs[union]["discriminator"]["propertyName"] == "type"
        assert sorted(mapping.values()) == sorted(part["$ref"] for part in defs[union]["anyOf"])
        for tag, ref in mapping.items():
            assert defs[ref.rpartition("/")[2]]["properties"]["type"]["enum"] == [tag]


@pytest.mark.parametrize("game", ["race", "tiny"])
@pytest.mark.parametrize("full", [True, False])
async def test_what_is_said_in_a_game_is_described(tmp_path: Path, game: str, full: bool) -> None:
    kinds = set()
    async with open_home(tmp_path) as home:
        ann, bea, cem = [await home.person(name) for name in ("Ann", "Béa", "Cem")]
        for player in (ann, bea, cem):
            player.record, player.full = [], full
        table = await sit(ann, bea, game=game, public=True)
        await cem.watch(table)
        await cem.ask("say", table=table, text="hello")
        await ann.answer(table, 10_000, [])
        await ann.ask("mute", person="0" * 12)
        await cem.ask("undo", table=table)
        await play_on(table, 60, ann, bea)
        if ann.tables[table].stage != "over":
            await ann.ask("resign", table=table)
        await cem.until(lambda: cem.tables[table].stage == "over")
        told = [entry for player in (ann, bea, cem) for entry in player.record or ()]
    checks = {"client": messages("client"), "server": messages("server")}
    for side, message in told:
        checks[side].validate(message)
        kinds.add(message["type"])
    assert kinds >= {"table", "update", "done", "refused", "failed", "said", "presence", "answer", "watch"}


def test_a_message_that_is_none_does_not_fit() -> None:
    client = messages("client")
    assert client.is_valid({"type": "ping", "ref": 1})
    for wrong in ({"type": "ping"}, {"type": "dance", "ref": 1}, {"type": "ping", "ref": 1, "more": 1}, {"ref": 1}):
        assert not client.is_valid(wrong)


# The example


def example() -> list[dict[str, Any]]:
    return [json.loads(line) for line in (PROTOCOL / "example.jsonl").read_text(encoding="utf-8").splitlines()]


def test_the_example_is_of_this_protocol() -> None:
    checks = {"client": messages("client"), "server": messages("server")}
    lines = example()
    for line in lines:
        for side, check in checks.items():
            if side in line:
                check.validate(line[side])
    kinds = {line[side]["type"] for line in lines for side in checks if side in line}
    assert kinds >= {"welcome", "table", "update", "refused", "undo", "said", "answer", "turn"}
    assert sum("left out" in line for line in lines) == 1


def test_the_requests_of_the_example_are_described() -> None:
    document = strict(committed("openapi.json"))
    seen = 0
    for line in example():
        if "http" in line:
            method, address = line["http"].split()
            operation = _operation(document, method.lower(), address.partition("?")[0])
            answer = operation["responses"][str(line["status"])]
            if "reply" in line:
                schema = answer["content"]["application/json"]["schema"]
                jsonschema_rs.Draft202012Validator({**schema, "components": document["components"]}).validate(
                    line["reply"]
                )
                seen += 1
    assert seen >= 3


def _operation(document: dict[str, Any], method: str, address: str) -> dict[str, Any]:
    for path, methods in document["paths"].items():
        if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", path), address) and method in methods:
            operation: dict[str, Any] = methods[method]
            return operation
    raise AssertionError(f"{method} {address} is not described")


def test_the_updates_of_the_example_fit_on_each_other() -> None:
    version, view, count = -1, None, 0
    for line in example():
        message = line.get("server", {})
        if "left out" in line:
            break
        if message.get("type") == "table":
            version, view = message["version"], message.get("view")
        elif message.get("type") == "update":
            assert message["base"] == version
            version, view = message["version"], patched(view, message.get("patch", []))
            count += 1
    assert count > 5
    assert isinstance(view, dict)


# For people


def test_the_document_for_people_names_everything() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    defs = committed("messages.json")["$defs"]
    for union in ("ClientMessage", "ServerMessage"):
        for tag in defs[union]["discriminator"]["mapping"]:
            assert f"`{tag}`" in text, tag
    for path, methods in committed("openapi.json")["paths"].items():
        for method in methods:
            row = f"`{method.upper()} {path.removeprefix('/api/v1')}`"
            assert row in text, row
    for code in (text_id.removeprefix("problem.") for text_id in WORDS.ids("en") if text_id.startswith("problem.")):
        assert f"`{code}`" in text, code
