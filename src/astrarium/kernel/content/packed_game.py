"""The game with a pack.

Rules are written against content that is fixed when their package is imported, which keeps them plain and fast. So
the game with changed content is that package imported once more, under another name, where it finds other content.
Nothing is shared with the game as it is installed but the kernel.
"""

import importlib.util
import sys
from collections import OrderedDict
from functools import cache
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import Any, NamedTuple

from .. import declared, state, step
from ..game import Game
from . import box
from .box import Changes, Pack, content_hash, merged
from .records import Content, ContentError, shown

LOADED_AT_MOST = 32  # games with packs that stay in memory; others are loaded again when needed


class Loaded(NamedTuple):
    game: Game[Any]
    changes: Changes


_loaded: OrderedDict[tuple[str, str], Loaded] = OrderedDict()


def with_pack(game: Game[Any], pack: Pack | None) -> Game[Any]:
    """The game as it is with this pack. ContentError if its rows cannot be read, or are not those of its hash."""
    if pack is None or _mark(pack) in type(game).__module__:  # it is that game already
        return game
    key = (package_of(game), pack.hash)
    known = _loaded.get(key)
    if known is None or known.changes != pack.changes:  # a hash alone proves nothing: anybody can write one down
        content = merged(own_content(game), pack.changes)
        if content_hash(content) != pack.hash:
            raise ContentError("", "other_hash")
        known = _loaded[key] = Loaded(known.game if known else _load(game, content, _mark(pack)), pack.changes)
        while len(_loaded) > LOADED_AT_MOST:
            _forget(package_of(_loaded.popitem(last=False)[1].game))
    _loaded.move_to_end(key)
    return known.game


def package_of(game: Game[Any]) -> str:
    """The package in which the game's class stands."""
    module = sys.modules.get(type(game).__module__)
    return (module.__package__ or "") if module else ""


def own_content(game: Game[Any]) -> Content:
    """The content of the game as it is installed; nobody changes it. ContentError if it has none."""
    return content_of(package_with_content(game))


@cache
def content_of(package: str) -> Content:
    """Read once: it takes longer than anything else about a pack."""
    return box.load(package)


def package_with_content(game: Game[Any]) -> str:
    """The package that has the game's content files. ContentError if there is none, as for a game in a single file."""
    package = package_of(game)
    if not package or not box.sources(package):
        raise ContentError("", "no_content")
    return package


def _mark(pack: Pack) -> str:
    """What the name of the package ends with."""
    return f"__{pack.hash}"


def _load(game: Game[Any], content: Content, mark: str) -> Game[Any]:
    """Import the package once more; all its own imports are relative, so the copy holds together."""
    package = package_with_content(game)
    origin = sys.modules[package]
    name = f"{package}{mark}"
    _forget(name)  # what an attempt that was broken off has left
    loader = SourceFileLoader(name, str(Path(str(origin.__file__))))
    spec = importlib.util.spec_from_loader(name, loader, is_package=True)
    if spec is None:
        raise ImportError(name)
    spec.submodule_search_locations = list(origin.__path__)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    box.replace(name, content)
    try:
        loader.exec_module(module)
        if not box.was_read(name):
            raise ContentError("", "not_read")
    except Exception as error:
        _forget(name)
        if isinstance(error, ContentError):
            raise
        raise ContentError("", "cannot_load", detail=shown(error)) from error  # whatever its rows lead to is its flaw
    made: Game[Any] = next(
        value for value in vars(module).values() if isinstance(value, Game) and value.meta.key == game.meta.key
    )
    type(made).words = made.words.over(game.words)  # what is gone is still called by its name where it is missed
    return made


def _forget(name: str) -> None:
    """Let go of a package. Tables that play with it keep what they need; nobody else finds it any more."""
    box.replace(name, None)
    for module in [module for module in list(sys.modules) if module == name or module.startswith(f"{name}.")]:
        del sys.modules[module]
    for forget in (declared.forget, state.forget, step.forget):
        forget(name)
