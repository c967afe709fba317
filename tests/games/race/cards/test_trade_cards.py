"""Cards with a $ power: what a good of each kind sells for with the card alone in the tableau."""

import pytest

from ....rows import each
from .printed import HOLDERS, KINDS, others, table

# Cards drawn for a good (Novelty, Rare, Genes, Alien) that does not lie on the card itself
LIST_PRICE = (2, 3, 4, 5)
SALES = {
    "old_earth": (3, 4, 5, 6),
    "bio_hazard_mining_world": (2, 3, 6, 5),
    "distant_world": (5, 3, 4, 5),
    "galactic_engineers": (3, 4, 5, 6),
    "merchant_world": (4, 5, 6, 7),
    "pirate_world": LIST_PRICE,
    "space_port": (2, 5, 4, 5),
    "spice_world": (4, 3, 4, 5),
    "star_nomad_lair": LIST_PRICE,
    "export_duties": (3, 4, 5, 6),
    "genetics_lab": (2, 3, 5, 5),
    "mining_conglomerate": (2, 4, 4, 5),
    "trade_league": (3, 4, 5, 6),
}

# Cards drawn for the good that lies on the card itself
OWN_GOOD = {
    "bio_hazard_mining_world": 3,
    "distant_world": 4,
    "pirate_world": 2 + 3,
    "space_port": 2,
    "spice_world": 2 + 2,
    "star_nomad_lair": 2 + 1,
}


def sale(*tableau: str, good: str) -> tuple[object, int]:
    """What the sale says, and how many cards came."""
    game = table(*tableau).goods(0, good).picks(0, "consume_trade").phase("consume")
    (sold,) = game.happened("sells")
    assert good not in game.with_goods(0)
    return sold["n"], game.hand_size(0)


@each("kind", range(4))
@each("name", SALES)
@pytest.mark.rule("RACE-8.8", "RACE-8.10", "RACE-14.5")
def test_what_a_good_sells_for_with_the_card(name: str, kind: int) -> None:
    holder = HOLDERS[KINDS[kind]][0]
    price = SALES[name][kind]
    assert sale(name, holder, good=holder) == (price, price)


@each("name", OWN_GOOD)
@pytest.mark.rule("RACE-8.10", "RACE-14.5")
def test_what_the_good_of_the_card_itself_sells_for(name: str) -> None:
    assert sale(name, good=name) == (OWN_GOOD[name], OWN_GOOD[name])


@each("kind", range(4))
@pytest.mark.rule("RACE-8.10", "RACE-4.3", "RACE-A16")
def test_all_trade_cards_together(kind: int) -> None:
    holder = HOLDERS[KINDS[kind]][0]
    general = 1 + 1 + 2 + 1 + 1
    for_the_kind = {"novelty": 3 + 2, "rare": 2 + 1, "genes": 2 + 1, "alien": 0}[KINDS[kind]]
    assert sale(*SALES, holder, good=holder)[0] == LIST_PRICE[kind] + general + for_the_kind


@each("kind", range(4))
@pytest.mark.rule("RACE-4.3", "RACE-14.7")
def test_no_other_card_changes_a_sale(kind: int) -> None:
    holder = HOLDERS[KINDS[kind]][0]
    assert sale(*others(SALES), good=holder)[0] == LIST_PRICE[kind]


@each("name", SALES)
@pytest.mark.rule("RACE-8.9")
def test_without_the_trade_action_a_trade_power_sells_nothing(name: str) -> None:
    """No trade power sells a good in Consume; only Trade League does, by a consume power."""
    game = table(name, "asteroid_belt").goods(0, "asteroid_belt").phase("consume")
    assert len(game.happened("sells")) == (1 if name == "trade_league" else 0)
