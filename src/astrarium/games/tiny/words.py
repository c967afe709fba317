"""The sentences of this game: `text/*.toml`, and the names and texts in the content."""

from astrarium.kernel import Catalog, Text
from astrarium.kernel.content import box
from astrarium.kernel.game import TABLE_WORDS
from astrarium.kernel.resources import load_words
from astrarium.kernel.text import LANGUAGES, filled

from .content import CONTENT, FIGURES

NAMED = ("face", "planet", "mission", "colour", "rogue")


def _place_words(own: dict[str, str], lang: str) -> dict[str, str]:
    """The names of places such as `surface:helios` and `orbit:helios`, from the language's pattern."""
    patterns = Catalog({lang: own})
    return {
        f"{place}.{row['id']}": patterns.say(lang, Text(f"place.{place}", planet=row["name"][lang]))
        for row in CONTENT["planet"]
        for place in ("surface", "orbit")
    }


def _rogue_words(own: dict[str, str], lang: str) -> dict[str, str]:
    """For each Rogue, its difficulty, its name in the lobby, and the texts of its attacks."""
    words: dict[str, str] = {}
    for row in CONTENT["rogue"]:
        name, tier = row["name"][lang], row["tier"][lang]
        words[f"tier.{row['id']}"] = tier
        words[f"setup.rogue.{row['id']}"] = own["option.rogue"].replace("{rogue}", name).replace("{tier}", tier)
        for number, level in enumerate(row["levels"], 1):
            words[f"attack.{row['id']}_{number}"] = level["text"][lang]
    return words


def _words(own: dict[str, str], lang: str) -> dict[str, str]:
    own = {key: filled(text, FIGURES) for key, text in own.items()}
    return {**own, **box.words(CONTENT, NAMED, lang), **_place_words(own, lang), **_rogue_words(own, lang)}


_OWN = load_words(__package__)
WORDS = Catalog({lang: _words(_OWN[lang], lang) for lang in LANGUAGES}, TABLE_WORDS)
