"""Cards as options of questions."""

from astrarium.kernel import Option, Text

from . import refs
from .content import CARDS


def card_option(card: int, text: str = "option.card", **more: int | str) -> Option:
    """A card as an option: its name and figures, and what it does."""
    design = CARDS[card]
    if text == "option.card" and (design.military or design.is_six_cost):
        text = "option.military_card" if design.military else "option.six_cost_card"
    words = Text(text, more, card=refs.CARD[card], cost=design.cost, vp=design.vp)
    return Option(f"{refs.CARD[card]}.{card}", words, (Text(f"card.{design.id}.text"),))
