"""Passwords that are tried first: common words with figures around them, keys in a row, one piece again and again."""

import re
import string

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


def is_common(password: str) -> bool:
    """Would somebody who guesses come to this password soon?"""
    plain = "".join(password.casefold().split())
    return len(set(plain)) < _FEWEST_CHARACTERS or _repeats(plain) or _is_row(plain) or _is_words(plain)


def _repeats(plain: str) -> bool:
    longest = min(_LONGEST_PIECE, len(plain) // 2)
    return any((plain[:size] * len(plain))[: len(plain)] == plain for size in range(1, longest + 1))


def _is_row(plain: str) -> bool:
    return any(plain in row * 3 or plain[::-1] in row * 3 for row in _ROWS)


def _is_words(plain: str) -> bool:
    """At most two common words, whatever figures and signs stand around them or in them."""
    core = plain.strip(_AROUND)
    for spelled in (plain, plain.translate(_LEET), core.translate(_LEET)):
        letters = "".join(c for c in spelled if c.isalpha())
        words = _WORDS_IN_A_ROW.findall(letters)
        if letters in _WHOLE or (letters and "".join(words) == letters and len(set(words)) <= 2):
            return True
    return False
