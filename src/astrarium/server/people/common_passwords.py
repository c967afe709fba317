"""Passwords that attackers try first: common words with digits around them, keyboard rows, repeated pieces.

The words and passwords that people use most come with the library `zxcvbn`, sorted by frequency. Its own estimate is
not used: a hostile password of 64 characters keeps it busy for five seconds, ours for a millisecond.
"""

import re
import string
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from math import log2
from pathlib import Path
from types import MappingProxyType

_WORDS = """
abc access account admin administrateur administrator adobe america amour andrea andrew angel anthony apple arsenal
ashley asdf astrarium austin azerty bailey banana barcelona baseball basketball batman biteme blink bonjour bonsoir
bienvenue bubbles buster butterfly camille changeme charlie cheese chelsea chicken chocolat chocolate chouchou
cookie computer coucou daniel default demo diamond doudou dragon empire facebook flower football footballgame
france freedom galaxy gandalf george ginger google guest guitar hannah hello heyhey hockey hunter iloveyou internet
isabelle jennifer jessica jesuis jetaime jordan joshua juliette justin killer laurent letmein linkedin liverpool login
loulou love lovely loveme lucky maggie maman marseille martin master matrix matthew mercedes merlin michael michelle
microsoft minecraft monamour monkey motdepasse mustang mypassword naruto nathalie newyork nicolas nicole nothing ninja
november october olivier orange papa paris pass passer passw passe password passwort patrick pepper philippe player
pokemon portugal princess princesse purple qazwsx qwerty qwertz racegalaxy rainbow robert root samsung secret secure
september shadow silver sebastien sexy snoopy soccer soleil spiderman starwars startrek stephanie summer sunshine
superman sunday system taylor tennis test tester testing thomas tiger tigger tinyepic trustno user username valentin
vanessa whatever welcome william windows winter wizard yankees yellow zaqwsx zxcvbn
""".split()  # noqa: SIM905  (two hundred quotation marks would hide the words)
_WHOLE = frozenset({"correcthorsebatterystaple", "thisisapassword", "thisismypassword", "ceciestmonmotdepasse"})

_ROWS = (
    "0123456789", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm", "azertyuiopqsdfghjklmwxcvbn",
    "qwertzuiopasdfghjklyxcvbnm", "1234567890qwertyuiop", "1234567890azertyuiop", "qazwsxedcrfvtgbyhnujmikolp",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p", "q1w2e3r4t5y6u7i8o9p0", "1q2w3e4r5t6y7u8i9o0p", "qweasdzxcrtyfghvbn",
    "1a2b3c4d5e6f7g8h9i0j", "a1b2c3d4e5f6g7h8i9j0", "112233445566778899", "01020304050607080910", "100200300400500600",
)  # fmt: skip
_LONGEST_PIECE = 8
_FEWEST_CHARACTERS = 4
_WORDS_IN_A_ROW = re.compile("|".join(sorted(_WORDS, key=len, reverse=True)))
_AROUND = string.digits + string.punctuation
_LEET = str.maketrans("0134578@$!", "oieastbasi")


_ENOUGH = 28.0  # bits: some hundred million guesses, more than any server allows
_SIGN, _NEXT_SIGN, _YEAR, _LEET_COST = log2(10), 1.0, 9.0, 1.0  # bits; next: a neighbour of the last
_PART = 3.0  # bits per word: an attacker knows neither the number of parts nor their order
_YEARS = re.compile(r"(?=(?:19|20)\d\d)")
_SHORTEST_WORD, _LONGEST_WORD = 3, 20


def is_common(password: str, known: Iterable[str] = ()) -> bool:
    """Whether an attacker would guess this password soon. `known`: words that any visitor would guess."""
    plain = "".join(password.casefold().split())
    simple = len(set(plain)) < _FEWEST_CHARACTERS or _repeats(plain) or _is_row(plain) or _is_words(plain)
    return simple or plain in _ranks() or guess_bits(plain, known) < _ENOUGH


def guess_bits(plain: str, known: Iterable[str] = ()) -> float:
    """The number of guesses needed, as a power of two: the cheapest way to build it from words and characters."""
    ranks, own = _ranks(), {word.casefold() for word in known if len(word) >= _SHORTEST_WORD}
    spelled = plain.translate(_LEET)
    years = {found.start() + 4 for found in _YEARS.finditer(plain)}
    best = [0.0]  # bits up to each position
    for end in range(1, len(plain) + 1):
        follows = end > 1 and abs(ord(plain[end - 1]) - ord(plain[end - 2])) <= 1
        least = best[end - 1] + (_NEXT_SIGN if follows else _SIGN)
        if end in years:
            least = min(least, best[end - 4] + _YEAR)
        for start in range(max(0, end - _LONGEST_WORD), end - _SHORTEST_WORD + 1):
            for word, more in ((plain[start:end], _PART), (spelled[start:end], _PART + _LEET_COST)):
                rank = 1 if word in own else ranks.get(word)
                if rank:
                    least = min(least, best[start] + log2(rank) + more)
        best.append(least)
    return best[-1]


@cache
def _ranks() -> MappingProxyType[str, int]:
    """The rank of each word by frequency. Read when the first password is chosen: 80,000 words."""
    found: dict[str, int] = {}
    for words in (_WORDS, *_lists()):
        for rank, word in enumerate(words, start=1):
            if len(word) >= _SHORTEST_WORD and rank < found.get(word, rank + 1):
                found[word] = rank
    return MappingProxyType(found)


def _lists() -> list[list[str]]:
    """The library's word lists, read without importing the library, which would keep them in memory twice."""
    package = find_spec("zxcvbn")
    folders = package.submodule_search_locations if package else None
    if not folders:
        raise ImportError("zxcvbn is not installed")
    spec = spec_from_file_location("frequency_lists", Path(folders[0]) / "frequency_lists.py")
    if spec is None or spec.loader is None:
        raise ImportError("zxcvbn has no lists")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return list(module.FREQUENCY_LISTS.values())


def _repeats(plain: str) -> bool:
    longest = min(_LONGEST_PIECE, len(plain) // 2)
    return any((plain[:size] * len(plain))[: len(plain)] == plain for size in range(1, longest + 1))


def _is_row(plain: str) -> bool:
    return any(plain in row * 3 or plain[::-1] in row * 3 for row in _ROWS)


def _is_words(plain: str) -> bool:
    """Whether the password is at most two common words, with any digits and signs around or within them."""
    core = plain.strip(_AROUND)
    for spelled in (plain, plain.translate(_LEET), core.translate(_LEET)):
        letters = "".join(c for c in spelled if c.isalpha())
        words = _WORDS_IN_A_ROW.findall(letters)
        if letters in _WHOLE or (letters and "".join(words) == letters and len(set(words)) <= 2):
            return True
    return False
