"""Names that look alike, and how two people at one table are told apart.

`skeleton` is coarse on purpose: a look-alike only gets a number after the name, which harms nobody. It covers Unicode's
own variants of a letter (full width, mathematical, circled, ligatures), upper and lower case, accents, spaces and
punctuation; Greek, Cyrillic, phonetic, stroked and small-capital letters that look like Latin ones; `1`, `l`, `I` and
`|`; `0` and `o`; `rn` and `m`, `vv` and `w`. It does not cover Armenian, Cherokee, Han or emoji that resemble each
other, nor names that merely sound alike.
"""

import unicodedata
from collections.abc import Iterable
from itertools import count

from astrarium.bots import BOTS
from astrarium.bots.words import bot_name
from astrarium.kernel.text import LANGUAGES

from ..words import seat_name

LONGEST = 24  # of a name with its number
SEATS = 8

# Greek and Cyrillic capitals look like other Latin letters than their lower case does.
_CAPITALS = {
    "A": "ΑА", "B": "ΒВ", "C": "ϹС", "E": "ΕЕ", "H": "ΗН", "I": "ΙІӀ", "J": "Ј", "K": "ΚК", "M": "ΜМ", "N": "Ν",
    "O": "ΟО", "P": "ΡР", "S": "Ѕ", "T": "ΤТ", "X": "ΧХ", "Y": "ΥУҮ", "Z": "Ζ",
}  # fmt: skip
# Greek, Cyrillic, small capitals, phonetic letters, letters with a stroke or a hook, and signs used as letters.
_SMALL = {
    "a": "αаᴀɑ@", "b": "βвʙɓƀь", "c": "ϲсᴄ", "d": "ԁᴅđɖɗ", "e": "εеєᴇ", "f": "ꜰƒ", "g": "ɢɡɠ", "h": "нһʜħɦ",
    "j": "ϳјᴊ", "k": "κкᴋƙ", "m": "мᴍ", "n": "ηпɴŋ", "p": "ρрᴘƥ", "q": "ԛ",
    "r": "гʀ", "s": "ѕꜱ$", "t": "τтᴛŧ", "u": "υиᴜ", "v": "νᴠʋ", "w": "ωԝᴡ", "x": "χх", "y": "γуүʏƴ", "z": "ᴢƶ",
    "l": "ʟłƚi1|!ǀιіɪɩɨıӏ", "o": "οоσᴏøɵ0",
}  # fmt: skip

_CAPITAL_SHAPES = {ord(shape): letter for letter, shapes in _CAPITALS.items() for shape in shapes}
_SMALL_SHAPES = {ord(shape): letter for letter, shapes in _SMALL.items() for shape in shapes}

# Names that the server or its operators might use.
HOUSE = (
    "Server", "Serveur", "System", "Système", "Admin", "Administrator", "Administrateur", "Moderator", "Modérateur",
)  # fmt: skip
BRAND = "Astrarium"


def skeleton(name: str) -> str:
    """A form of the name in which look-alikes are equal."""
    text = unicodedata.normalize("NFKD", name).translate(_CAPITAL_SHAPES)
    text = unicodedata.normalize("NFKD", text.casefold()).translate(_SMALL_SHAPES)
    bones = "".join(c for c in text if unicodedata.category(c)[0] in "LNS")
    return bones.replace("rn", "m").replace("vv", "w") or name


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name, with a number added if it looks like another at the table, or like a bot's or a guest's."""
    known = {skeleton(other) for other in taken if other} | _NOBODYS
    if not name or skeleton(name) not in known:
        return name
    for n in count(2):
        tail = f" ({n})"
        numbered = name[: LONGEST - len(tail)].rstrip() + tail
        if skeleton(numbered) not in known:
            return numbered
    raise AssertionError


def is_the_houses(name: str) -> bool:
    """Whether the name could be mistaken for the server's own."""
    bones = skeleton(name)
    return bones in _HOUSE or _BRAND in bones


_HOUSE = frozenset(map(skeleton, HOUSE))
_BRAND = skeleton(BRAND)
_NOBODYS = frozenset(
    skeleton(one)
    for lang in LANGUAGES
    for one in (*(bot_name(bot, lang) for bot in BOTS), *(seat_name(lang, seat, "") for seat in range(SEATS)))
)
