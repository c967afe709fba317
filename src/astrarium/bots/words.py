"""What bots are called. The browser client reads the same files."""

from astrarium.kernel import Catalog
from astrarium.kernel.resources import load_words

BOT_WORDS = Catalog(load_words(__package__))


def bot_name(lang: str, bot: str) -> str:
    return BOT_WORDS.name(lang, f"bot:{bot}")
