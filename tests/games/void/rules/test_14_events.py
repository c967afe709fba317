"""Section 14: events that happen at once, and how long others last."""

import pytest

from astrarium.games.void import GAME
from astrarium.games.void.content import EVENT_IDS, HEX_OF, SPACE_NAMES

from ..idle_rounds import play_on
from ..scenario import Scenario, void


def comes(event: str, game: Scenario, number: int = 1) -> Scenario:
    """This event is drawn in this round."""
    return game.next_event(event).pre_round(number).all_done()


def in_force(game: Scenario) -> list[str]:
    return [EVENT_IDS[event] for event in game.state.force]


@pytest.mark.rule("VOID-14.15", "VOID-14.17")
def test_a_trade_boom_counts_planet_cards_up_to_four() -> None:
    game = void().conquered(0, "dromond", "home_1").allied(2, "pyrious", "tan_fu", "orlune", "lathe", "ishmere")
    comes("trade_boom", game)
    assert [game.credits_of(seat) for seat in range(4)] == [1, 0, 4, 0]


@pytest.mark.rule("VOID-14.17")
def test_a_recession_takes_from_all_at_once() -> None:
    game = comes("recession", void().credits(0, 9).credits(1, 6).credits(2, 20))
    assert [game.credits_of(seat) for seat in range(4)] == [6, 6, 6, 0]


@pytest.mark.rule("VOID-14.17")
def test_cards_of_an_event_are_drawn_in_turn_order_and_then_all_discard_at_once() -> None:
    game = void().hand(0, "salvo", "salvo").hand(2, "letters", "letters", "letters")
    game.top("truce", "buyout", "evil_eye", "evil_eye")
    comes("cultural_exchange", game)
    assert {"truce", "buyout"} <= set(game.hand_of(0))
    assert game.hand_of(1) == ["evil_eye", "evil_eye"]
    assert game.prompts() == {0: "ask.discard", 2: "ask.discard"}
    assert (game.asked_of(0).low, game.asked_of(2).low) == (1, 2)


@pytest.mark.rule("VOID-R48")
def test_at_a_galactic_summit_cards_go_to_the_next_seat_and_the_limit_counts_afterwards() -> None:
    game = void().hand(0, "salvo", "salvo", "salvo").top("truce", "buyout", "letters", "evil_eye")
    comes("galactic_summit", game)
    assert game.prompts() == dict.fromkeys(range(4), "ask.pass_card"), "four cards in hand, and no limit yet"
    for seat, card in enumerate(("truce", "buyout", "letters", "evil_eye")):
        game.shop(seat, f"card:{card}")
    assert sorted(game.hand_of(0)) == ["evil_eye", "salvo", "salvo", "salvo"]
    assert [game.hand_of(seat) for seat in (1, 2, 3)] == [["truce"], ["buyout"], ["letters"]]
    assert game.prompts() == {0: "ask.discard"}


@pytest.mark.rule("VOID-R48")
def test_whoever_has_no_card_passes_none() -> None:
    game = void().empty_deck().hand(0)
    game.state.hands[1] = (0,)
    comes("galactic_summit", game)
    assert game.prompts() == {1: "ask.pass_card"}
    game.shop(1, "card:salvo")
    assert (game.hand_of(1), game.hand_of(2)) == ([], ["salvo"])


@pytest.mark.rule("VOID-14.3", "VOID-6.6")
def test_freedom_fighters_rise_where_those_with_most_conquests_choose() -> None:
    game = void().conquered(0, "dromond", "lathe").allied(1, "orlune", "tan_fu", "pyrious").conquered(2, "ishmere")
    comes("freedom_fighters", game)
    assert game.prompts() == {0: "ask.rebel"}
    game.pick("space:lathe")
    assert game.rebels() == ["lathe"]


@pytest.mark.rule("VOID-14.11")
def test_a_planet_that_rebels_already_is_not_chosen_for_freedom_fighters() -> None:
    """One of three conquered planets rebels, so the other two can be chosen; if all rebel, nobody is asked."""
    game = void().conquered(0, "dromond", "lathe", "mirrowane").rebelling("mirrowane")
    comes("freedom_fighters", game)
    assert game.options == ["space:dromond", "space:lathe"]
    all_rebel = void().conquered(0, "dromond", "lathe").rebelling("dromond", "lathe")
    comes("freedom_fighters", all_rebel)
    assert "ask.rebel" not in all_rebel.prompts().values()


@pytest.mark.rule("VOID-14.16", "VOID-R53")
def test_an_event_for_the_next_pre_round_lasts_until_that_is_over() -> None:
    game = comes("breakthrough", void().credits(0, 30))
    assert in_force(game) == ["breakthrough"]
    assert GAME.view(game.state, 0)["own"]["cart"]["research_limit"] == 1, "not for the round in which it came"
    play_on(game)
    assert GAME.view(game.state, 0)["own"]["cart"]["research_limit"] == 2
    game.shop(0, "research:deep_mining", "research:ion_drive")
    assert game.on_sale("research") == set()
    game.next_event("asteroid_drift").all_done()
    assert "breakthrough" not in in_force(game)


@pytest.mark.rule("VOID-14.16")
def test_an_event_for_the_next_pre_round_does_nothing_in_the_last_round() -> None:
    assert in_force(comes("arms_bazaar", void(), 11)) == []


@pytest.mark.rule("VOID-14.16")
def test_what_lasts_until_a_scoring_is_counted_in_it_and_then_over() -> None:
    game = void().conquered(0, "pyrious").in_force("imperial_edict", at="pyrious", since=3)
    comes("score_a", game, 5)
    assert game.sheet(0)["planets"] == 6
    assert in_force(game) == []


@pytest.mark.rule("VOID-6.2")
def test_events_of_a_round_are_over_with_it_and_a_strike_one_round_later() -> None:
    game = comes("solar_flare", void())
    play_on(game)
    assert in_force(game) == []
    game = comes("strike_on_dromond", void())
    play_on(game)
    assert in_force(game) == ["strike_on_dromond"]
    play_on(game.next_event("recession"))
    assert in_force(game) == []


@pytest.mark.rule("VOID-14.5")
def test_an_open_academy_gives_two_cards_to_whoever_ends_a_turn_there() -> None:
    game = comes("open_academy", void().ships("thessik", 0, starfighter=1)).pick("end_turn")
    assert len(game.hand_of(0)) == 2
    game.pick("end_turn")
    assert game.hand_of(1) == []


@pytest.mark.rule("VOID-14.5")
def test_an_asteroid_drift_lets_everybody_pass_asteroids_for_the_round() -> None:
    game = comes("asteroid_drift", void().ships("a3", 0, starfighter=1)).pick("move:a3.0.starfighter")
    assert {"space:vesk_prime", "space:z_ast0"} <= set(game.options)


@pytest.mark.rule("VOID-14.1")
def test_a_wormhole_leads_from_pyrious_to_the_home_of_whoever_has_fewest_planets() -> None:
    game = comes("wormhole_to_the_throne", void().conquered(3, "dromond").conquered(2, "home_0"))
    assert [SPACE_NAMES[space] for space in game.state.wormholes] == ["pyrious", "home_2"], "later in turn order"


@pytest.mark.rule("VOID-14.1")
def test_a_drifting_wormhole_joins_two_planets_of_different_ring_hexes() -> None:
    for seed in range(20):
        a, b = comes("drifting_wormhole", void(seed=seed)).state.wormholes
        assert HEX_OF[a] != HEX_OF[b]
        assert 0 not in (HEX_OF[a], HEX_OF[b]), "neither of the centre"


@pytest.mark.rule("VOID-14.2")
def test_pirates_come_to_a_neutral_planet_of_the_ring_or_to_the_richest_one() -> None:
    for seed in range(20):
        game = comes("pirate_raid", void(seed=seed).conquered(0, "dromond", "lathe"))
        (space,) = [space for space, hits in enumerate(game.state.pirates) if hits]
        assert SPACE_NAMES[space] not in ("dromond", "lathe", "pyrious", "tan_fu", "orlune")
    game = comes("pirate_blockade", void().conquered(0, "ishmere").allied(1, "pyrious"))
    assert [SPACE_NAMES[space] for space, hits in enumerate(game.state.pirates) if hits] == ["pyrious"]


@pytest.mark.rule("VOID-14.4")
def test_distress_calls_come_from_a_planet_or_a_circle_of_the_ring() -> None:
    calls = {SPACE_NAMES[comes("lost_colony_ship", void(seed=seed)).state.force_at[0]] for seed in range(20)}
    assert all(len(space) == 2 and space[0] in "abcdef" for space in calls)
    assert len(calls) > 5


@pytest.mark.rule("VOID-12.15")
def test_oracles_of_zun_alone_see_the_next_event() -> None:
    game = void().race(2, "oracles_of_zun").next_event("uprising").pre_round()
    (peek,) = [event for event in game.events if event.kind == "peeks"]
    assert (peek.args["event"], peek.to) == ("event_card:uprising", (2,))
