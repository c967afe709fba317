"""Styles of play: what a bot cares for more, and less."""

from typing import NamedTuple


class Leaning(NamedTuple):
    raids: float = 1.0  # to take what others have
    conquest: float = 1.0  # to take what nobody has, by force
    diplomacy: float = 1.0  # allies, influence, cards
    research: float = 1.0  # technologies


NONE = Leaning()
MORE, LESS = 1.5, 0.8

LEANINGS = {
    "raider": Leaning(MORE, LESS, LESS, LESS),
    "conqueror": Leaning(LESS, MORE, LESS, LESS),
    "diplomat": Leaning(LESS, LESS, MORE, LESS),
    "builder": Leaning(LESS, LESS, LESS, MORE),
}
