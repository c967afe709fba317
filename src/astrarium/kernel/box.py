"""Where content comes from: the files of a package, or those changed by a pack."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from importlib.resources import files
from typing import Any

from .content import Content, ContentError
from .plain import dump

Changes = Mapping[str, Any]  # by kind: {row id: the whole row, or None if it is gone}, or the figures that differ

_replaced: dict[str, Content] = {}  # content of packages that were loaded with a pack (see loading.py)


@dataclass(frozen=True, slots=True)
class Pack:
    """How the content of a table differs from the game's own. Plain data: it travels in set-ups and logs."""

    name: str
    hash: str  # of the whole content that results
    changes: Changes

    def pack(self) -> dict[str, Any]:
        return {"name": self.name, "hash": self.hash, "changes": dict(self.changes)}

    @classmethod
    def unpack(cls, data: Mapping[str, Any]) -> "Pack":
        return cls(str(data["name"]), str(data["hash"]), dict(data["changes"]))


def load(package: str) -> Content:
    """All content of a package: its files put together, or what it was loaded with."""
    if package in _replaced:
        return _replaced[package]
    content: dict[str, Any] = {}
    for _, text in sources(package):
        for kind, rows in tomllib.loads(text).items():
            if kind in content:
                raise ContentError(package, f"{kind} stands in two files")
            content[kind] = rows
    return content


def sources(package: str) -> list[tuple[str, str]]:
    """The content files of a package with their texts, by name."""
    folder = files(package).joinpath("content")
    found = [file for file in folder.iterdir() if file.name.endswith(".toml")] if folder.is_dir() else []
    return [(file.name, file.read_text(encoding="utf-8")) for file in sorted(found, key=lambda file: file.name)]


def replace(package: str, content: Content | None) -> None:
    """Let a package that is about to be loaded find this content; None: nothing any more."""
    if content is None:
        _replaced.pop(package, None)
    else:
        _replaced[package] = content


def words(content: Content, kinds: Iterable[str], lang: str) -> dict[str, str]:
    """What the rows of these kinds are called, and their texts: `planet.helios`, `planet.helios.text`."""
    found: dict[str, str] = {}
    for kind in kinds:
        for row in content[kind]:
            found[f"{kind}.{row['id']}"] = row["name"][lang]
            if "text" in row:
                found[f"{kind}.{row['id']}.text"] = row["text"][lang]
    return found


def content_hash(content: Content) -> str:
    return blake2b(dump(content), digest_size=16).hexdigest()


def merged(own: Content, changes: Changes) -> Content:
    """The game's own content with these changes."""
    result: dict[str, Any] = {}
    for kind, rows in own.items():
        changed = changes.get(kind, {})
        if isinstance(rows, list):
            kept = [changed.get(row["id"], row) for row in rows]
            ids = {row["id"] for row in rows}
            result[kind] = [row for row in kept if row is not None] + [
                changed[id_] for id_ in changed if id_ not in ids
            ]
        else:
            result[kind] = {**rows, **changed}
    return result
