"""Options that several questions share, in words."""

from astrarium.kernel import Option, Text

from . import refs
from .content import CARDS
from .empire import named
from .state import VoidState


def card_option(card: int, text: str = "option.card") -> Option:
    return Option(refs.CARD[card], Text(text, card=refs.CARD[card]), (Text(f"card.{CARDS[card].id}.text"),))


def tactic_option(card: int) -> Option:
    """A card used for its tactic, with others of its type."""
    design = CARDS[card]
    text = Text("option.tactic", card=refs.CARD[card], n=design.needs)
    return Option(f"tactic:{design.id}", text, (Text(f"card.{design.id}.text"),))


def space_option(s: VoidState, space: int) -> Option:
    return Option(refs.SPACE[space], Text("option.space", space=named(s, space)))


def enemy_ship_option(s: VoidState, space: int, owner: int, kind: int) -> Option:
    text = Text("option.their_ship", side=refs.SEAT[owner], ship=refs.KIND[kind], space=named(s, space))
    return Option(refs.ships(space, owner, kind), text)


def offer_option(seat: int) -> Option:
    """An offer to this seat."""
    return Option(f"offer:{seat}", Text("option.offer", side=refs.SEAT[seat]))
