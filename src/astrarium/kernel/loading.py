"""The game with a pack.

Rules are written against content that is fixed when their package is imported, which keeps them plain and fast. So
the game with changed content is that package imported once more, under another name, where it finds other content.
Nothing is shared with the game as it is installed but the kernel.
"""

import importlib.util
import sys
from collections import OrderedDict
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import Any

from . import box
from .box import Pack, content_hash, merged
from .content import Content, ContentError
from .game import Game

LOADED_AT_MOST = 32  # games with packs that stay in memory; others are loaded again when needed

_loaded: OrderedDict[tuple[str, str], Game[Any]] = OrderedDict()


def with_pack(game: Game[Any], pack: Pack | None) -> Game[Any]:
    """The game as it is with this pack. ContentError if its rows cannot be read, or are not those of its hash."""
    if pack is None:
        return game
    key = (game.meta.key, pack.hash)
    if key not in _loaded:
        content = merged(own_content(game), pack.changes)
        if content_hash(content) != pack.hash:
            raise ContentError("the pack", "the game's own content is no longer what the pack was made for")
        _loaded[key] = _load(game, content, pack.hash)
        while len(_loaded) > LOADED_AT_MOST:
            _forget(package_of(_loaded.popitem(last=False)[1]))
    _loaded.move_to_end(key)
    return _loaded[key]


def package_of(game: Game[Any]) -> str:
    return type(game).__module__


def own_content(game: Game[Any]) -> Content:
    """The content of the game as it is installed."""
    return box.load(package_of(game))


def _load(game: Game[Any], content: Content, number: str) -> Game[Any]:
    """Import the package once more; all its own imports are relative, so the copy holds together."""
    package = package_of(game)
    name = f"{package}__{number}"
    origin = sys.modules[package]
    if origin.__file__ is None or not hasattr(origin, "__path__"):
        raise ContentError("the pack", f"{package} has no content of its own")
    loader = SourceFileLoader(name, str(Path(origin.__file__)))
    spec = importlib.util.spec_from_loader(name, loader, is_package=True)
    if spec is None:
        raise ImportError(name)
    spec.submodule_search_locations = list(origin.__path__)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    box.replace(name, content)
    try:
        loader.exec_module(module)
    except (ValueError, KeyError, TypeError, IndexError, StopIteration) as error:
        _forget(name)
        raise error if isinstance(error, ContentError) else ContentError("the pack", repr(error)) from error
    made: Game[Any] = next(value for value in vars(module).values() if isinstance(value, Game))
    return made


def _forget(name: str) -> None:
    box.replace(name, None)
    for module in [module for module in sys.modules if module == name or module.startswith(f"{name}.")]:
        del sys.modules[module]
