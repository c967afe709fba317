"""Where a game's content comes from: the files of its package, or those files changed by a pack."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from importlib.resources import files
from typing import Any

from ..plain import dump
from .bounds import check_name, check_rows
from .records import Content, ContentError, shown

# By kind: {row id: the whole row, or None if it was removed}, or the figures that differ. Rows without an id are
# known by their number.
Changes = Mapping[str, Any]

HASH = 16  # bytes

_replaced: dict[str, Content] = {}  # content of packages that were loaded with a pack (see packed_game.py)
_read: set[str] = set()  # which of them have asked for it


@dataclass(frozen=True, slots=True)
class Pack:
    """The changes that a table makes to the game's own content. Plain data: it travels in set-ups and logs."""

    name: str
    hash: str  # of the complete content after the changes
    changes: Changes

    def pack(self) -> dict[str, Any]:
        return {"name": self.name, "hash": self.hash, "changes": dict(self.changes)}

    @classmethod
    def unpack(cls, data: Any) -> "Pack":
        """The pack in a log, which may come from a stranger. ContentError if the data has another form.

        `packed_game.with_pack` checks later whether the changes fit the game, and whether the hash fits the changes.
        """
        if not isinstance(data, Mapping) or set(data) != {"name", "hash", "changes"}:
            raise ContentError("", "not_dict", said=shown(data))
        changes = data["changes"]
        if not isinstance(changes, Mapping) or not all(isinstance(rows, Mapping) for rows in changes.values()):
            raise ContentError("", "not_dict", said=shown(changes))
        check_rows({k: {id_: row for id_, row in rows.items() if row is not None} for k, rows in changes.items()})
        digest = data["hash"]
        if not isinstance(digest, str) or len(digest) != 2 * HASH or set(digest) - set("0123456789abcdef"):
            raise ContentError("", "other_hash")
        return cls(check_name(data["name"], "[pack], name"), digest, dict(changes))


def load(package: str) -> Content:
    """All content of a package: its files put together, or the content that `replace` gave it."""
    if package in _replaced:
        _read.add(package)
        return _replaced[package]
    content: dict[str, Any] = {}
    for _, text in sources(package):
        for kind, rows in tomllib.loads(text).items():
            if kind in content:
                raise ContentError(package, "two_files", kind=kind)
            content[kind] = rows
    return content


def sources(package: str) -> list[tuple[str, str]]:
    """(file name, text) of each content file of a package, sorted by name."""
    folder = files(package).joinpath("content")
    found = [file for file in folder.iterdir() if file.name.endswith(".toml")] if folder.is_dir() else []
    return [(file.name, file.read_text(encoding="utf-8")) for file in sorted(found, key=lambda file: file.name)]


def replace(package: str, content: Content | None) -> None:
    """Give this content to a package that is about to be imported; None takes it away again."""
    _read.discard(package)
    if content is None:
        _replaced.pop(package, None)
    else:
        _replaced[package] = content


def was_read(package: str) -> bool:
    """Has the package asked for the content that `replace` gave it?"""
    return package in _read


def words(content: Content, kinds: Iterable[str], lang: str) -> dict[str, str]:
    """Names and texts of the rows of these kinds, by id: `planet.helios`, `planet.helios.text`, `….short`."""
    found: dict[str, str] = {}
    for kind in kinds:
        for row in content[kind]:
            where = f"{kind} {row['id']}"
            found[f"{kind}.{row['id']}"] = said(row, "name", lang, where)
            for key in ("text", "short"):
                if key in row:
                    found[f"{kind}.{row['id']}.{key}"] = said(row, key, lang, where)
    return found


def said(row: Mapping[str, Any], key: str, lang: str, where: str) -> str:
    """A row's text under this key in one language. ContentError, naming the row, if there is none."""
    if key not in row:
        raise ContentError(where, "missing_key", key=shown(key))
    words = row[key]
    if not isinstance(words, Mapping):
        raise ContentError(f"{where}, {key}", "not_dict", said=shown(words))
    if lang not in words:
        raise ContentError(f"{where}, {key}", "missing_key", key=shown(lang))
    if not isinstance(words[lang], str):
        raise ContentError(f"{where}, {key}, {lang}", "not_str", said=shown(words[lang]))
    text: str = words[lang]
    return text


def content_hash(content: Content) -> str:
    return blake2b(dump(content), digest_size=HASH).hexdigest()


def by_id(rows: Iterable[Any]) -> dict[str, Any]:
    """Rows by id, in order; a row without an id goes by its number."""
    return {str(row.get("id", number)): row for number, row in enumerate(rows, 1)}


def merged(own: Content, changes: Changes) -> Content:
    """The game's own content with these changes. ContentError for a change of something that it does not have."""
    for kind in changes:
        if kind not in own:
            raise ContentError(f"[{kind}]", "no_such_kind", known=", ".join(own))
    result: dict[str, Any] = {}
    for kind, rows in own.items():
        changed = changes.get(kind, {})
        result[kind] = _merged_rows(kind, rows, changed) if isinstance(rows, list) else _figures(kind, rows, changed)
    return result


def _merged_rows(kind: str, rows: list[Any], changed: Mapping[str, Any]) -> list[Any]:
    """The changed rows: the game's own keep their order, new ones follow sorted by id, in whatever order they came."""
    known = by_id(rows)
    for id_, row in changed.items():
        if row is None and id_ not in known:
            raise ContentError(f"{kind} {id_}", "no_such_row")
        if row is not None and not isinstance(row, Mapping):
            raise ContentError(f"{kind} {id_}", "not_dict", said=shown(row))
        if row is not None and str(row.get("id", id_)) != id_:
            raise ContentError(f"{kind} {id_}", "other_id", said=shown(row.get("id")))
    kept = [changed.get(id_, row) for id_, row in known.items()]
    new = sorted((id_ for id_ in changed if id_ not in known), key=lambda id_: (len(id_), id_))
    return [row for row in kept if row is not None] + [changed[id_] for id_ in new]


def _figures(kind: str, own: Mapping[str, Any], changed: Mapping[str, Any]) -> dict[str, Any]:
    for key in changed:
        if key not in own:
            raise ContentError(f"[{kind}]", "unknown_key", key=shown(key), known=", ".join(own))
    return {**own, **changed}
