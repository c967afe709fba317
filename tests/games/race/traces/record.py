"""The recorded facts, and how ours are compared with them."""

import json
import lzma
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from astrarium.games.race.content import CARDS, POWERS_PER_CARD
from astrarium.games.race.phases.produce import BONUS

from ..scenario import WAYS

FILE = Path(__file__).with_name("record.json.xz")
GAMES, TABLEAUS = 240, 2000  # how many there are: known without reading the file

Facts = dict[str, Any]


@lru_cache(1)
def record() -> Facts:
    read: Facts = json.loads(lzma.decompress(FILE.read_bytes()))
    return read


def same(kind: str, ours: object, recorded: object) -> None:
    """Assert that a fact is the same. The message begins with its kind, so that a failure says what has changed."""
    assert ours == recorded, f"{kind}: ours {ours}, recorded {recorded}"


# Cards by id: which copy it is makes no difference


def name(card: int) -> str:
    return CARDS[card].id


def names(cards: Iterable[int]) -> list[str]:
    return sorted(CARDS[card].id for card in cards)


def take(pool: list[int], wanted: Sequence[str]) -> list[int]:
    """Copies of these cards, taken out of a pile."""
    copies: dict[str, list[int]] = {}
    for card in pool:
        copies.setdefault(CARDS[card].id, []).append(card)
    taken = [copies[card].pop() for card in wanted]
    out = set(taken)
    pool[:] = [card for card in pool if card not in out]
    return taken


def plain(ref: str) -> str:
    """An option as the record names it."""
    if ref == "pass":
        return "nothing"
    kind, _, key = ref.partition(":")
    if kind == "way":
        return WAYS[int(key)]
    if kind != "card":
        return key
    key, _, source = key.partition("<")
    card, _, rest = key.partition(".")
    if source:  # a good on a windfall world, by a power of a card or by the bonus
        return f"{card}<{'produce' if int(source) == BONUS else name(int(source) // POWERS_PER_CARD)}"
    power = rest.partition(".")[2]  # the place of a consume power on its card
    return f"{card}.{power}" if power else card
