"""Names and e-mail addresses as people type them, made fit to be shown to others and compared."""

import re
import unicodedata

from .declined import Declined

NAME_LENGTH = 24
EMAIL_LENGTH = 254

_EMAIL = re.compile(r"[^\s@,;:<>()\[\]\\\"]{1,64}@(?:[^\W_](?:[\w-]{0,61}[^\W_])?\.)+[^\W_](?:[\w-]{0,61}[^\W_])?")
# Cc control, Cf format (bidi overrides, joiners that hide), Co private, Cn unassigned, Cs halves of pairs,
# Zl and Zp line breaks: all of them can make one name look like another or spoil a line.
_UNFIT = frozenset({"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"})
_MARKS = frozenset({"Mn", "Me"})
_MARKS_IN_A_ROW = 3


def clean_text(text: str) -> str:
    """A line to show to others: one spelling, nothing that hides or turns the text around. It may become empty."""
    line = "".join(" " if c.isspace() else c for c in text)
    shown = "".join(c for c in line if unicodedata.category(c) not in _UNFIT)
    return " ".join(unicodedata.normalize("NFC", shown).split())


def clean_name(text: str) -> str:
    """The name in one spelling. Declined if nothing is left to show, or if it is too long."""
    name = clean_text(text)
    if not any(unicodedata.category(c)[0] in "LNSP" for c in name) or _piles_marks(name):
        raise Declined("bad_name")
    if len(name) > NAME_LENGTH:
        raise Declined("long_name", most=NAME_LENGTH)
    return name


def clean_email(text: str) -> str:
    """The address as we compare it: lower case. Declined if mail could never reach it."""
    email = unicodedata.normalize("NFC", text.strip()).lower()
    fit = all(unicodedata.category(c) not in _UNFIT for c in email)
    if len(email) > EMAIL_LENGTH or not fit or not _EMAIL.fullmatch(email):
        raise Declined("bad_email")
    return email


def _piles_marks(name: str) -> bool:
    """Are so many accents heaped on one letter that they reach into the lines around it?"""
    run = 0
    for character in name:
        run = run + 1 if unicodedata.category(character) in _MARKS else 0
        if run > _MARKS_IN_A_ROW:
            return True
    return False
