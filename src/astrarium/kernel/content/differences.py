"""What a pack changes, value by value, shown to the people who will play with it."""

from typing import Any, NamedTuple

from ..game import Game
from .box import Pack, by_id
from .packed_game import own_content


class Difference(NamedTuple):
    """One changed value: where (`planet helios`, or `figures`), which key, and its value in the box and in the pack.

    A value is None where there is none. A row that is new or removed has no key: it differs as a whole.
    """

    kind: str
    id: str
    key: str
    box: Any
    pack: Any


def differences(game: Game[Any], pack: Pack) -> list[Difference]:
    """Everything in the pack that differs from the box. `game` is the installed game, without a pack."""
    own = own_content(game)
    found: list[Difference] = []
    for kind, changed in pack.changes.items():
        if not isinstance(own[kind], list):
            found += [Difference(kind, "", key, own[kind][key], value) for key, value in changed.items()]
            continue
        known = by_id(own[kind])
        for id_, row in changed.items():
            before = known.get(id_)
            if row is None or before is None:
                found.append(Difference(kind, id_, "", before, row))
            else:
                keys = [key for key in {**before, **row} if before.get(key) != row.get(key)]
                found += [Difference(kind, id_, key, before.get(key), row.get(key)) for key in keys]
    return found
