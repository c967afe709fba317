"""Cards in words, as many questions list them."""

from astrarium.kernel import Option, Text

from . import refs
from .content import CARDS


def card_option(card: int, text: str = "option.card", **more: int | str) -> Option:
    """A card by name, with what it does."""
    design = CARDS[card]
    if text == "option.card" and (design.is_military or design.is_six_cost):
        text = "option.military_card" if design.is_military else "option.six_cost_card"
    args: dict[str, int | str] = {"card": refs.CARD[card], "cost": design.cost, "vp": design.vp, **more}
    return Option(f"{refs.CARD[card]}.{card}", Text(text, args), (Text(f"card.{design.id}.text"),))
