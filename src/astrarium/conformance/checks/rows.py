"""Checks that content is read strictly, so that errors name the row, and that all languages use its figures alike."""

import tomllib
from collections.abc import Iterator
from itertools import islice
from typing import Any

from astrarium.kernel import Game
from astrarium.kernel.content import box
from astrarium.kernel.content.box import Changes, Pack, by_id, content_hash, merged
from astrarium.kernel.content.packed_game import package_of, with_pack
from astrarium.kernel.content.packs import HEAD, export
from astrarium.kernel.content.records import Content, ContentError
from astrarium.kernel.text import LANGUAGES

from .rulebook import content_of

UNHEARD_OF = "unheard_of"  # a key that no row has


def content(game: Game[Any], most: int | None = None) -> Iterator[str]:
    """One string for each thing checked: what is wrong with it, or "" if nothing is.

    Yields nothing for a game without content files, or with a pack (it is checked without the pack). Each wrong row
    that is tried means loading the game again, so `most` may limit how many are tried.
    """
    own = content_of(game)
    if not own or box.was_read(package_of(game)):
        return
    exported = {kind: rows for kind, rows in tomllib.loads(export(game)).items() if kind != HEAD}
    yield "" if exported == own else "its own content, exported and read, is another"
    for where, changes in islice(wrong_rows(own), most):
        refused = refusal(game, own, changes)
        if refused is None:
            yield f"{where}: a key or value that makes no sense was read without a word"
        else:
            yield "" if where in refused.where else f"{where} is wrong, and what is said is: {refused}"
    yield from _figures(game, own)


def wrong_rows(own: Content) -> Iterator[tuple[str, Changes]]:
    """Wrong changes: one row of each kind gets an unknown key, each table of figures a value that is no number.

    One row loses its French name. Kinds with many rows come first: packs change these most.
    """
    for kind, rows in sorted(own.items(), key=lambda item: -len(item[1])):
        if isinstance(rows, list):
            for id_, row in list(by_id(rows).items())[:1]:
                yield f"{kind} {id_}", {kind: {id_: {**row, UNHEARD_OF: 1}}}
        else:
            for key in [key for key, value in rows.items() if type(value) is int][:1]:
                yield kind, {kind: {key: True}}
    named = [(kind, row) for kind, rows in own.items() if isinstance(rows, list) for row in rows if "name" in row]
    for kind, row in named[:1]:
        yield f"{kind} {row['id']}", {kind: {row["id"]: {**row, "name": {"en": row["name"]["en"]}}}}


def refusal(game: Game[Any], own: Content, changes: Changes) -> ContentError | None:
    try:
        changed(game, own, changes)
    except ContentError as error:
        return error
    return None


def changed(game: Game[Any], own: Content, changes: Changes) -> Game[Any]:
    """The game with these changes. ContentError if its rows cannot be read."""
    return with_pack(game, Pack(UNHEARD_OF, content_hash(merged(own, changes)), changes))


def _figures(game: Game[Any], own: Content) -> Iterator[str]:
    """A sentence must name a figure of the content in every language or in none."""
    other = changed(game, own, other_figures(own))
    before, after = sentences(game), sentences(other)
    moved = [{id_ for id_, said in before[lang].items() if after[lang].get(id_) != said} for lang in LANGUAGES]
    for id_ in sorted(before[LANGUAGES[0]]):
        alike = len({id_ in ids for ids in moved}) == 1
        yield "" if alike else f"{id_} follows the figures of a content pack in one language and not in the other"


def other_figures(own: Content) -> Changes:
    """Changes that raise every figure by one."""
    tables = {kind: rows for kind, rows in own.items() if not isinstance(rows, list)}
    higher = {kind: {key: n + 1 for key, n in table.items() if type(n) is int} for kind, table in tables.items()}
    return {kind: figures for kind, figures in higher.items() if figures}


def sentences(game: Game[Any]) -> dict[str, dict[str, str]]:
    """The game's sentences and rule statements, by language and id."""
    return {
        lang: {
            **{id_: game.words.template(lang, id_) or "" for id_ in game.words.ids(lang)},
            **{statement.id: statement.say(lang) for statement in game.rulebook.own},
        }
        for lang in LANGUAGES
    }
