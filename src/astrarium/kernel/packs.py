"""Content packs: whoever owns a box can correct or replace what is in it, without code.

A pack is a TOML file: a head, and rows like those of the game's own content files.

    [pack]
    game = "mygame"
    name = "My corrections"
    whole = ["mission"]        # kinds that the pack lists completely; of all others it holds only what differs

    [[planet]]
    id = "green_moon"
    vp = 3

A row with the id of one of the game's own changes the fields that it names; another id is a new row. Rows of a kind
that is `whole` are taken as they stand, and those that are missing are gone. The order of the game's own rows stays.
"""

import tomllib
from collections.abc import Mapping
from typing import Any

from . import box
from .box import Pack, content_hash, merged
from .content import Content, ContentError
from .game import Game
from .loading import own_content, package_of, with_pack

HEAD = "pack"
LONGEST = 400_000  # characters of a pack
MOST = 1_000  # of anything
MOST_ROWS = 500


def read_pack(game: Game[Any], text: str) -> Pack:
    """The pack in this TOML text. ContentError, naming the row, if the game cannot be played with it."""
    if len(text) > LONGEST:
        raise ContentError("the file", f"longer than {LONGEST} characters")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError("the file", str(error)) from error
    head = data.pop(HEAD, {})
    unknown = set(head) - {"game", "name", "whole"}
    if unknown or head.get("game") != game.meta.key:
        what = (
            f"unknown key {min(unknown)!r}" if unknown else f"game = {head.get('game')!r}, expected {game.meta.key!r}"
        )
        raise ContentError(f"[{HEAD}]", what)
    for kind, rows in data.items():
        _must_be_small(rows, kind)
    changes = _changes(own_content(game), data, frozenset(head.get("whole", ())))
    pack = Pack(str(head.get("name", "")), content_hash(merged(own_content(game), changes)), changes)
    _try(game, pack)
    return pack


def _try(game: Game[Any], pack: Pack) -> None:
    """Can it be loaded and dealt? Whatever is wrong with a row is said here."""
    changed = with_pack(game, pack)
    for seats in changed.meta.seats:
        try:
            changed.new(seats)
        except (ValueError, LookupError, StopIteration) as error:
            raise ContentError("the pack", f"{seats} seats cannot be dealt: {error!r}") from error


def _must_be_small(value: Any, where: str) -> None:
    """What comes from outside may be wrong, but not large."""
    if isinstance(value, Mapping):
        for key, part in value.items():
            _must_be_small(
                part, f"{where} {part.get('id', '')}".strip() if isinstance(part, Mapping) else f"{where}, {key}"
            )
    elif isinstance(value, list):
        if len(value) > MOST_ROWS:
            raise ContentError(where, f"more than {MOST_ROWS} rows")
        for number, part in enumerate(value, 1):
            _must_be_small(part, f"{where} {part.get('id', number)}" if isinstance(part, Mapping) else where)
    elif isinstance(value, int) and abs(value) > MOST:
        raise ContentError(where, f"{value} is more than {MOST}")


def export(game: Game[Any]) -> str:
    """The game's own content as a pack that changes nothing yet, with all its comments."""
    parts = [text for _, text in box.sources(package_of(game))]
    kinds = [kind for kind, rows in own_content(game).items() if isinstance(rows, list)]
    head = f'[{HEAD}]\ngame = "{game.meta.key}"\nname = "{game.meta.key}"\nwhole = {kinds!r}\n'.replace("'", '"')
    return "\n".join([head, *parts])


def _changes(own: Content, data: Mapping[str, Any], whole: frozenset[str]) -> dict[str, Any]:
    """What a pack's tables change."""
    changes: dict[str, Any] = {}
    for kind, rows in data.items():
        if kind not in own:
            raise ContentError(f"[{kind}]", f"no such kind; there are {', '.join(own)}")
        if isinstance(own[kind], list) != isinstance(rows, list):
            raise ContentError(f"[{kind}]", "rows are written [[…]], figures […]")
        found = (
            _changed_rows(kind, own[kind], rows, kind in whole) if isinstance(rows, list) else _figures(own, kind, rows)
        )
        if found:
            changes[kind] = found
    return changes


def _figures(own: Content, kind: str, figures: Mapping[str, Any]) -> dict[str, Any]:
    for key in figures:
        if key not in own[kind]:
            raise ContentError(f"[{kind}]", f"unknown key {key!r}; there are {', '.join(own[kind])}")
    return {key: value for key, value in figures.items() if own[kind][key] != value}


def _changed_rows(kind: str, own: list[Any], rows: list[Any], whole: bool) -> dict[str, Any]:
    known = {row["id"]: row for row in own}
    changed: dict[str, Any] = {}
    seen: set[str] = set()
    for number, row in enumerate(rows, 1):
        if "id" not in row or row["id"] in seen:
            raise ContentError(
                f"{kind} {number}", "its id is missing" if "id" not in row else f"{row['id']!r} stands twice"
            )
        seen.add(row["id"])
        full = dict(row) if whole else {**known.get(row["id"], {}), **row}
        if full != known.get(row["id"]):
            changed[row["id"]] = full
    if whole:
        changed.update((id_, None) for id_ in known if id_ not in seen)
    return changed
