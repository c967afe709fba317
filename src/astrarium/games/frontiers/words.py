"""The sentences of this game: `text/*.toml`, and the names and texts that the content carries itself."""

from dataclasses import asdict

from astrarium.kernel import Catalog
from astrarium.kernel.content.box import words
from astrarium.kernel.game import TABLE_WORDS
from astrarium.kernel.resources import load_words
from astrarium.kernel.text import LANGUAGES, filled

from .content import CONTENT, FIGURES


def _all() -> dict[str, dict[str, str]]:
    """All sentences, with figures of the content filled in where they say `{world_limit}`."""
    own, figures = load_words(__package__), asdict(FIGURES)
    return {
        lang: {
            **{text: filled(said, figures) for text, said in own[lang].items()},
            **words(CONTENT, ("world", "development", "good", "action", "goal"), lang),
        }
        for lang in LANGUAGES
    }


WORDS = Catalog(_all(), TABLE_WORDS)
