"""The sentences of this game: `text/*.toml`, and the names and texts that the content carries itself."""

from astrarium.kernel import Catalog
from astrarium.kernel.game import TABLE_WORDS
from astrarium.kernel.resources import load_words
from astrarium.kernel.text import LANGUAGES

from .content import DATA


def _content_words(lang: str) -> dict[str, str]:
    words: dict[str, str] = {}
    for table, kind in (("dice", "face"), ("planets", "planet"), ("missions", "mission"), ("mat", "colour")):
        for row in DATA[table][kind]:
            words[f"{kind}.{row['id']}"] = row["name"][lang]
            if "text" in row:
                words[f"{kind}.{row['id']}.text"] = row["text"][lang]
    for row in DATA["rogues"]["rogue"]:
        words[f"rogue.{row['id']}"] = row["name"][lang]
        words[f"tier.{row['id']}"] = row["tier"][lang]
        for level in row["levels"]:
            words[f"rogue.{row['id']}.level.{level['level']}"] = level["text"][lang]
            words[f"attack.{row['id']}_{level['level']}"] = level["text"][lang]
    return words


def _place_words(own: dict[str, str], lang: str) -> dict[str, str]:
    """`surface:helios` and `orbit:helios`, from the pattern of the language."""
    words: dict[str, str] = {}
    for row in DATA["planets"]["planet"]:
        for kind in ("surface", "orbit"):
            words[f"{kind}.{row['id']}"] = own[f"place.{kind}"].replace("{planet}", row["name"][lang])
    return words


def _all() -> dict[str, dict[str, str]]:
    own = load_words(__package__)
    return {lang: {**own[lang], **_content_words(lang), **_place_words(own[lang], lang)} for lang in LANGUAGES}


WORDS = Catalog(_all(), TABLE_WORDS)
