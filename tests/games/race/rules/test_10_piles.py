"""Section 10: piles, discards, and who may know what."""

import pytest

from astrarium.games.race import GAME
from astrarium.games.race.content import CARDS
from astrarium.kernel import Event

from ..scenario import Scenario, race

READERS = [0, 1, None]


def names_a_card(event: Event, *cards: str) -> bool:
    return any(f"card:{card}" in str(value) for value in event.args.values() for card in cards)


def known(game: Scenario, reader: int | None) -> list[str]:
    """The discards that a reader can name."""
    return sorted(card["card"] for card in GAME.view(game.state, reader)["known"])


def pile(game: Scenario) -> list[str]:
    """The draw pile, the next card first."""
    return [CARDS[card].id for card in reversed(game.state.deck)]


# Discards


@pytest.mark.rule("RACE-10.1")
def test_payments_are_discarded_face_down() -> None:
    game = race().hand(0, "space_marines", "gem_world", "comet_zone", "new_earth").phase("develop")
    game.choose(0, "space_marines").choose(0, "gem_world", "new_earth")
    assert game.discarded() == ["gem_world", "new_earth"]
    assert not any(names_a_card(event, "gem_world", "new_earth") for event in game.events)
    assert [known(game, reader) for reader in READERS] == [["gem_world", "new_earth"], [], []]


@pytest.mark.rule("RACE-10.1")
def test_discards_at_the_end_of_the_round_are_face_down() -> None:
    hand = ("gem_world", "comet_zone", "new_earth", "drop_ships", "rebel_base", "tourist_world", "plague_world")
    game = race().hand(0, *hand, "spice_world", "space_port", "new_vinland", "mining_league").phase("end")
    game.choose(0, "rebel_base")
    assert not any(names_a_card(event, "rebel_base") for event in game.events)
    assert [known(game, reader) for reader in READERS] == [["rebel_base"], [], []]


@pytest.mark.rule("RACE-10.1", "RACE-10.4")
def test_nobody_sees_the_card_of_a_good_that_is_consumed() -> None:
    game = race().tableau(0, "old_earth", "gem_world").goods(0, "gem_world")
    good = CARDS[game.state.goods[0][1]].id
    game.phase("consume")
    assert game.discarded() == [good]
    assert not any(names_a_card(event, good) for event in game.events)
    assert [known(game, reader) for reader in READERS] == [[], [], []]


@pytest.mark.rule("RACE-10.1")
def test_a_card_of_the_tableau_was_seen_by_all_when_it_is_discarded() -> None:
    game = race().tableau(0, "old_earth", "colony_ship").hand(0, "new_earth").phase("settle").choose(0, "new_earth")
    assert [known(game, reader) for reader in (0, 1)] == [["colony_ship"], ["colony_ship"]]


# The draw pile runs out


@pytest.mark.rule("RACE-10.2", "RACE-A5")
def test_the_discards_are_the_new_draw_pile_the_moment_the_last_card_is_drawn() -> None:
    game = race().tableau(0, "old_earth", "rebel_underground").discards("gem_world", "comet_zone", "new_earth")
    game.deck("drop_ships", only=True).phase("produce")
    assert game.hand_of(0) == ["drop_ships"]
    assert sorted(pile(game)) == ["comet_zone", "gem_world", "new_earth"]
    assert game.discarded() == []
    assert game.happened("reshuffled") == [{"n": 3}]


@pytest.mark.rule("RACE-10.2")
def test_drawing_goes_on_from_the_new_pile() -> None:
    game = race().tableau(0, "old_earth", "merchant_guild", "rebel_underground").discards("gem_world", "comet_zone")
    game.deck("drop_ships", only=True).phase("produce")
    assert game.hand_of(0) == ["comet_zone", "drop_ships", "gem_world"]


@pytest.mark.rule("RACE-10.2")
def test_a_good_may_be_the_last_card_of_the_pile() -> None:
    game = race().tableau(0, "old_earth", "artist_colony").discards("gem_world").deck("drop_ships", only=True)
    game.phase("produce")
    assert game.with_goods(0) == ["artist_colony"]
    assert (pile(game), game.discarded()) == (["gem_world"], [])


@pytest.mark.rule("RACE-10.2")
def test_the_new_pile_is_shuffled() -> None:
    cards = ("gem_world", "comet_zone", "new_earth", "plague_world", "spice_world")
    orders = set()
    for seed in range(8):
        game = race(seed=seed).tableau(0, "old_earth", "rebel_underground").discards(*cards)
        orders.add(tuple(pile(game.deck("drop_ships", only=True).phase("produce"))))
    assert len(orders) > 4


@pytest.mark.rule("RACE-10.2", "RACE-10.4")
def test_nobody_knows_any_discard_after_the_shuffle() -> None:
    game = race().tableau(0, "old_earth", "rebel_underground").hand(0, "public_works", "gem_world")
    game.deck("drop_ships", "new_earth", only=True).phase("develop", "produce").choose(0, "public_works")
    assert known(game, 0) == ["gem_world"]
    game.phase("produce")
    assert pile(game) == ["gem_world"]
    assert known(game, 0) == []


@pytest.mark.rule("RACE-10.2")
def test_a_pile_that_is_not_empty_is_not_renewed() -> None:
    game = race().tableau(0, "old_earth", "rebel_underground").discards("gem_world")
    game.deck("drop_ships", "new_earth", only=True).phase("produce")
    assert (pile(game), game.discarded()) == (["new_earth"], ["gem_world"])


@pytest.mark.rule("RACE-A5")
def test_draws_and_goods_are_skipped_if_both_piles_are_empty() -> None:
    game = race().tableau(0, "old_earth", "artist_colony", "gem_world", "merchant_guild")
    game.deck("drop_ships", only=True).phase("produce")
    assert game.with_goods(0) == ["artist_colony"]
    assert game.hand_of(0) == []
    assert game.prompts() == {0: "ask.action", 1: "ask.action"}


@pytest.mark.rule("RACE-A5")
def test_a_settled_windfall_world_gets_no_good_if_both_piles_are_empty() -> None:
    game = race().hand(0, "refugee_world").deck(only=True).picks(0, "settle").phase("settle").choose(0, "refugee_world")
    assert game.tableau_of(0) == ["old_earth", "refugee_world"]
    assert (game.with_goods(0), game.hand_size(0)) == ([], 0)


@pytest.mark.rule("RACE-A5", "RACE-10.2")
def test_cards_discarded_after_both_piles_were_empty_are_drawn_again() -> None:
    game = race().tableau(0, "old_earth", "rebel_underground").hand(0, "public_works", "gem_world").deck(only=True)
    game.phase("develop", "produce").choose(0, "public_works")
    assert game.hand_of(0) == ["gem_world"]
    assert game.discarded() == []


@pytest.mark.rule("RACE-A5", "RACE-14.2")
def test_gambling_world_turns_up_a_card_of_the_discards_if_the_pile_is_empty() -> None:
    game = race().tableau(0, "old_earth", "gambling_world")
    game.discards("gem_world").deck(only=True).phase("consume").amount(0, 2)
    assert game.hand_of(0) == ["gem_world"]


@pytest.mark.rule("RACE-A5")
def test_explore_gives_what_is_left() -> None:
    game = race().deck("gem_world", only=True).picks(0, "explore_1_1").phase("explore")
    assert (game.hand_of(0), game.hand_of(1)) == (["gem_world"], [])


# Open and hidden


@pytest.mark.rule("RACE-10.3")
@pytest.mark.parametrize("reader", READERS)
def test_tableaus_hand_sizes_chips_and_goods_are_open_to_all(reader: int | None) -> None:
    game = race().tableau(1, "epsilon_eridani", "gem_world", "comet_zone").hand(0, "new_earth", "drop_ships").has(0, 7)
    game.hand(1, "rebel_base").goods(1, "comet_zone").has(1, 3).phase()
    players = GAME.view(game.state, reader)["players"]
    assert [[(placed["card"], placed["good"]) for placed in player["tableau"]] for player in players] == [
        [("old_earth", False)],
        [("epsilon_eridani", False), ("gem_world", False), ("comet_zone", True)],
    ]
    assert [player["hand"] for player in players] == [2, 1]
    assert [player["chips"] for player in players] == [7, 3]
    assert GAME.view(game.state, reader)["pool"] == 24 - 10


def hidden(seed: int, *mine: str, theirs: tuple[str, ...], gone: tuple[str, ...]) -> Scenario:
    """Tables that look alike and differ in what is hidden from seat 0."""
    game = race(seed=seed).tableau(0, "old_earth", "comet_zone").tableau(1, "epsilon_eridani", "plague_world")
    game.hand(0, *mine).hand(1, *theirs).discards(*gone)
    return game.goods(0, "comet_zone").goods(1, "plague_world").phase()


@pytest.mark.rule("RACE-10.4")
def test_hands_of_others_piles_and_good_cards_are_hidden() -> None:
    first = hidden(0, "gem_world", theirs=("rebel_base", "new_earth"), gone=("drop_ships",))
    second = hidden(1, "gem_world", theirs=("spice_world", "mining_league"), gone=("tourist_world",))
    assert first.state.goods[0] != second.state.goods[0]
    assert first.state.deck != second.state.deck
    assert GAME.view(first.state, 0) == GAME.view(second.state, 0)
    assert GAME.view(first.state, None) == GAME.view(second.state, None)
    assert GAME.view(first.state, 1) != GAME.view(second.state, 1)


@pytest.mark.rule("RACE-10.4")
def test_a_player_sees_the_own_hand() -> None:
    game = hidden(0, "gem_world", "new_earth", theirs=("rebel_base",), gone=())
    own = GAME.view(game.state, 0)["players"][0]["own_hand"]
    assert sorted(card["card"] for card in own) == ["gem_world", "new_earth"]


@pytest.mark.rule("RACE-10.4")
def test_a_drawn_card_is_told_to_its_drawer_alone() -> None:
    game = race().tableau(0, "old_earth", "rebel_underground").deck("gem_world").phase("produce")
    told = [event for event in game.events if names_a_card(event, "gem_world")]
    assert [event.visible_to(0) for event in told] == [True]
    assert not any(event.visible_to(reader) for event in told for reader in (1, None))
    assert game.happened("drew") == [{"side": "seat:0", "n": 1}]


@pytest.mark.rule("RACE-10.4")
def test_the_card_that_becomes_a_good_is_told_to_nobody() -> None:
    game = race().tableau(0, "old_earth", "artist_colony").deck("rebel_base").phase("produce")
    assert [CARDS[card].id for card in game.state.goods[0] if card >= 0] == ["rebel_base"]
    assert not any(names_a_card(event, "rebel_base") for event in game.events)
    assert game.happened("good") == [{"side": "seat:0", "card": "card:artist_colony", "good": "good:novelty"}]


@pytest.mark.rule("RACE-10.4")
@pytest.mark.parametrize(("phase", "card"), [("develop", "public_works"), ("settle", "refugee_world")])
def test_a_card_chosen_face_down_is_hidden_until_all_have_chosen(phase: str, card: str) -> None:
    game = race().hand(0, card, "gem_world", "comet_zone").hand(1, "new_earth").phase(phase)
    game.choose(0, card)
    assert not any(names_a_card(event, card) for event in game.events)
    assert "placing" not in GAME.view(game.state, 1)["players"][0]
    assert GAME.view(game.state, 1)["players"][0]["hand"] == 3
    game.nothing(1)
    assert [event["card"] for event in game.happened("reveals")] == [f"card:{card}"]
