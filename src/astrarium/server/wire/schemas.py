"""JSON schemas of our types, in a form from which code generators make good types."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from .shapes import MARK, RECORDS, ROWS

DEFS = "#/$defs/{name}"


def schemas_of(types: list[Any], template: str) -> tuple[list[Any], dict[str, Any]]:
    """The schema of each type, and all definitions that they refer to."""
    schemas, components = msgspec.json.schema_components([*types, *RECORDS.values()], ref_template=template)
    components = {**components, **ROWS}

    def named(schema: Any) -> Any:
        if isinstance(schema, dict):
            if MARK in schema:
                return {"$ref": template.format(name=schema[MARK])}
            return _plain({key: named(value) for key, value in schema.items()})
        return [named(value) for value in schema] if isinstance(schema, list) else schema

    return [named(schema) for schema in schemas[: len(types)]], named(components)


def _plain(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema with what code generators need: the type of an enumeration, and that an object may have any keys."""
    values = schema.get("enum")
    if isinstance(values, list) and all(isinstance(value, str) for value in values):
        schema = {"type": "string", **schema}
    if schema.get("type") == "object" and not schema.keys() & {"properties", "additionalProperties"}:
        schema["additionalProperties"] = True
    return schema


def without_defaults(schema: Any) -> Any:
    """The schema with defaults in words: TypeScript generators take a field with a default as always present."""
    if isinstance(schema, list):
        return [without_defaults(value) for value in schema]
    if not isinstance(schema, dict):
        return schema
    fields = schema.get("properties")
    if isinstance(fields, dict):
        schema = {**schema, "properties": {name: _in_words(field) for name, field in fields.items()}}
    return {key: without_defaults(value) for key, value in schema.items()}


def _in_words(field: dict[str, Any]) -> dict[str, Any]:
    if "default" not in field:
        return field
    rest = {key: value for key, value in field.items() if key != "default"}
    said = f"If it is left out: `{json.dumps(field['default'])}`."
    return {**rest, "description": f"{rest.get('description', '')} {said}".strip()}


def describe_messages(client: Any, server: Any) -> dict[str, Any]:
    """A JSON Schema of the WebSocket's messages in both directions (two types, such as unions of Structs)."""
    (sent, told), components = schemas_of([client, server], DEFS)
    always_there(components, [server])
    top = {"ClientMessage": sent, "ServerMessage": told}
    # Draft 7, because TypeScript generators understand its tuples.
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Messages of the Astrarium WebSocket",
        "type": "object",
        "properties": {
            "client": {"$ref": DEFS.format(name="ClientMessage")},
            "server": {"$ref": DEFS.format(name="ServerMessage")},
        },
        "$defs": as_draft_7({**top, **needed(components, top)}),
    }


def describe_view(view: Any) -> dict[str, Any]:
    """A JSON Schema of a game's view."""
    (schema,), components = schemas_of([view], DEFS)
    top = components.pop(schema["$ref"].rpartition("/")[2])
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        **as_draft_7(top),
        "$defs": as_draft_7(needed(components, top)),
    }


def as_draft_7(schema: Any) -> Any:
    """The schema with tuples in the form of draft 7."""
    if isinstance(schema, dict):
        if "prefixItems" in schema:
            schema = {**schema, "items": schema["prefixItems"], "additionalItems": schema.get("items", True)}
            del schema["prefixItems"]
        return {key: as_draft_7(value) for key, value in schema.items()}
    return [as_draft_7(value) for value in schema] if isinstance(schema, list) else schema


def always_there(components: dict[str, Any], told: list[Any]) -> None:
    """Mark fields with defaults as required in what we send, unless their type omits defaults or they may be unset."""
    for kind in _structs(told):
        schema = components.get(kind.__name__)
        if schema is not None and not kind.__struct_config__.omit_defaults and schema.get("properties"):
            unset = {field.encode_name for field in msgspec.structs.fields(kind) if field.default is msgspec.UNSET}
            schema["required"] = [name for name in schema["properties"] if name not in unset]
            for field in schema["properties"].values():
                field.pop("default", None)


def _structs(types: Iterable[Any]) -> set[type[msgspec.Struct]]:
    found: set[type[msgspec.Struct]] = set()

    def look(info: object) -> None:
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls in found:
                return
            found.add(info.cls)
            for field in info.fields:
                look(field.type)
        elif isinstance(info, msgspec.inspect.UnionType):
            for one in info.types:
                look(one)
        elif isinstance(info, msgspec.inspect.Metadata):
            look(info.type)
        elif isinstance(info, msgspec.inspect.ListType | msgspec.inspect.VarTupleType):
            look(info.item_type)

    for info in msgspec.inspect.multi_type_info(types):
        look(info)
    return found


def needed(components: dict[str, Any], document: Any) -> dict[str, Any]:
    """The definitions that a document refers to, directly or indirectly."""
    found: set[str] = set()
    waiting = list(_references(document))
    while waiting:
        name = waiting.pop()
        if name in components and name not in found:
            found.add(name)
            waiting.extend(_references(components[name]))
    return {name: components[name] for name in sorted(found)}


def _references(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        for key, value in schema.items():
            if key == "$ref":
                yield value.rpartition("/")[2]
            else:
                yield from _references(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from _references(value)
