"""The fields of a state are declared once; how it is copied, packed and unpacked follows from them.

A state is a dataclass. What a field's annotation says is its shape:

    deck: list[int] = start(list)                # empty at first
    chips: list[int] = each(0)                   # one for each seat
    hands: list[list[int]] = each(list)          # a list of its own for each seat
    picked: list[tuple[int, ...]] = each(())     # tuples are never changed, so copies share them
    variant: Variant                             # a frozen dataclass of plain values: given when the state is made

The functions are written out as source once for each class, as `dataclass` does: copying is on the way of every
thought of a bot, and what is written out is as fast as by hand.
"""

from collections.abc import Callable, Mapping
from dataclasses import field, fields, is_dataclass
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

EACH = "each"

R = TypeVar("R")


_made: list[dict[type[Any], Any]] = []


def once(make: Callable[[type[Any]], R]) -> Callable[[type[Any]], R]:
    """What follows from a class is worked out once for each."""
    made: dict[type[Any], R] = {}
    _made.append(made)

    def get(cls: type[Any]) -> R:
        if cls not in made:
            made[cls] = make(cls)
        return made[cls]

    return get


def forget(package: str) -> None:
    """Let go of what follows from the classes of a package that is no longer loaded."""
    for made in _made:
        for cls in [cls for cls in list(made) if is_of(cls, package)]:
            del made[cls]


def is_of(cls: type[Any], package: str) -> bool:
    return cls.__module__ == package or cls.__module__.startswith(f"{package}.")


def start(value: Any) -> Any:
    """How a field is at first: a plain value, or `list` for an empty list."""
    return field(init=False, default_factory=list) if value is list else field(init=False, default=value)


def one_a_seat(seats: int) -> int:
    return seats


def each(value: Any, count: Callable[[int], int] = one_a_seat) -> Any:
    """The same for every seat at first: a plain value, or `list` for an empty list each.

    Where there are not as many as seats (ships, say), `count` tells how many from the number of seats.
    """
    return field(init=False, metadata={EACH: (value, count)})


@once
def per_seat(cls: type[Any]) -> tuple[tuple[str, Any, Callable[[int], int]], ...]:
    """The fields that have one value for each seat, what that is at first, and how many there are."""
    return tuple((f.name, *f.metadata[EACH]) for f in fields(cls) if EACH in f.metadata)


def copier(cls: type[Any], common: tuple[str, ...]) -> Callable[[Any], Any]:
    """A function that copies a state `s` of this class into `c`; `common` copies what every state has."""
    own = [f"c.{name} = {_copied(f's.{name}', shape)}" for name, shape in _shapes(cls)]
    body = ["c = new(cls)", *common, *own, "return c"]
    made: Callable[[Any], Any] = _function("copy", "s", body, {"cls": cls, "new": cls.__new__})
    return made


@once
def packer(cls: type[Any]) -> Callable[[Any], list[Any]]:
    """A function that writes a state down as nested lists of numbers and strings, in the order of its fields."""
    parts = [_packed(f"s.{name}", shape) for name, shape in _shapes(cls)]
    made: Callable[[Any], list[Any]] = _function("pack", "s", [f"return [{', '.join(parts)}]"], {})
    return made


@once
def unpacker(cls: type[Any]) -> Callable[[Any, list[Any]], None]:
    """A function that fills a state in from what its packer wrote."""
    names: dict[str, Any] = {}
    lines = []
    for index, (name, shape) in enumerate(_shapes(cls)):
        names[f"type_{name}"] = shape
        lines.append(f"s.{name} = {_unpacked(f'packed[{index}]', shape, f'type_{name}')}")
    made: Callable[[Any, list[Any]], None] = _function("unpack", "s, packed", lines, names)
    return made


def _function(name: str, args: str, body: list[str], names: Mapping[str, Any]) -> Any:
    source = f"def {name}({args}):\n" + "".join(f"    {line}\n" for line in body)
    scope = dict(names)
    exec(source, scope)  # noqa: S102  # nosec B102  (written above from the fields of a class, nothing from outside)
    return scope[name]


@once
def _shapes(cls: type[Any]) -> list[tuple[str, Any]]:
    """The fields that a game adds to those of every state, with their types."""
    every_state = [base for base in cls.__mro__ if is_dataclass(base)][-1]
    common = {f.name for f in fields(every_state)}
    hints = get_type_hints(cls)
    return [(f.name, hints[f.name]) for f in fields(cls) if f.name not in common]


def _is_plain(shape: Any) -> bool:
    """Values that are never changed: copies share them, and they are packed as they are."""
    if shape in (int, str, bool, type(None)):
        return True
    return get_origin(shape) in (Union, UnionType) and all(_is_plain(part) for part in get_args(shape))


def _copied(value: str, shape: Any) -> str:
    if get_origin(shape) is not list:
        return value
    (inner,) = get_args(shape)
    return f"[x[:] for x in {value}]" if get_origin(inner) is list else f"{value}[:]"


def _packed(value: str, shape: Any) -> str:
    if _is_plain(shape):
        return value
    if get_origin(shape) is tuple:
        return f"list({value})"
    if get_origin(shape) is list:
        (inner,) = get_args(shape)
        return value if _is_plain(inner) else f"[{_packed('x', inner)} for x in {value}]"
    if is_dataclass(shape):
        return "[" + ", ".join(f"{value}.{f.name}" for f in fields(shape)) + "]"
    raise TypeError(f"a state cannot hold a field of type {shape}")


def _unpacked(value: str, shape: Any, name: str) -> str:
    if _is_plain(shape):
        return value
    if get_origin(shape) is tuple:
        return f"tuple({value})"
    if get_origin(shape) is list:
        (inner,) = get_args(shape)
        return f"list({value})" if _is_plain(inner) else f"[{_unpacked('x', inner, name)} for x in {value}]"
    return f"{name}(*{value})"
