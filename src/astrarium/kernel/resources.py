"""Data files that ship inside a package: content, rule statements, words."""

import tomllib
from importlib.resources import files
from typing import Any


def load_toml(package: str, name: str) -> dict[str, Any]:
    """The TOML file `name` (which may include a folder) of an installed package."""
    return tomllib.loads(files(package).joinpath(name).read_text(encoding="utf-8"))


def load_words(package: str, folder: str = "text") -> dict[str, dict[str, str]]:
    """The package's sentences, `text/en.toml` and `text/fr.toml`, with nested tables flattened into dotted ids."""
    return {lang: _flatten(load_toml(package, f"{folder}/{lang}.toml")) for lang in ("en", "fr")}


def _flatten(tree: dict[str, Any], prefix: str = "") -> dict[str, str]:
    flat: dict[str, str] = {}
    for key, value in tree.items():
        if isinstance(value, dict):
            flat.update(_flatten(value, f"{prefix}{key}."))
        else:
            flat[f"{prefix}{key}"] = value
    return flat
