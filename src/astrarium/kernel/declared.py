"""Copying, packing and unpacking of states, generated from their declared fields.

A state is a dataclass, and a field's annotation gives its shape:

    deck: list[int] = start(list)                # empty at first
    chips: list[int] = each(0)                   # one for each seat
    hands: list[list[int]] = each(list)          # a list of its own for each seat
    picked: list[tuple[int, ...]] = each(())     # tuples are never changed, so copies share them
    variant: Variant                             # a frozen dataclass of plain values: passed to the constructor
    able: tuple[int, ...] | None = memo()        # worked out from other fields when asked for, None until then

The functions are generated as source once for each class, as `dataclass` does. Bots copy a state for every answer
that they consider, and generated code is as fast as code written by hand.
"""

from collections.abc import Callable, Mapping
from dataclasses import field, fields, is_dataclass
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

EACH = "each"
MEMO = "memo"

R = TypeVar("R")


_made: list[dict[type[Any], Any]] = []


def once(make: Callable[[type[Any]], R]) -> Callable[[type[Any]], R]:
    """Decorator: compute the result once for each class. `forget` empties these caches."""
    made: dict[type[Any], R] = {}
    _made.append(made)

    def get(cls: type[Any]) -> R:
        if cls not in made:
            made[cls] = make(cls)
        return made[cls]

    return get


def forget(package: str) -> None:
    """Forget the caches of an unloaded package."""
    for made in _made:
        for cls in [cls for cls in list(made) if is_of(cls, package)]:
            del made[cls]


def is_of(cls: type[Any], package: str) -> bool:
    return cls.__module__ == package or cls.__module__.startswith(f"{package}.")


def start(value: Any) -> Any:
    """A field's initial value: a plain value, or `list` for an empty list."""
    return field(init=False, default_factory=list) if value is list else field(init=False, default=value)


def one_a_seat(seats: int) -> int:
    return seats


def each(value: Any, count: Callable[[int], int] = one_a_seat) -> Any:
    """A list with the same initial value for every seat: a plain value, or `list` for an empty list each.

    Where the list has another length (one entry for each ship, say), `count` gives it from the number of seats.
    """
    return field(init=False, metadata={EACH: (value, count)})


def memo() -> Any:
    """What follows from other fields, kept because it is asked for often: None where one of them has changed.

    Copies share it, so it is never changed in place, and it is not packed.
    """
    return field(init=False, default=None, metadata={MEMO: True})


@once
def per_seat(cls: type[Any]) -> tuple[tuple[str, Any, Callable[[int], int]], ...]:
    """Each field with one value per seat: its name, the initial value, and the function that gives its length."""
    return tuple((f.name, *f.metadata[EACH]) for f in fields(cls) if EACH in f.metadata)


def copier(cls: type[Any], common: tuple[str, ...]) -> Callable[[Any], Any]:
    """A function that copies a state `s` of this class into `c`; the lines `common` copy the fields of every state."""
    short = {name for name, _, count in per_seat(cls) if count is one_a_seat}
    own = [f"c.{name} = {_copied(f's.{name}', shape, name in short)}" for name, shape in _shapes(cls)]
    kept = [f"c.{name} = s.{name}" for name in _memos(cls)]
    body = ["c = new(cls)", *common, *own, *kept, "return c"]
    made: Callable[[Any], Any] = _function("copy", "s", body, {"cls": cls, "new": cls.__new__})
    return made


@once
def packer(cls: type[Any]) -> Callable[[Any], list[Any]]:
    """A function that packs a state as nested lists of numbers and strings, in the order of its fields."""
    parts = [_packed(f"s.{name}", shape) for name, shape in _shapes(cls)]
    made: Callable[[Any], list[Any]] = _function("pack", "s", [f"return [{', '.join(parts)}]"], {})
    return made


@once
def step_packer(cls: type[Any]) -> Callable[[Any], list[Any]]:
    """A function that packs a step: its name, then its fields, of which some may be tuples."""
    parts = [f"list(s.{name}) if type(s.{name}) is tuple else s.{name}" for name in cls.__match_args__]
    made: Callable[[Any], list[Any]] = _function(
        "pack", "s", [f"return [{', '.join([repr(cls.__name__), *parts])}]"], {}
    )
    return made


@once
def unpacker(cls: type[Any]) -> Callable[[Any, list[Any]], None]:
    """A function that fills a state from its packed form."""
    names: dict[str, Any] = {}
    lines = []
    for index, (name, shape) in enumerate(_shapes(cls)):
        names[f"type_{name}"] = shape
        lines.append(f"s.{name} = {_unpacked(f'packed[{index}]', shape, f'type_{name}')}")
    lines += [f"s.{name} = None" for name in _memos(cls)]
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
    return [(f.name, hints[f.name]) for f in fields(cls) if f.name not in common and MEMO not in f.metadata]


def _memos(cls: type[Any]) -> list[str]:
    return [f.name for f in fields(cls) if MEMO in f.metadata]


def _is_plain(shape: Any) -> bool:
    """Is this the type of an immutable value? Copies share such values, and they are packed as they are."""
    if shape in (int, str, bool, type(None)):
        return True
    return get_origin(shape) in (Union, UnionType) and all(_is_plain(part) for part in get_args(shape))


def _copied(value: str, shape: Any, short: bool) -> str:
    if get_origin(shape) is not list:
        return value
    (inner,) = get_args(shape)
    if get_origin(inner) is list:
        return f"[x[:] for x in {value}]"
    return f"[*{value}]" if short else f"{value}[:]"  # the faster one of each: the first for short lists


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
