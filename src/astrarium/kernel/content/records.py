"""What is in the box, as rows: the content of a game is read once, strictly, into immutable records.

Content lies in the package's `content/*.toml`. Each top-level table is a *kind* of thing: a list of rows with ids
(`[[planet]]`) or a single table of figures (`[figures]`). A row becomes a record of a frozen dataclass: an unknown or
missing key, or a value of the wrong type, is an error that names the row. How a value is read follows from the
field's annotation:

    vp: int                          as it is
    cost: int = 0                    may be left out
    goods: tuple[Good, ...] = ()     a list, each entry read as a Good
    Good = Annotated[int, OneOf("novelty", "rare", "genes", "alien")]     a name, read as its place among these
    powers: tuple[Annotated[Power, POWERS], ...]      rows with a `kind`, each read as that kind's record (see `Kinds`)
    tier: dict[str, str]             words, in each language

What stands in a row for readers alone (`name`, `text`, `short`, `provenance`, `source` and the like) is not part of a
record.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Generic, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from ..text import LANGUAGES, Arg, Text, set_in
from ..words import TABLE_WORDS

Content = Mapping[str, Any]  # by kind: a list of rows, or a table of figures

R = TypeVar("R")

# What any row may say to its readers: words, and where its facts come from.
FOR_READERS = frozenset({"name", "text", "short", "provenance", "source", "note"})

SHOWN = 60  # characters of a value that cannot be read


class ContentError(ValueError):
    """A row that cannot be read: where it is (nothing: the file as a whole), and what is wrong with it.

    `ContentError("planet helios, vp", "not_int", said="'3'")`. The words are under `content.<code>`; a game that has
    something of its own to say gives the sentence itself.
    """

    def __init__(self, where: str, code: str, **args: Arg) -> None:
        self.where = where
        self.code = code
        self.args_by_name = args
        super().__init__(self.say("en"))

    @property
    def what(self) -> str:
        """What is wrong, in English and without its place."""
        return self._what("en")

    def say(self, lang: str) -> str:
        what, colon = self._what(lang), set_in(lang, " :" if lang == "fr" else ":")
        return f"{self.where}{colon} {what}" if self.where else what

    def _what(self, lang: str) -> str:
        text = Text(f"content.{self.code}", self.args_by_name)
        return TABLE_WORDS.say(lang, text) if TABLE_WORDS.template(lang, text.id) else self.code


class OneOf:
    """A name that stands for its place among these."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def read(self, value: Any, where: str) -> int:
        if value not in self.names:
            raise ContentError(where, "none_of", said=shown(value), known=", ".join(self.names))
        return self.names.index(value)


class Kinds(Generic[R]):
    """Records that a row picks by its `kind`: one class for each, registered under its name."""

    def __init__(self, key: str = "kind") -> None:
        self.key = key
        self.classes: dict[str, type[R]] = {}

    def kind(self, name: str) -> Callable[[type[R]], type[R]]:
        def register(cls: type[R]) -> type[R]:
            self.classes[name] = cls
            return cls

        return register

    def read(self, row: Any, where: str) -> R:
        if not isinstance(row, Mapping) or row.get(self.key) not in self.classes:
            said = row.get(self.key) if isinstance(row, Mapping) else row
            known = ", ".join(sorted(self.classes))
            raise ContentError(where, "no_kind", said=shown(said), key=self.key, known=known)
        return record(self.classes[row[self.key]], {k: v for k, v in row.items() if k != self.key}, where)


def record(cls: type[R], row: Any, where: str) -> R:
    """The row as a record of this class. ContentError if it has other keys, lacks one, or a value does not fit."""
    if not isinstance(row, Mapping):
        raise ContentError(where, "not_dict", said=shown(row))
    wanted = {f.name: f for f in fields(cls)}  # type: ignore[arg-type]
    for key in row:
        if key not in wanted and not is_for_readers(key):
            raise ContentError(where, "unknown_key", key=shown(key), known=", ".join(wanted))
    hints = shapes(cls)  # type: ignore[arg-type]  # classes can be hashed
    values: dict[str, Any] = {}
    for name, f in wanted.items():
        if name in row:
            values[name] = _read(hints[name], row[name], f"{where}, {name}")
        elif f.default is MISSING and f.default_factory is MISSING:
            raise ContentError(where, "missing_key", key=shown(name))
    return cls(**values)


@cache
def shapes(cls: type) -> dict[str, Any]:
    """The annotations of its fields. Once for all rows of a kind: it takes as long as reading them."""
    return get_type_hints(cls, include_extras=True)


def records(cls: type[R], content: Content, kind: str) -> tuple[R, ...]:
    """All rows of a kind as records."""
    return tuple(record(cls, row, f"{kind} {row.get('id', number)}") for number, row in enumerate(content[kind], 1))


def contents(cls: type[R], content: Content) -> R:
    """All content as one record, with a field for each kind. ContentError for a kind that is missing or not known.

    Rows are a `tuple[Row, ...]`, a table of figures is a record, one of numbers alone a `dict[str, int]`.
    """
    kinds = shapes(cls)  # type: ignore[arg-type]
    for kind in kinds.keys() ^ content.keys():
        raise ContentError(f"[{kind}]", "no_such_kind", known=", ".join(kinds))
    return cls(**{kind: _contents(shape, content, kind) for kind, shape in kinds.items()})


def _contents(shape: Any, content: Content, kind: str) -> Any:
    if get_origin(shape) is tuple:
        return records(get_args(shape)[0], content, kind)
    return numbers(content, kind) if get_origin(shape) is dict else record(shape, content[kind], kind)


@dataclass(frozen=True, slots=True)
class Named:
    """A row that is nothing but its name."""

    id: str


def numbers(content: Content, kind: str) -> dict[str, int]:
    """A table of numbers alone, such as what else is in the box, which no rule asks for."""
    return {key: _is_a(int, value, f"{kind}, {key}") for key, value in content[kind].items() if not is_for_readers(key)}


def is_for_readers(key: str) -> bool:
    return key in FOR_READERS or key.endswith(("_provenance", "_source"))


def _read(shape: Any, value: Any, where: str) -> Any:
    if get_origin(shape) is Annotated:
        return shape.__metadata__[0].read(value, where)
    if get_origin(shape) is tuple:
        inner = get_args(shape)[0]
        return tuple(_read(inner, entry, where) for entry in _is_a(list, value, where))
    if get_origin(shape) in (Union, UnionType):
        (inner,) = (part for part in get_args(shape) if part is not type(None))
        return _read(inner, value, where)
    if get_origin(shape) is Literal:
        if value not in get_args(shape):
            raise ContentError(where, "none_of", said=shown(value), known=", ".join(map(str, get_args(shape))))
        return value
    if is_dataclass(shape):
        return record(shape, value, where)  # type: ignore[arg-type]
    if shape == dict[str, str]:
        return {lang: _is_a(str, _is_a(dict, value, where).get(lang), f"{where}, {lang}") for lang in LANGUAGES}
    return _is_a(dict if get_origin(shape) in (dict, Mapping) else shape, value, where)


def _is_a(kind: type[R], value: Any, where: str) -> R:
    if type(value) is not kind:
        raise ContentError(where, f"not_{kind.__name__}", said=shown(value))
    return value


def shown(value: Any) -> str:
    """A value as an error quotes it: it may come from anybody, so only its beginning."""
    try:
        said = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits
        return type(value).__name__
    return said if len(said) <= SHOWN else f"{said[:SHOWN]}…"
