"""Checks that a view holds what its type says and nothing else: boards rely on that type."""

from typing import Any, ClassVar

import msgspec

from astrarium.kernel import View
from astrarium.kernel.plain import dump
from astrarium.kernel.view import TableView

from ..play import Check, Play, through_json

EVERY = 15  # states: building a view is the costly part


class Views(Check):
    name: ClassVar[str] = "views"

    def start(self, play: Play) -> None:
        self._seen = 0

    def state(self, play: Play) -> None:
        """Check the view of one reader in every 15th state, each reader in turn."""
        number, due = divmod(self._seen, EVERY)
        self._seen += 1
        if not due:
            self._look(play, number)

    def end(self, play: Play) -> None:
        self._look(play, 0)

    def _look(self, play: Play, number: int) -> None:
        readers = (None, *range(play.setup.seats))
        reader = readers[number % len(readers)]
        fault = misfit(play.game.view(play.state, reader), play.game.view_type)
        play.hold(self.name, not fault, f"view of {'a spectator' if reader is None else f'seat {reader}'}: {fault}")


def misfit(view: View, kind: type[TableView]) -> str:
    """Where the view differs from its type; empty if nowhere. A game without a view type of its own may add keys."""
    try:
        typed = msgspec.convert(view, kind)
    except msgspec.ValidationError as error:
        return str(error)
    if kind is TableView or typed == view:
        return ""
    typed = through_json(dump(typed))  # JSON turns a tuple into a list
    if typed == view:
        return ""
    return f"{untyped(view, typed)} stands in no type"


def untyped(value: Any, typed: Any, path: str = "$") -> str:
    """The path of the first value that the type does not know."""
    if isinstance(value, dict) and isinstance(typed, dict):
        pairs = [(f"{path}.{key}", part, typed.get(key)) for key, part in value.items()]
    elif isinstance(value, list) and isinstance(typed, list):
        pairs = [(f"{path}[{n}]", part, other) for n, (part, other) in enumerate(zip(value, typed, strict=True))]
    else:
        return path
    return next((untyped(part, other, at) for at, part, other in pairs if part != other), path)
