"""The command's own sentences, and the reader: a person with a language and with names for the seats."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from astrarium.bots import BOT_WORDS, bot_name
from astrarium.kernel import Catalog, Game, Text
from astrarium.kernel.game import TABLE_WORDS
from astrarium.kernel.resources import load_words
from astrarium.kernel.table import PERSON
from astrarium.kernel.text import Arg, references

_OWN = load_words(__package__)


class Lang(StrEnum):
    """The languages that `--lang` offers."""

    EN = "en"
    FR = "fr"


def default_lang(environ: Mapping[str, str] = os.environ) -> str:
    """The environment's language; the first variable that is set decides, as for any POSIX program."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return "fr" if environ[name].lower().startswith("fr") else "en"
    return "en"


@dataclass(frozen=True, slots=True)
class Reader:
    """Turns ids into words for one person (see `astrarium.kernel.terminal`)."""

    lang: str
    words: Catalog
    names: Mapping[str, str] = field(default_factory=dict)
    you: str = ""  # the reference of the reader's own seat, if the reader plays

    def say(self, text_id: str, /, **args: Arg) -> str:
        """A sentence by its id. Its arguments are numbers and ready-made words, never references."""
        # A catalogue reads an argument with a colon as a reference. So pass each string as the name of a reference.
        ready = {f"ready:{key}": value for key, value in args.items() if isinstance(value, str)}
        safe = {key: f"ready:{key}" if isinstance(value, str) else value for key, value in args.items()}
        return self.words.say(self.lang, Text(text_id, safe), ready)

    def tell(self, text: Text) -> str:
        """A sentence of a game, whose arguments may refer to things on the table."""
        return self.words.say(self.lang, text, self.names, self.you)

    def unpack(self, packed: Sequence[Any]) -> str:
        """Like `tell`, for a sentence in the packed form of questions."""
        text_id, args = packed
        return self.tell(Text(text_id, args))

    def in_english(self, packed: Sequence[Any]) -> list[str]:
        """English names, as in the box, of the things that a sentence names, where the reader's names differ."""
        refs = {ref: None for arg in packed[1].values() for ref in references(arg)}
        names = {ref: (self.name(ref), self.words.name("en", ref, self.names)) for ref in refs}
        return [self.say("cli.ask.in_english", name=ours, box=box) for ours, box in names.values() if ours != box]

    def name(self, ref: str) -> str:
        return self.words.name(self.lang, ref, self.names)

    def seat(self, seat: int) -> str:
        return self.name(f"seat:{seat}")


def reader(lang: Lang | None, game: Game[Any] | None = None) -> Reader:
    """A reader of this language (None: the environment's), without names for the seats yet."""
    base = game.words if game else TABLE_WORDS
    return Reader(lang.value if lang else default_lang(), Catalog(_OWN, base.over(BOT_WORDS)))


def with_names(who: Reader, players: Sequence[str], own_name: str = "", *, plays: bool = False) -> Reader:
    """The reader with names for all seats: persons by number (the first by their own name), bots by theirs.

    A reader who plays alone against bots is called "you"; one of several who share the screen is not.
    """
    names: dict[str, str] = {}
    for seat, player in enumerate(players):
        if player == PERSON:
            name = own_name if own_name and seat == 0 else who.say("cli.name.person", n=seat + 1)
        else:
            name = who.say("cli.name.bot", bot=bot_name(player, who.lang), n=seat + 1)
        names[f"seat:{seat}"] = name
    plays_alone = plays and players.count(PERSON) == 1
    return Reader(who.lang, who.words, names, f"seat:{players.index(PERSON)}" if plays_alone else "")
