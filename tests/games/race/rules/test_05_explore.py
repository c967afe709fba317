"""Section 5: Phase I, Explore."""

import pytest

from astrarium.games.race import GAME
from astrarium.kernel import Event, Refused

from ..scenario import Scenario, race

SEVEN = ("gem_world", "comet_zone", "new_earth", "drop_ships", "rebel_base", "tourist_world", "plague_world")


def exploring(*cards: str, picks: str = "", seats: int = 2) -> Scenario:
    """Seat 0 has these cards beside its start world and chose this action."""
    game = race(seats).tableau(0, "old_earth", *cards)
    return (game.picks(0, picks) if picks else game).phase("explore")


def figures(game: Scenario, seat: int) -> tuple[int, int]:
    """How many are drawn and kept."""
    asked = game.asked(seat)
    assert asked.low == asked.high
    return len(asked.options), asked.low


@pytest.mark.rule("RACE-5.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_draws_two_and_keeps_one(seats: int) -> None:
    game = race(seats).deck("gem_world", "comet_zone").phase("explore")
    assert game.prompts() == dict.fromkeys(range(seats), "ask.keep")
    assert [figures(game, seat) for seat in range(seats)] == [(2, 1)] * seats
    game.choose(0, "comet_zone")
    assert game.hand_of(0) == ["comet_zone"]
    assert game.discarded() == ["gem_world"]


@pytest.mark.rule("RACE-5.1")
def test_choices_are_made_at_the_same_time_in_any_order() -> None:
    game = race(seats=3).deck("gem_world", "comet_zone", "new_earth", "drop_ships").phase("explore")
    game.choose(1, "drop_ships")
    assert sorted(game.prompts()) == [0, 2]
    game.choose(0, "gem_world")
    assert (game.hand_of(0), game.hand_of(1)) == (["gem_world"], ["drop_ships"])


@pytest.mark.rule("RACE-5.2")
def test_all_draws_are_done_before_anybody_discards() -> None:
    """The pile has three cards for two players: a card that the first player discards is not drawn by the second."""
    game = race().deck("gem_world", "comet_zone", "new_earth", only=True).phase("explore")
    assert figures(game, 0) == (2, 1)
    assert game.hand_of(1) == ["new_earth"]
    game.choose(0, "gem_world")
    assert game.hand_of(1) == ["new_earth"]
    assert game.prompts() == {0: "ask.action", 1: "ask.action"}


@pytest.mark.rule("RACE-5.2b")
def test_a_chooser_gets_the_bonus_of_the_card_played_and_no_other() -> None:
    game = race(seats=4).picks(0, "explore_5").picks(1, "explore_1_1").picks(2, "settle").phase("explore")
    assert [figures(game, seat) for seat in range(4)] == [(7, 1), (3, 2), (2, 1), (2, 1)]


@pytest.mark.rule("RACE-5.3")
def test_explore_5_draws_seven_and_keeps_one() -> None:
    game = race().deck(*SEVEN).picks(0, "explore_5").phase("explore")
    assert sorted(game.options(0)) == sorted(SEVEN)
    assert figures(game, 0) == (7, 1)
    game.choose(0, "rebel_base")
    assert game.hand_of(0) == ["rebel_base"]
    assert game.discarded() == sorted(set(SEVEN) - {"rebel_base"})


@pytest.mark.rule("RACE-5.4")
def test_explore_1_1_draws_three_and_keeps_two() -> None:
    game = race().deck(*SEVEN).picks(0, "explore_1_1").phase("explore")
    assert figures(game, 0) == (3, 2)
    game.choose(0, "gem_world", "new_earth")
    assert game.hand_of(0) == ["gem_world", "new_earth"]
    assert game.discarded() == ["comet_zone"]


@pytest.mark.rule("RACE-5.5")
def test_explore_1_1_with_a_power_of_one_card_draws_four_and_keeps_two() -> None:
    assert figures(exploring("star_nomad_lair", picks="explore_1_1"), 0) == (4, 2)


@pytest.mark.rule("RACE-5.5")
@pytest.mark.parametrize(
    ("cards", "picks", "drawn", "kept"),
    [
        (("expedition_force",), "", 3, 1),
        (("research_labs",), "explore_5", 7, 2),
        (("galactic_renaissance",), "", 4, 2),
        (("galactic_survey_seti", "malevolent_lifeforms"), "explore_5", 10, 1),
        (("expedition_force", "research_labs", "galactic_renaissance"), "explore_1_1", 6, 4),
    ],
)
def test_powers_add_to_what_is_drawn_and_kept(cards: tuple[str, ...], picks: str, drawn: int, kept: int) -> None:
    game = exploring(*cards, picks=picks)
    assert figures(game, 0) == (drawn, kept)
    assert figures(game, 1) == (2, 1)


@pytest.mark.rule("RACE-5.5")
def test_who_may_keep_all_is_not_asked() -> None:
    game = race().tableau(0, "old_earth", "research_labs").deck("gem_world", "comet_zone").phase("explore")
    assert game.hand_of(0) == ["comet_zone", "gem_world"]
    assert list(game.prompts()) == [1]


@pytest.mark.rule("RACE-5.6")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_exactly_the_number_to_keep_is_kept(count: int) -> None:
    game = exploring(picks="explore_1_1")
    with pytest.raises(Refused):
        game.answer(0, *game.asked(0).options[:count])
    assert game.hand_size(0) == 0
    assert game.answer(0, *game.asked(0).options[:2]).hand_size(0) == 2


@pytest.mark.rule("RACE-5.6")
def test_kept_cards_join_the_hand() -> None:
    game = race().hand(0, "gem_world").deck("comet_zone", "new_earth").phase("explore").choose(0, "new_earth")
    assert game.hand_of(0) == ["gem_world", "new_earth"]


@pytest.mark.rule("RACE-5.6")
def test_others_see_neither_the_cards_drawn_nor_those_kept_nor_those_discarded() -> None:
    game = race().deck("gem_world", "comet_zone").phase("explore")
    told = [*game.events]
    game.choose(0, "gem_world")
    told += game.events
    assert not any(_names_a_card(event) for event in told if event.visible_to(1) and event.args.get("side") == "seat:0")
    assert [event.kind for event in told if _names_a_card(event) and event.visible_to(1)] == ["drew_cards"]
    view = GAME.view(game.state, 1)
    assert view["known"] == []
    assert "own_hand" not in view["players"][0]
    assert game.known(0) == game.state.discard


def _names_a_card(event: Event) -> bool:
    return any(str(value).startswith("card:") for value in event.args.values())
