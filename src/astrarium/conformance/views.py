"""A view holds what its type says, and nothing besides: boards and their types are written from it."""

from typing import Any, ClassVar

import msgspec

from astrarium.kernel import View
from astrarium.kernel.view import TableView

from .play import Check, Play


class Views(Check):
    name: ClassVar[str] = "views"

    def start(self, play: Play) -> None:
        self._seen = 0

    def state(self, play: Play) -> None:
        """One reader at each state, all of them in turn."""
        readers = (None, *range(play.setup.seats))
        reader = readers[self._seen % len(readers)]
        self._seen += 1
        fault = misfit(play.game.view(play.state, reader), play.game.view_type)
        play.hold(self.name, not fault, f"view of {'a spectator' if reader is None else f'seat {reader}'}: {fault}")


def misfit(view: View, kind: type[TableView]) -> str:
    """Where the view is not what this type says; nothing if it is. A game without a type of its own may add keys."""
    try:
        typed = msgspec.convert(view, kind)
    except msgspec.ValidationError as error:
        return str(error)
    if kind is TableView or typed == view:
        return ""
    return f"{untyped(view, typed)} stands in no type"


def untyped(value: Any, typed: Any, path: str = "$") -> str:
    """The first place that the type does not know."""
    if isinstance(value, dict) and isinstance(typed, dict):
        pairs = [(f"{path}.{key}", part, typed.get(key)) for key, part in value.items()]
    elif isinstance(value, list) and isinstance(typed, list):
        pairs = [(f"{path}[{n}]", part, other) for n, (part, other) in enumerate(zip(value, typed, strict=True))]
    else:
        return path
    return next((untyped(part, other, at) for at, part, other in pairs if part != other), path)
