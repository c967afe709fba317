"""A game loaded with a content pack.

Rules are written against content that is fixed when their package is imported, which keeps them plain and fast. So
a game with a pack is the same package imported again under another name, where it finds the changed content. The two
copies share nothing but the kernel.
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

LOADED_AT_MOST = 32  # games with packs kept in memory; others are loaded again when needed


class Loaded(NamedTuple):
    game: Game[Any]
    changes: Changes


_loaded: OrderedDict[tuple[str, str], Loaded] = OrderedDict()


def with_pack(game: Game[Any], pack: Pack | None) -> Game[Any]:
    """The game loaded with this pack. ContentError if the pack's rows cannot be read or do not match its hash."""
    if pack is None or _mark(pack) in type(game).__module__:  # `game` has this pack already
        return game
    key = (package_of(game), pack.hash)
    known = _loaded.get(key)
    if known is None or known.changes != pack.changes:  # a hash alone proves nothing: anybody can copy one
        content = merged(own_content(game), pack.changes)
        if content_hash(content) != pack.hash:
            raise ContentError("", "other_hash")
        known = _loaded[key] = Loaded(known.game if known else _load(game, content, _mark(pack)), pack.changes)
        while len(_loaded) > LOADED_AT_MOST:
            _forget(package_of(_loaded.popitem(last=False)[1].game))
    _loaded.move_to_end(key)
    return known.game


def package_of(game: Game[Any]) -> str:
    """The package that defines the game's class."""
    module = sys.modules.get(type(game).__module__)
    return (module.__package__ or "") if module else ""


def own_content(game: Game[Any]) -> Content:
    """The content of the installed game, not to be changed. ContentError if it has none."""
    return content_of(package_with_content(game))


@cache
def content_of(package: str) -> Content:
    """A package's content, cached: reading it is the slowest part of loading a pack."""
    return box.load(package)


def package_with_content(game: Game[Any]) -> str:
    """The package with the game's content files. ContentError if there is none, as for a game in a single file."""
    package = package_of(game)
    if not package or not box.sources(package):
        raise ContentError("", "no_content")
    return package


def _mark(pack: Pack) -> str:
    """The suffix of the package's name when it is loaded with this pack."""
    return f"__{pack.hash}"


def _load(game: Game[Any], content: Content, mark: str) -> Game[Any]:
    """Import the package again under a marked name; its imports are relative, so the copy uses its own modules."""
    package = package_with_content(game)
    origin = sys.modules[package]
    name = f"{package}{mark}"
    _forget(name)  # leftovers of an attempt that was interrupted
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
        raise ContentError("", "cannot_load", detail=shown(error)) from error  # any exception here comes from its rows
    made: Game[Any] = next(
        value for value in vars(module).values() if isinstance(value, Game) and value.meta.key == game.meta.key
    )
    type(made).words = made.words.over(game.words)  # removed things keep their names, for messages that miss them
    return made


def _forget(name: str) -> None:
    """Unload a package. Tables that play with it keep their objects; nobody else finds it."""
    box.replace(name, None)
    for module in [module for module in list(sys.modules) if module == name or module.startswith(f"{name}.")]:
        del sys.modules[module]
    for forget in (declared.forget, state.forget, step.forget):
        forget(name)
