"""The sentences of this game: `text/*.toml`, and the names and texts that the content carries itself."""

from astrarium.kernel import Catalog
from astrarium.kernel.game import TABLE_WORDS
from astrarium.kernel.resources import load_words
from astrarium.kernel.text import LANGUAGES

from .content import DATA


def _content_words(lang: str) -> dict[str, str]:
    words: dict[str, str] = {}
    table = DATA["table"]
    for kind, rows in (("card", DATA["cards"]["card"]), ("good", table["good"]), ("action", table["action"])):
        for row in rows:
            words[f"{kind}.{row['id']}"] = row["name"][lang]
            if "text" in row:
                words[f"{kind}.{row['id']}.text"] = row["text"][lang]
    words.update((f"phase.{row['id']}", f"{row['roman']} {row['name'][lang]}") for row in table["phase"])
    return words


def _all() -> dict[str, dict[str, str]]:
    own = load_words(__package__)
    return {lang: {**own[lang], **_content_words(lang)} for lang in LANGUAGES}


WORDS = Catalog(_all(), TABLE_WORDS)
