"""The sentences of this game: `text/*.toml`, and the names and texts in the content.

A card's text is composed from its rows: `card.<id>.power.0` for each power, `card.<id>.score.0` for each entry that a
6-cost development counts, `card.<id>.good` for the good of a world, and `card.<id>.text` for all of them together.
"""

from collections.abc import Mapping
from typing import Any

from astrarium.kernel import Catalog
from astrarium.kernel.content.box import words
from astrarium.kernel.content.records import ContentError
from astrarium.kernel.game import TABLE_WORDS
from astrarium.kernel.resources import load_words
from astrarium.kernel.text import LANGUAGES, filled

from .content import CONTENT, SAID

Row = Mapping[str, Any]
Words = Mapping[str, str]


def _all() -> dict[str, dict[str, str]]:
    """All sentences by language, with figures of the content filled in, such as `{tableau_end}`."""
    own = {
        lang: {text: filled(said, SAID) for text, said in texts.items()}
        for lang, texts in load_words(__package__).items()
    }
    return {lang: {**own[lang], **_content_words(lang, own[lang])} for lang in LANGUAGES}


def _content_words(lang: str, own: Words) -> dict[str, str]:
    found = words(CONTENT, ("card", "good", "action"), lang)
    when = {**own}
    for row in CONTENT["phase"]:
        found[f"phase.{row['id']}"] = f"{row['roman']} {row['name'][lang]}"
        when[f"printed.when.{row['id']}"] = row["name"][lang]
    for row in CONTENT["card"]:
        found.update(_card_words(row, lang, when))
    return found


def _card_words(row: Row, lang: str, own: Words) -> dict[str, str]:
    """The text of each row of a card, and of all rows together in the order of the phases printed on it."""
    card = f"card.{row['id']}"
    found: dict[str, str] = {}
    said: list[tuple[str, str]] = []  # the phase, and the text
    for place, power in enumerate(row.get("powers", ())):
        phase = power["kind"].partition(".")[0]
        found[f"{card}.power.{place}"] = _text(power, lang, f"card {row['id']}, power {place + 1}")
        said.append((phase, found[f"{card}.power.{place}"]))
    if "production" in row:
        found[f"{card}.good"] = own[f"printed.{row['production']}.{row['good']}"]
        windfall = row["production"] == "windfall"
        phases = [phase for phase, _ in said]
        at = 0 if windfall else phases.index("produce") if "produce" in phases else len(said)
        said.insert(at, ("windfall" if windfall else "produce", found[f"{card}.good"]))
    entries = [
        _text(entry, lang, f"card {row['id']}, score {place}") for place, entry in enumerate(row.get("score", ()), 1)
    ]
    if entries:
        found.update((f"{card}.score.{place}", entry) for place, entry in enumerate(entries))
        said.append(("end", f"{', '.join(entries)}."))
    rows = [own["printed.row"].format(when=own[f"printed.when.{when}"], says=says) for when, says in said]
    found[f"{card}.text"] = " ".join(rows) or own["printed.no_power"]
    return found


def _text(row: Row, lang: str, where: str) -> str:
    if lang not in row.get("text", ()):
        raise ContentError(f"{where}, text", "missing_key", key=repr(lang))
    text: str = row["text"][lang]
    return text


WORDS = Catalog(_all(), TABLE_WORDS)
