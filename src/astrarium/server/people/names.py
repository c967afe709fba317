"""Cleans names and e-mail addresses that people type, so that they can be shown and compared."""

import re
import unicodedata

from astrarium.kernel.content.bounds import UNSEEN

from ..declined import Declined
from .lookalikes import is_the_houses

NAME_LENGTH = 24
EMAIL_LENGTH = 254

_EMAIL = re.compile(r"[^\s@,;:<>()\[\]\\\"]{1,64}@(?:[^\W_](?:[\w-]{0,61}[^\W_])?\.)+[^\W_](?:[\w-]{0,61}[^\W_])?")
_MARKS = frozenset({"Mn", "Me"})
_MARKS_IN_A_ROW = 3
# Invisible characters whose category is that of letters, marks or signs: Unicode's default-ignorable characters
# (grapheme joiner, Hangul fillers, inherent Khmer vowels, variation selectors, tags), and the blank notehead, Braille
# pattern and object replacement character.
_BLANK = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800"
    "\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\ufffc\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff]"
)


def clean_text(text: str) -> str:
    """The text as one line that is safe to show: no hidden or direction-changing characters, no piled-up accents.

    It may become empty.
    """
    line, run = [], 0
    for character in _shown(text):
        run = run + 1 if unicodedata.category(character) in _MARKS else 0
        if run <= _MARKS_IN_A_ROW:
            line.append(character)
    return "".join(line)


def clean_name(text: str) -> str:
    """The name, normalized. Raises Declined if nothing is left to show, it is too long, or looks like the server's."""
    name = _shown(text)
    if not any(unicodedata.category(c)[0] in "LNSP" for c in name) or _piles_marks(name):
        raise Declined("bad_name")
    if unicodedata.category(name[0]) in _MARKS:  # it would be drawn over the character before the name
        raise Declined("bad_name")
    if len(name) > NAME_LENGTH:
        raise Declined("long_name", most=NAME_LENGTH)
    if is_the_houses(name):
        raise Declined("reserved_name")
    return name


def clean_email(text: str) -> str:
    """The address in lower case, as we compare it. Raises Declined if mail could never reach it."""
    email = unicodedata.normalize("NFC", text.strip()).lower()
    fit = all(unicodedata.category(c) not in UNSEEN for c in email)
    if len(email) > EMAIL_LENGTH or not fit or not _EMAIL.fullmatch(email):
        raise Declined("bad_email")
    return email


def _shown(text: str) -> str:
    """The visible part of a text, normalized, on one line."""
    line = "".join(" " if c.isspace() else c for c in _BLANK.sub("", text))
    shown = "".join(c for c in line if unicodedata.category(c) not in UNSEEN)
    return " ".join(unicodedata.normalize("NFC", shown).split())


def _piles_marks(name: str) -> bool:
    """Whether so many accents are piled on one letter that they reach into the lines around it."""
    run = 0
    for character in name:
        run = run + 1 if unicodedata.category(character) in _MARKS else 0
        if run > _MARKS_IN_A_ROW:
            return True
    return False
