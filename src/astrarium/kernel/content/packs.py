"""Content packs: the owner of a game's box can correct or replace its content without writing code.

A pack is a TOML file: a head, and rows like those of the game's own content files.

    [pack]
    game = "mygame"
    name = "My corrections"
    whole = ["mission"]        # kinds that the pack lists completely; for all others it lists only differences

    [[planet]]
    id = "green_moon"
    vp = 3

A row whose id the game knows changes the fields that it names; a row with another id is new. Rows of a `whole` kind
replace the game's rows, and rows that they leave out are removed. The game's own rows keep their order.
"""

import json
import tomllib
from collections.abc import Mapping
from typing import Any

from ..game import Game
from . import box
from .bounds import check_file, check_id, check_name, check_rows
from .box import Pack, by_id, content_hash, merged
from .packed_game import own_content, package_with_content, with_pack
from .records import Content, ContentError, shown
from .trial import try_out

HEAD = "pack"


def read_pack(game: Game[Any], text: str) -> Pack:
    """The pack in this TOML text. ContentError, naming the row, if the game cannot be played with it."""
    check_file(text)
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise ContentError("", "not_toml", detail="RecursionError") from None
    except ValueError as error:  # also raised for a number with more digits than Python reads
        raise ContentError("", "not_toml", detail=str(error)) from error
    name, whole = _head(game, data.pop(HEAD, None))
    check_rows(data)
    own = own_content(game)
    changes = _changes(own, data, whole)
    pack = Pack(name, content_hash(merged(own, changes)), changes)
    try_out(with_pack(game, pack))
    return pack


def _head(game: Game[Any], head: Any) -> tuple[str, frozenset[str]]:
    """The pack's name, and the kinds that it lists completely."""
    where = f"[{HEAD}]"
    if not isinstance(head, dict):
        raise ContentError(where, "missing_key", key=shown("game"))
    for key in head:
        if key not in ("game", "name", "whole"):
            raise ContentError(where, "unknown_key", key=shown(key), known="game, name, whole")
    if head.get("game") != game.meta.key:
        raise ContentError(where, "other_game", said=shown(head.get("game")), game=shown(game.meta.key))
    whole = head.get("whole", [])
    if not isinstance(whole, list) or not all(isinstance(kind, str) for kind in whole):
        raise ContentError(f"{where}, whole", "not_list", said=shown(whole))
    return check_name(head.get("name", ""), f"{where}, name"), frozenset(whole)


def export(game: Game[Any]) -> str:
    """The game's own content as a pack that changes nothing yet, with all comments of the files."""
    kinds = [kind for kind, rows in own_content(game).items() if isinstance(rows, list)]
    key = json.dumps(game.meta.key)
    head = f"[{HEAD}]\ngame = {key}\nname = {key}\nwhole = {json.dumps(kinds)}\n"
    return "\n".join([head, *(text for _, text in box.sources(package_with_content(game)))])


def _changes(own: Content, data: Mapping[str, Any], whole: frozenset[str]) -> dict[str, Any]:
    """The changes that a pack's tables make to the game's own content."""
    for kind in (*data, *sorted(whole)):
        if kind not in own:
            raise ContentError(f"[{kind}]"[:80], "no_such_kind", known=", ".join(own))
    changes: dict[str, Any] = {}
    for kind, rows in data.items():
        if not isinstance(rows, list | dict) or isinstance(own[kind], list) != isinstance(rows, list):
            raise ContentError(f"[{kind}]", "rows_or_figures")
        found = (
            _changed_rows(kind, own[kind], rows, kind in whole)
            if isinstance(rows, list)
            else {key: value for key, value in rows.items() if key not in own[kind] or own[kind][key] != value}
        )
        if found:
            changes[kind] = found
    return changes


def _changed_rows(kind: str, own: list[Any], rows: list[Any], whole: bool) -> dict[str, Any]:
    """The rows that differ, by id; None for rows that were removed."""
    known = by_id(own)
    numbered = bool(own) and "id" not in own[0]
    changed: dict[str, Any] = {}
    seen: set[str] = set()
    for number, row in enumerate(rows, 1):
        id_ = _id_of(row, f"{kind} {number}", str(number) if numbered else None)
        if id_ in seen:
            raise ContentError(f"{kind} {number}", "id_twice", said=shown(id_))
        seen.add(id_)
        full = dict(row) if whole else {**known.get(id_, {}), **row}
        if full != known.get(id_):
            changed[id_] = full
    if whole:
        changed.update((id_, None) for id_ in known if id_ not in seen)
    return changed


def _id_of(row: Any, where: str, number: str | None) -> str:
    """The row's id; its number where rows of this kind have no ids."""
    if not isinstance(row, dict):
        raise ContentError(where, "not_dict", said=shown(row))
    if number is not None and "id" not in row:
        return number
    if "id" not in row:
        raise ContentError(where, "no_id")
    check_id(row["id"], where)
    return str(row["id"])
