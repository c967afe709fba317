"""What the bots are called: `bot:greedy` is a reference like any other, and a key such as `greedy` is for programs."""

from astrarium.kernel import Catalog
from astrarium.kernel.resources import load_words

BOT_WORDS = Catalog(load_words(__package__))


def bot_name(bot: str, lang: str) -> str:
    """What people call it; a bot that we do not know (its log is from elsewhere) goes by its key."""
    return BOT_WORDS.template(lang, f"bot.{bot}") or bot.capitalize()
