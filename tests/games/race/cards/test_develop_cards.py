"""Cards that change Develop: cheaper developments, cards at the start, cards after placing."""

import pytest

from ....rows import each
from .printed import DEVELOPMENTS, money, others, table

# Cards that a development costs less
DISCOUNTS = {"investment_credits": 1, "galactic_federation": 2}

DEVELOP = {*DISCOUNTS, "interstellar_bank", "public_works"}


@each("placed", ["space_marines", "drop_ships", "consumer_markets", "merchant_guild"])
@each("name", DISCOUNTS)
@pytest.mark.rule("RACE-4.3", "RACE-6.3")
def test_the_discount_of_the_card(name: str, placed: str) -> None:
    price = DEVELOPMENTS[placed].cost - DISCOUNTS[name]
    game = table(name).hand(0, placed, *money(price, develop=True)).phase("develop").choose(0, placed)
    assert game.tableau_of(0) == [name, placed]
    assert game.hand_size(0) == 0
    if price:
        game = table(name).hand(0, placed, *money(price - 1, develop=True)).phase("develop")
        assert game.refusal(0, placed).args == {"need": price, "have": price - 1}


@pytest.mark.rule("RACE-4.3", "RACE-6.4")
def test_discounts_and_the_bonus_add_up() -> None:
    game = table(*DISCOUNTS).hand(0, "merchant_guild", *money(2, develop=True)).picks(0, "develop").phase("develop")
    assert game.choose(0, "merchant_guild").tableau_of(0) == [*DISCOUNTS, "merchant_guild"]
    assert game.hand_size(0) == 0


@each("name", DISCOUNTS)
@pytest.mark.rule("RACE-4.5")
def test_a_discount_below_zero_gives_no_cards_back(name: str) -> None:
    game = table(name, "replicant_robots").hand(0, "public_works").picks(0, "develop").phase("develop")
    assert game.choose(0, "public_works").hand_size(0) == 0


@each("name", DISCOUNTS)
@pytest.mark.rule("RACE-4.3")
def test_a_develop_discount_is_not_for_worlds(name: str) -> None:
    refusal = table(name).hand(0, "comet_zone", *money(2)).phase("settle").refusal(0, "comet_zone")
    assert refusal.args == {"need": 3, "have": 2}


@pytest.mark.rule("RACE-6.9")
def test_interstellar_bank_draws_one_card_before_developments_are_chosen() -> None:
    game = table("interstellar_bank").deck("public_works").hand(0, "gem_world").phase("develop")
    assert game.hand_of(0) == ["gem_world", "public_works"]
    assert game.hand_size(1) == 0
    assert game.options(0) == ["public_works", "nothing"]
    game.nothing(0)
    assert game.hand_size(0) == 2


@pytest.mark.rule("RACE-6.9", "RACE-4.6")
def test_interstellar_bank_draws_nothing_when_it_is_placed() -> None:
    game = table().hand(0, "interstellar_bank", *money(2, develop=True)).phase("develop")
    assert game.choose(0, "interstellar_bank").hand_size(0) == 0


@pytest.mark.rule("RACE-6.9")
def test_public_works_draws_one_card_after_a_development_is_placed() -> None:
    game = table("public_works").deck("gem_world").hand(0, "export_duties", "space_port").phase("develop")
    assert game.hand_size(0) == 2  # the card drawn cannot pay
    assert game.choose(0, "export_duties").hand_of(0) == ["gem_world"]


@pytest.mark.rule("RACE-6.9")
def test_public_works_draws_nothing_if_nothing_is_placed_nor_for_a_world() -> None:
    assert table("public_works").hand(0, "gem_world").phase("develop").nothing(0).hand_of(0) == ["gem_world"]
    assert table("public_works").hand(0, "refugee_world").phase("settle").choose(0, "refugee_world").hand_size(0) == 0


@pytest.mark.rule("RACE-4.6")
def test_public_works_does_not_reward_its_own_placement() -> None:
    game = table().hand(0, "public_works", "gem_world").phase("develop").choose(0, "public_works")
    assert game.hand_size(0) == 0


@pytest.mark.rule("RACE-4.3")
def test_no_other_card_changes_develop() -> None:
    """With every other card in the tableau a development costs its full price and brings no card. A second Drop Ships
    cannot be placed, so the tableau leaves out the first."""
    rest = [name for name in others(DEVELOP) if name != "drop_ships"]
    game = table(*rest).hand(0, "drop_ships", *(["colony_ship", "consumer_markets", "export_duties", "genetics_lab"]))
    game.phase("develop")
    assert game.hand_size(0) == 5
    assert game.choose(0, "drop_ships").hand_size(0) == 0
    assert game.tableau_of(0) == [*rest, "drop_ships"]
