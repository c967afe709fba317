"""JSON schemas of what is in a game's box: rows as they stand in its content files, before they become records.

A field is described by the shape by which `kernel.content` reads it. What stands in rows for readers alone (names,
texts, where facts come from) is no part of a record: it is described as the game's own rows have it.
"""

import inspect
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from astrarium.kernel.content.records import Content, Kinds, OneOf, is_for_readers, shapes
from astrarium.kernel.text import LANGUAGES

Schema = dict[str, Any]

TEXT: Schema = {"type": "string"}
WORDS: Schema = {"$ref": "#/$defs/Words"}
NUMBERS: Schema = {"type": "object", "additionalProperties": {"type": ["integer", "string"]}}  # and notes for readers
PLAIN: dict[Any, Schema] = {
    int: {"type": "integer"},
    str: TEXT,
    bool: {"type": "boolean"},
    dict[str, int]: NUMBERS,
    dict[str, str]: WORDS,
}


def describe_content(cls: type, content: Content) -> Schema:
    """A JSON Schema of all content files put together, whose kinds are the fields of this record."""
    description = _Description(cls, content)
    top = description.row(cls)
    return {"$schema": "http://json-schema.org/draft-07/schema#", **top, "$defs": description.definitions}


class _Description:
    """The schemas of all records that the content leads to, by the names of their classes."""

    def __init__(self, cls: type, content: Content) -> None:
        self.definitions = {"Words": _object("Words", dict.fromkeys(LANGUAGES, TEXT), list(LANGUAGES))}
        self._rows: defaultdict[type, list[Content]] = defaultdict(list)  # the game's own, by class
        self._gather(cls, content)

    def _gather(self, shape: Any, value: Any) -> None:
        shape = _without_none(shape)
        origin, args = get_origin(shape), get_args(shape)
        if origin is tuple:
            for entry in value:
                self._gather(args[0], entry)
        elif origin is Annotated and isinstance(args[1], Kinds):
            self._gather(args[1].classes[value[args[1].key]], value)
        elif isinstance(shape, type) and is_dataclass(shape):
            self._rows[shape].append(value)
            for name, inner in shapes(shape).items():
                if name in value:
                    self._gather(inner, value[name])

    def row(self, cls: type, **kind: Schema) -> Schema:
        """A row that is read as this class; `kind` is the key by which it is told that it is."""
        own = {name: self._schema(shape) for name, shape in shapes(cls).items()}
        needed = [f.name for f in fields(cls) if f.default is MISSING and f.default_factory is MISSING]
        readers = self._for_readers(cls, own)
        # What has a name is called by it, so that a row without one is refused; a text may be missing.
        named = ["name"] if "name" in readers and all("name" in row for row in self._rows[cls]) else []
        schema = _object(cls.__name__, {**kind, **own, **readers}, [*kind, *needed, *named])
        doc = inspect.cleandoc(cls.__doc__ or "")
        # A dataclass without a docstring has its signature in the place of one.
        return schema if not doc or doc.startswith(f"{cls.__name__}(") else {**schema, "description": doc}

    def _for_readers(self, cls: type, own: Schema) -> Schema:
        found = {key: value for row in self._rows[cls] for key, value in row.items() if is_for_readers(key)}
        return {key: WORDS if isinstance(found[key], Mapping) else TEXT for key in sorted(found) if key not in own}

    def _schema(self, shape: Any) -> Schema:
        shape = _without_none(shape)
        origin, args = get_origin(shape), get_args(shape)
        if origin is Annotated and isinstance(args[1], OneOf):
            return {"type": "string", "enum": list(args[1].names)}
        if origin is Annotated and isinstance(args[1], Kinds):
            return self._kinds(args[0].__name__, args[1])
        if origin is tuple:
            return {"type": "array", "items": self._schema(args[0])}
        if origin is Literal:
            return {"type": "string", "enum": list(args)}
        if isinstance(shape, type) and is_dataclass(shape):
            return self._defined(shape.__name__, self.row(shape))
        return PLAIN.get(shape, {})

    def _kinds(self, name: str, kinds: Kinds[Any]) -> Schema:
        """Rows of any of these kinds, told apart by their key."""
        rows = [
            self._defined(cls.__name__, self.row(cls, **{kinds.key: {"type": "string", "enum": [kind]}}))
            for kind, cls in kinds.classes.items()
        ]
        return self._defined(name, {"title": name, "anyOf": rows})

    def _defined(self, name: str, schema: Schema) -> Schema:
        """A reference to this definition. ValueError if another has its name."""
        if self.definitions.setdefault(name, schema) != schema:
            raise ValueError(f"two classes of content are called {name}")
        return {"$ref": f"#/$defs/{name}"}


def _without_none(shape: Any) -> Any:
    """What stands in a file: a key that is left out is None in the record, never in a row."""
    if get_origin(shape) not in (Union, UnionType):
        return shape
    (inner,) = (part for part in get_args(shape) if part is not type(None))
    return inner


def _object(title: str, properties: Schema, required: list[str]) -> Schema:
    return {"title": title, "type": "object", "properties": properties, "required": required}
