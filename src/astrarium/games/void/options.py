"""Options that several questions share, in words."""

from astrarium.kernel import Option, Text

from . import refs
from .content import CARDS, SHIPS, TYPE
from .empire import movement, named, needed_by
from .map.fleets import SHIP_OF
from .state import VoidState


def card_option(card: int, text: str = "option.card") -> Option:
    said = Text(text, card=refs.CARD[card], type=refs.TEMPERAMENT[TYPE[card]])
    return Option(refs.CARD[card], said, card_help(card))


def card_help(card: int) -> tuple[Text, ...]:
    """What its tactic does, and what it takes (VOID-7.15)."""
    design = CARDS[card]
    needs = Text("help.card", n=design.needs, type=refs.TEMPERAMENT[TYPE[card]])
    return Text(f"card.{design.id}.text"), needs


def tactic_option(card: int) -> Option:
    """A card used for its tactic, with others of its type."""
    design = CARDS[card]
    text = Text("option.tactic", card=refs.CARD[card], n=design.needs, type=refs.TEMPERAMENT[TYPE[card]])
    return Option(f"tactic:{design.id}", text, card_help(card))


def ship_figures(s: VoidState, seat: int, kind: int) -> dict[str, int]:
    """What a ship of this seat can do now, as the arguments of a sentence."""
    ship = SHIPS[SHIP_OF[kind]]
    needs = needed_by(s, seat, attacking=False, bonus=0)
    return {"move": movement(s, seat, kind), "dice": ship.dice, "attack": needs[kind], "initiative": ship.initiative}


def space_option(s: VoidState, space: int) -> Option:
    return Option(refs.SPACE[space], Text("option.space", space=named(s, space)))


def enemy_ship_option(s: VoidState, space: int, owner: int, kind: int) -> Option:
    text = Text("option.their_ship", side=refs.SEAT[owner], ship=refs.KIND[kind], space=named(s, space))
    return Option(refs.ships(space, owner, kind), text)


def offer_option(seat: int) -> Option:
    """An offer to this seat."""
    return Option(f"offer:{seat}", Text("option.offer", side=refs.SEAT[seat]))
