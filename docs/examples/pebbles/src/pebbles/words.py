"""All that the game says: the sentences of text/, the names of the content, and the rulebook.

Figures such as `{take}` are filled in here, from the content, so that sentences and rules stay true with a content
pack. What else stands in braces is filled in when a sentence is said.
"""

from dataclasses import asdict

from astrarium.kernel import Catalog, RuleBook
from astrarium.kernel.content import box
from astrarium.kernel.game import TABLE_RULES, TABLE_WORDS
from astrarium.kernel.resources import load_toml, load_words
from astrarium.kernel.text import filled

from .content import CONTENT, FIGURES

SAID = asdict(FIGURES)
SENTENCES = {
    lang: {
        **box.words(CONTENT, ["stone"], lang),  # `stone.red`: what `stone:red` is called
        **{key: filled(sentence, SAID) for key, sentence in sentences.items()},
    }
    for lang, sentences in load_words(__package__).items()
}
WORDS = Catalog(SENTENCES, TABLE_WORDS)  # over the sentences of any table
RULES = RuleBook(load_toml(__package__, "rules.toml"), TABLE_RULES, SAID)
