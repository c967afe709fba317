"""The sentences of this game: `text/*.toml`, and the names and texts that the content carries itself."""

from dataclasses import asdict

from astrarium.kernel import Catalog
from astrarium.kernel.content.box import words
from astrarium.kernel.game import TABLE_WORDS
from astrarium.kernel.resources import load_words
from astrarium.kernel.text import LANGUAGES, filled

from .content import CONTENT, FIGURES, MAX_SEATS, SHIPS
from .names import GOODS, TEMPERAMENTS
from .refs import MOST_NAMED

KINDS = (
    "ship", "technology", "race", "home", "planet", "hex", "card", "scoring", "good", "temperament",
    "obstacle", "action", "token",
)  # fmt: skip


def _all() -> dict[str, dict[str, str]]:
    """All sentences, figures of the content filled in. `event.*` is the log's, so event cards are `event_card.*`."""
    own, figures = load_words(__package__), asdict(FIGURES)
    found = {}
    for lang in LANGUAGES:
        content = words(CONTENT, KINDS, lang)
        content |= {
            f"event_card{key.removeprefix('event')}": said for key, said in words(CONTENT, ("event",), lang).items()
        }
        said = {text: filled(sentence, figures) for text, sentence in own[lang].items()}
        found[lang] = {
            **said, **content, **_spaces(content, said), **_damaged(content, said), **_dealt(content, said)
        }  # fmt: skip
    return found


def _dealt(content: dict[str, str], said: dict[str, str]) -> dict[str, str]:
    """What changes hands in a deal, as words of a list."""
    uses = {f"use.{good}": said["name.use"].replace("{good}", content[f"good.{good}"]) for good in GOODS}
    cards = {
        f"a_card.{type_}": said["name.a_card"].replace("{type}", content[f"temperament.{type_}"])
        for type_ in TEMPERAMENTS
    }
    numbers = {
        f"{many}.{n}": said[f"name.{one if n == 1 else many}"].replace("{n}", str(n))
        for one, many in (("one_credit", "credits"), ("one_card", "cards"))
        for n in range(1, MOST_NAMED + 1)
    }
    return {**uses, **cards, **numbers}


def _spaces(content: dict[str, str], said: dict[str, str]) -> dict[str, str]:
    """Names of spaces: a planet's space is called like the planet, others by their hex, home worlds by their player.

    `here`: the name within the hex.
    """
    named = {}
    for row in CONTENT["hex"]:
        for planet in row["planets"]:
            named[f"space.{planet}"] = content[f"planet.{planet}"]
        circles, asteroids = row.get("circles", ()), row.get("asteroids", ())
        for number, space in enumerate((*circles, *asteroids), 1):
            pattern = "name.circle" if space in circles else "name.asteroids"
            for where, text in (("", pattern), (".here", f"{pattern}_here")):
                name = said[text].replace("{hex}", content[f"hex.{row['id']}"])
                named[f"space.{space}{where}"] = name.replace("{n}", str(number))
    for seat in range(MAX_SEATS):
        named[f"space.home_{seat}"] = said["name.home"].replace("{n}", str(seat + 1))
    return named


def _damaged(content: dict[str, str], said: dict[str, str]) -> dict[str, str]:
    return {
        f"ship.{ship.id}.damaged": said["name.damaged"].replace("{ship}", content[f"ship.{ship.id}"])
        for ship in SHIPS
        if ship.hits > 1
    }


WORDS = Catalog(_all(), TABLE_WORDS)
