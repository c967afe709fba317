"""The names of the bots. `bot:greedy` is a reference like any other; the key `greedy` itself is for programs."""

from astrarium.kernel import Catalog
from astrarium.kernel.resources import load_words

BOT_WORDS = Catalog(load_words(__package__))


def bot_name(bot: str, lang: str) -> str:
    """The bot's name for people; its capitalized key if we do not know the bot (from somebody else's log)."""
    return BOT_WORDS.template(lang, f"bot.{bot}") or bot.capitalize()
