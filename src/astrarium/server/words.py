"""The sentences of the HTTP interface, and the language of a reader who is not signed in yet."""

from astrarium.kernel import Catalog, Text
from astrarium.kernel.resources import load_words
from astrarium.kernel.text import LANGUAGES

WORDS = Catalog(load_words(__package__))


def seat_name(lang: str, seat: int, name: str) -> str:
    """The name that a reader sees for a seat: the one chosen, or "guest" in the reader's language."""
    return name or WORDS.say(lang, Text("person.guest_in_seat", n=seat + 1))


def accepted_lang(header: str) -> str:
    """The language of ours that an Accept-Language header prefers."""
    best, weight = LANGUAGES[0], 0.0
    for part in header.split(","):
        tag, _, parameter = part.strip().partition(";")
        lang = tag.strip().lower().partition("-")[0]
        liking = _weight(parameter)
        if lang in LANGUAGES and liking > weight:
            best, weight = lang, liking
    return best


def _weight(parameter: str) -> float:
    name, _, value = parameter.strip().partition("=")
    if name != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
