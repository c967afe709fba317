"""The sentences of this game: `text/*.toml`, and the names and texts in the content."""

from collections.abc import Mapping
from dataclasses import asdict

from astrarium.kernel import Catalog
from astrarium.kernel.content.box import words
from astrarium.kernel.game import TABLE_WORDS
from astrarium.kernel.resources import load_words
from astrarium.kernel.text import LANGUAGES, filled

from .content import BOX, CONTENT, FIGURES
from .names import DICE, DIE_OF_WORLD, NONE, WORLD_COLOURS


def _all() -> dict[str, dict[str, str]]:
    return {lang: {**own, **_content_words(lang, own)} for lang, own in _own_words().items()}


def _own_words() -> dict[str, dict[str, str]]:
    """The sentences of `text/*.toml`, with figures of the content filled in (`{tableau_end}`).

    `{own_names}` is the number of French names that we translated ourselves.
    """
    own_names = sum(row.get("name_fr_source") == "translated" for row in CONTENT["tile"])
    figures = {**asdict(FIGURES), "own_names": own_names}
    words = load_words(__package__)
    return {lang: {text: filled(said, figures) for text, said in words[lang].items()} for lang in LANGUAGES}


def _content_words(lang: str, own: Mapping[str, str]) -> dict[str, str]:
    found = words(CONTENT, ("tile", "die"), lang)
    for row in CONTENT["tile"]:
        if "text_any" in row:
            found[f"tile.{row['id']}.text_any"] = row["text_any"][lang]
    for kind, die in enumerate(DICE):
        for many in range(1, BOX[kind] + 1):  # `dice:home.2`
            template = own["dice.one" if many == 1 else "dice.many"]
            found[f"dice.{die}.{many}"] = template.format(n=many, die=found[f"die.{die}"])
    for colour, kind in zip(WORLD_COLOURS, DIE_OF_WORLD, strict=True):
        if kind != NONE:  # the colour of a world has the name of its dice
            found[f"colour.{colour}"] = found[f"die.{DICE[kind]}"]
    for row in CONTENT["phase"]:
        found[f"phase.{row['id']}"] = f"{row['roman']} {row['name'][lang]}"
        found[f"column.{row['id']}"] = found[f"face.{row['id']}"] = row["name"][lang]
    return found


WORDS = Catalog(_all(), TABLE_WORDS)
