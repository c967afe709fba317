"""Passwords that are tried first: the library `zxcvbn` counts the guesses of somebody who knows common words and
passwords, names, keys in a row, dates and repetitions.

What it is given is bounded. It tries all readings of signs such as `@` and `|` together, so that a hostile password of
24 signs keeps it busy for a second, one of 72 for twenty; with such signs written as letters, 24 take less than half as
long as a hash.
"""

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from threading import Lock
from typing import Any

_estimate: Callable[[str, list[str]], Mapping[str, Any]] = import_module("zxcvbn").zxcvbn  # it has no types
_alone = Lock()  # the library keeps the words of a question where the next one finds them

_ENOUGH = 2**28  # guesses, more than any server lets anybody make
_LOOKED_AT = 24  # signs at the beginning: what is hard to guess so far stays so
_LETTERS = str.maketrans("@({[<!|$+%", "accccilstx")
_SHORTEST_WORD = 3
_FEWEST_CHARACTERS = 4  # different ones: the library takes 24 ones and twos in disorder for hard

# What the library's English lists lack or count as rare: French words, what everybody thinks of here, a famous example.
_WORDS = """
administrateur amour astrarium azerty bienvenue bonjour bonsoir camille chocolat chouchou coucou doudou galaxy isabelle
jesuis jetaime juliette laurent loulou maman marseille monamour motdepasse mypassword nathalie nicolas olivier paris
philippe princesse racegalaxy sebastien soleil thisis tinyepic
ceciestmonmotdepasse correcthorsebatterystaple
""".split()  # noqa: SIM905  (quotation marks would hide the words)


def is_common(password: str, known: Iterable[str] = ()) -> bool:
    """Would somebody who guesses come to this password soon? `known` are words that everybody here thinks of."""
    plain = _plain(password)
    words = [_plain(word) for word in (*known, *_WORDS) if len(word) >= _SHORTEST_WORD]
    if len(set(plain)) < _FEWEST_CHARACTERS:
        return True
    with _alone:
        return bool(_estimate(plain, words)["guesses"] < _ENOUGH)


def _plain(text: str) -> str:
    return "".join(text.casefold().split()).translate(_LETTERS)[:_LOOKED_AT]
