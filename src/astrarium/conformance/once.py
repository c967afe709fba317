"""Checks that need no play: the rulebook, the sentences and the content."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from astrarium.kernel import Game
from astrarium.kernel.text import LANGUAGES

from .checks.rows import content
from .checks.rulebook import rulebook
from .report import Failure, Report

# Yields one string for each thing that it checks: what is wrong with it, or "" if nothing is.
Look = Callable[[Game[Any]], Iterator[str]]


def sentences(game: Game[Any]) -> Iterator[str]:
    """One string for each sentence: the languages that lack it, or "" if none does."""
    known = {lang: game.words.ids(lang) for lang in LANGUAGES}
    for id_ in sorted(set().union(*known.values())):
        lacking = [lang for lang in LANGUAGES if id_ not in known[lang]]
        yield f"no sentence {id_} in {', '.join(lacking)}" if lacking else ""


ONCE = ("rulebook", "sentences", "content")


def look_over(game: Game[Any], report: Report, seed: int | str = 0, rows: int | None = None) -> None:
    """Run these checks and report failures. `rows`: how many wrong rows to try; by default one of each kind."""
    looks: tuple[Look, ...] = (rulebook, sentences, partial(content, most=rows))
    for name, look in zip(ONCE, looks, strict=True):
        for fault in _without_breaking_down(look, game):
            report.count(name)
            if fault:
                report.add(Failure(name, game.meta.seats[0], {}, str(seed), None, fault))


def _without_breaking_down(look: Look, game: Game[Any]) -> Iterator[str]:
    try:
        yield from look(game)
    except Exception as error:  # noqa: BLE001  (whatever a game may do wrong is the finding)
        yield f"raised {error!r}"
