"""Checks the rulebook: each statement exists in every language, none is missing, and things have their right names."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from astrarium.kernel import Game, RuleBook
from astrarium.kernel.content.packed_game import own_content
from astrarium.kernel.content.records import Content, ContentError
from astrarium.kernel.text import LANGUAGES

NUMBER = re.compile(r"(\d+)([a-z]?)")  # 2 of GAME-5.2; a statement inserted later may be 2b
ARTICLE = re.compile(r"^(Les |La |Le |L’)")
PLURAL = re.compile(r"[sx]\b")
INFINITIVE = re.compile(r"(er|ir|re)$")


def rulebook(game: Game[Any]) -> Iterator[str]:
    """One string for each statement and each chapter: what is wrong with it, or "" if nothing is."""
    book = game.rulebook
    for statement in book.own:
        for lang in LANGUAGES:
            said = statement.say(lang)
            yield "" if said and "{" not in said else f"{statement.id} in {lang} has nothing to say, or a gap: {said}"
    yield from _gaps(book)
    for chapter, titles in book.chapters.items():
        yield "" if all(titles.get(lang) for lang in LANGUAGES) else f"chapter {chapter} lacks a title: {titles}"
    for kind, rule in book.events.items():
        yield "" if rule in book else f"event {kind} cites rule {rule}, which does not exist"
    names = names_in(content_of(game))
    for statement in book.own:
        for name in misnamed(statement.say("en"), statement.say("fr"), names):
            yield f"{statement.id} names {name} in English, and in French nothing that is called so"
        yield ""


def _gaps(book: RuleBook) -> Iterator[str]:
    """In each chapter, the numbers must count from 1 without gaps, each once."""
    found: dict[str, list[str]] = {}
    for statement in book.own:
        number, chapter = statement.id.rpartition("-")[2], statement.chapter
        found.setdefault(chapter, []).append(number.removeprefix(chapter).removeprefix("."))
    for chapter, written in found.items():
        numbers = [match for text in written if (match := NUMBER.fullmatch(text))]
        plain = sorted(int(match[1]) for match in numbers if not match[2])
        whole = len(numbers) == len(written) == len(set(written)) and plain == list(range(1, len(plain) + 1))
        yield "" if whole else f"chapter {chapter or book.own[0].id} has the numbers {', '.join(written)}"


def content_of(game: Game[Any]) -> Content:
    """The rows of its content files; empty for a game in a single file."""
    try:
        return own_content(game)
    except ContentError:
        return {}


def names_in(content: Content) -> dict[str, set[str]]:
    """The French names of each English name; only words with a capital letter count as names."""
    names: dict[str, set[str]] = {}
    for rows in content.values():
        for row in rows if isinstance(rows, list) else ():
            name = row.get("name")
            if isinstance(name, Mapping) and str(name.get("en", ""))[:1].isupper() and "fr" in name:
                names.setdefault(name["en"], set()).add(name["fr"])
    return names


def misnamed(english: str, french: str, names: Mapping[str, set[str]]) -> list[str]:
    """The names in the English sentence that the French sentence lacks."""
    found = []
    for name in sorted(names, key=len, reverse=True):  # a name may be part of a longer one
        if name in english and (pattern := re.compile(rf"\b{re.escape(name)}\b")).search(english):
            english = pattern.sub("", english)
            if not any(stands_in(french.replace("\xa0", " "), other, " " in name) for other in names[name]):
                found.append(name)
    return found


def stands_in(sentence: str, name: str, is_proper: bool) -> bool:
    """Is this French name in the sentence?

    A name of several words in both languages must appear unchanged. Other names may be inflected, and an article may
    merge with another word.
    """
    bare = ARTICLE.sub("", name)
    if is_proper and bare == name and " " in name:
        return name in sentence
    stem = INFINITIVE.sub("", bare.lower()) if " " not in bare else bare.lower()
    return PLURAL.sub("", stem) in PLURAL.sub("", sentence.lower())
