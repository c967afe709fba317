"""Section 3: the round."""

import random

import pytest

from astrarium.games.race import GAME
from astrarium.kernel import Refused
from astrarium.kernel.flow import apply, decisions

from ..scenario import Scenario, opening, race

TEN = (
    "rebel_base",
    "rebel_homeworld",
    "tourist_world",
    "new_earth",
    "drop_ships",
    "lost_alien_warship",
    "research_labs",
    "merchant_guild",
    "mining_league",
    "new_economy",
)


def pick(game: Scenario, *actions: str) -> Scenario:
    """Everybody chooses an action card."""
    for seat, action in enumerate(actions):
        game.choose(seat, action)
    return game


def phases_of(game: Scenario) -> list[str]:
    return [str(event["phase"]).removeprefix("phase:") for event in game.happened("phase")]


@pytest.mark.rule("RACE-3.1", "RACE-3.8")
def test_a_game_is_a_series_of_rounds_until_an_end_condition_holds() -> None:
    game = opening(2, seed=3)
    dice = random.Random(3)
    rounds = [game.state.round]
    while open_ := decisions(game.state):
        apply(game.state, open_[0].id, open_[0].random_choice(dice))
        if game.state.round != rounds[-1]:
            rounds.append(game.state.round)
    assert rounds == list(range(len(rounds)))
    assert len(rounds) > 5
    assert game.state.ending in ("tableau", "chips", "rounds")
    assert GAME.outcome(game.state).rounds == rounds[-1]


@pytest.mark.rule("RACE-3.8")
def test_another_round_follows_while_nobody_has_twelve_cards_and_chips_are_left() -> None:
    game = race().pool(1).phase("end")
    assert game.prompts() == {0: "ask.action", 1: "ask.action"}
    assert game.state.round == 2
    assert race().pool(0).phase("end").over


@pytest.mark.rule("RACE-3.2")
def test_everybody_chooses_an_action_at_the_same_time() -> None:
    game = race(seats=3).phase()
    assert game.prompts() == dict.fromkeys(range(3), "ask.action")
    game.choose(2, "produce")
    assert game.prompts() == {0: "ask.action", 1: "ask.action"}
    game.choose(0, "produce").choose(1, "consume_2x")
    assert [event["side"] for event in game.happened("plays")] == ["seat:0", "seat:1", "seat:2"]


@pytest.mark.rule("RACE-3.2")
def test_an_action_card_is_secret_until_all_are_placed() -> None:
    game = race(seats=3).phase().choose(0, "explore_5")
    shown = game.happened("picked")
    assert shown == [{"side": "seat:0"}]
    assert game.happened("plays") == []
    views = [GAME.view(game.state, reader)["players"][0]["picked"] for reader in (0, 1, 2, None)]
    assert views == [["explore_5"], None, None, None]
    game.choose(1, "produce")
    assert game.happened("plays") == []
    game.choose(2, "explore_5")
    assert [event["actions"] for event in game.happened("plays")] == [
        "action:explore_5",
        "action:produce",
        "action:explore_5",
    ]
    assert GAME.view(game.state, 1)["players"][0]["picked"] == ["explore_5"]


@pytest.mark.rule("RACE-3.2")
def test_just_one_action_card_is_chosen() -> None:
    game = race().phase()
    for choice in [(), (0, 2)]:
        with pytest.raises(Refused):
            apply(game.state, game.asked(0).id, choice)
    assert game.prompts() == {0: "ask.action", 1: "ask.action"}


@pytest.mark.rule("RACE-3.3")
def test_phases_come_in_numeric_order_and_others_are_skipped() -> None:
    game = pick(race(seats=4).phase(), "produce", "consume_2x", "settle", "develop")
    assert phases_of(game) == ["develop", "settle", "consume", "produce"]


@pytest.mark.rule("RACE-3.3")
def test_explore_is_the_first_phase_and_produce_the_last() -> None:
    game = race().tableau(1, "epsilon_eridani", "artist_colony").phase()
    pick(game, "produce", "explore_5")
    assert game.prompts() == {0: "ask.keep", 1: "ask.keep"}
    assert game.with_goods(1) == []
    game.answer(0, game.asked(0).options[0]).answer(1, game.asked(1).options[0])
    assert phases_of(game) == ["produce"]
    assert game.with_goods(1) == ["artist_colony"]


@pytest.mark.rule("RACE-3.3")
def test_consume_comes_before_produce() -> None:
    """A good made in this round is not consumed in it."""
    game = race().tableau(0, "old_earth", "artist_colony").phase()
    pick(game, "produce", "consume_2x")
    assert game.chips(0) == 0
    assert game.with_goods(0) == ["artist_colony"]


@pytest.mark.rule("RACE-3.4")
def test_a_phase_chosen_by_all_is_performed_once() -> None:
    game = race(seats=3).hand(0, "refugee_world", "pilgrimage_world").phase()
    pick(game, "settle", "settle", "settle").choose(0, "refugee_world")
    assert phases_of(game) == []
    assert game.prompts() == dict.fromkeys(range(3), "ask.action")
    assert game.tableau_of(0) == ["old_earth", "refugee_world"]


@pytest.mark.rule("RACE-3.4")
def test_every_chooser_of_a_phase_gets_its_bonus() -> None:
    game = race(seats=3).hand(0, "refugee_world").hand(1, "pilgrimage_world").hand(2, "artist_colony", "drop_ships")
    pick(game.phase(), "settle", "produce", "settle")
    game.choose(0, "refugee_world").choose(1, "pilgrimage_world").choose(2, "artist_colony")
    assert [len(game.tableau_of(seat)) for seat in range(3)] == [2, 2, 2]
    assert [game.hand_size(seat) for seat in range(3)] == [1, 0, 1]


@pytest.mark.rule("RACE-3.5")
def test_a_bonus_lowers_a_cost() -> None:
    game = race().hand(0, "space_marines", *TEN[:3]).hand(1, "space_marines", *TEN[3:6])
    game.picks(0, "develop").phase("develop").choose(0, "space_marines").choose(1, "space_marines")
    assert [(game.asked(seat).low, game.asked(seat).high) for seat in range(2)] == [(1, 1), (2, 2)]


@pytest.mark.rule("RACE-3.5")
def test_a_bonus_doubles_points() -> None:
    game = race().tableau(0, "old_earth", "comet_zone").tableau(1, "epsilon_eridani", "gem_world")
    game.goods(0, "comet_zone").goods(1, "gem_world").picks(0, "consume_2x").phase("consume")
    assert (game.chips(0), game.chips(1)) == (2, 1)


@pytest.mark.rule("RACE-3.5")
def test_a_bonus_adds_a_draw_or_a_sale() -> None:
    settled = race().hand(0, "refugee_world").picks(0, "settle").phase("settle").choose(0, "refugee_world")
    assert settled.hand_size(0) == 1
    sold = race().tableau(1, "new_sparta", "comet_zone").goods(1, "comet_zone").picks(1, "consume_trade")
    assert sold.phase("consume").hand_size(1) == 3


@pytest.mark.rule("RACE-3.7")
def test_a_hand_of_more_than_ten_is_reduced_to_ten_at_the_end_of_the_round() -> None:
    game = race().hand(0, *TEN, "gem_world", "comet_zone").hand(1, "public_works").phase("end")
    assert game.prompts() == {0: "ask.discard_down"}
    assert (game.asked(0).low, game.asked(0).high) == (2, 2)
    game.choose(0, "rebel_base", "comet_zone")
    assert game.hand_of(0) == sorted({*TEN, "gem_world"} - {"rebel_base"})
    assert game.discarded() == ["comet_zone", "rebel_base"]
    assert game.prompts() == {0: "ask.action", 1: "ask.action"}


@pytest.mark.rule("RACE-3.7")
def test_a_hand_of_ten_is_kept() -> None:
    game = race().hand(0, *TEN).phase("end")
    assert game.prompts() == {0: "ask.action", 1: "ask.action"}
    assert game.hand_size(0) == 10


@pytest.mark.rule("RACE-3.7")
def test_all_reduce_their_hands_at_the_same_time() -> None:
    other = ("gem_world", "comet_zone", "spice_world", "space_port", "mining_world", "pirate_world", "plague_world")
    game = race(seats=3).hand(0, *TEN, "merchant_world")
    game.hand(2, *other, "new_vinland", "trade_league", "rebel_miners", "distant_world", "public_works").phase("end")
    assert game.prompts() == {0: "ask.discard_down", 2: "ask.discard_down"}
    assert [game.asked(seat).low for seat in (0, 2)] == [1, 2]
    game.choose(2, "gem_world", "public_works")
    assert game.prompts() == {0: "ask.discard_down"}


@pytest.mark.rule("RACE-3.7")
def test_action_cards_are_taken_back_after_the_round() -> None:
    game = pick(race().phase(), "produce", "consume_2x")
    assert game.state.picked == [(), ()]
    assert "produce" in game.options(0)
    assert "consume_2x" in game.options(1)
    pick(game, "produce", "consume_2x")
    assert game.prompts() == {0: "ask.action", 1: "ask.action"}


@pytest.mark.rule("RACE-A15")
def test_a_hand_may_exceed_ten_cards_during_the_round() -> None:
    game = race().tableau(0, "old_earth", "comet_zone").hand(0, *TEN).goods(0, "comet_zone")
    game.picks(0, "consume_trade").phase("consume", "produce", "end")
    assert game.hand_size(0) == 10 + 4 + 1
    assert game.prompts() == {0: "ask.discard_down"}
    assert game.asked(0).low == 5


@pytest.mark.rule("RACE-A4")
def test_a_twelfth_card_does_not_end_the_round() -> None:
    game = race().tableau(0, "old_earth", *TEN[:8], "gem_world", "comet_zone")
    game.hand(0, "public_works", "refugee_world", "spice_world").phase("develop", "settle", "produce", "end")
    game.choose(0, "public_works").choose(0, "spice_world")
    assert len(game.tableau_of(0)) == 12
    assert game.prompts() == {0: "ask.settle"}
    game.choose(0, "refugee_world")
    assert len(game.tableau_of(0)) == 13
    assert "comet_zone" in game.with_goods(0)
    assert game.over
    assert game.state.ending == "tableau"


@pytest.mark.rule("RACE-A4")
def test_eleven_cards_at_the_end_of_the_round_do_not_end_the_game() -> None:
    game = race().tableau(0, "old_earth", *TEN).phase("end")
    assert len(game.tableau_of(0)) == 11
    assert not game.over
    assert race().tableau(1, "epsilon_eridani", *TEN, "gem_world").phase("end").over


def play_idle_rounds(game: Scenario, count: int) -> Scenario:
    """Play rounds in which nobody can place or consume anything."""
    for _ in range(count):
        pick(game, "consume_2x", "consume_2x")
    return game


@pytest.mark.rule("RACE-A19")
def test_the_game_stops_after_thirty_rounds_if_the_table_wants_it() -> None:
    game = opening(2, first_game="on", round_limit="30", seed=1)
    play_idle_rounds(game, 29)
    assert (game.state.round, game.over) == (30, False)
    play_idle_rounds(game, 1)
    assert game.over
    assert (game.state.ending, GAME.outcome(game.state).rounds) == ("rounds", 30)


@pytest.mark.rule("RACE-A19")
def test_without_that_option_the_game_goes_on() -> None:
    game = play_idle_rounds(opening(2, first_game="on", seed=1), 40)
    assert not game.over
    assert game.state.round == 41
