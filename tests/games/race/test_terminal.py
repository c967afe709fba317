"""Race for the Galaxy in a terminal."""

from collections.abc import Iterable
from itertools import islice
from typing import Any

import pytest

from astrarium.cli import words
from astrarium.cli.terminal.changes import changes
from astrarium.games.race import GAME as RACE
from astrarium.games.race.content import CARDS
from astrarium.games.race.refs import CARD
from astrarium.games.race.view import PlacedCard, SeenCard
from astrarium.kernel import View
from astrarium.kernel.text import LANGUAGES
from tests.cli.driver import run
from tests.games.bot_games import played, reader, rows

from .scenario import Scenario, race


def test_a_blocked_card_is_explained_with_its_rule() -> None:
    """In round 1 one world is too strong to conquer (RACE-7.9), another too expensive (RACE-7.2)."""
    args = ("play", "race", "--bots", "random", "--seed", "29", "--lang", "fr")
    screen = " ".join(run(*args, feed=["1 2", "4", "? b1", "? b2", "q"]).output.split())
    strong, expensive = screen.partition("> ? b1 ")[2].split("> ? b2 ")
    assert "Sa défense est de 5 ; votre force militaire contre ce monde est de 2." in strong
    assert "La règle RACE-7.9 l’interdit : " in strong
    assert "Il faut payer 4 cartes, et vous en avez 3 autres en main." in expensive
    assert "La règle RACE-7.2 l’interdit : " in expensive


# Options in words


PAYING = ("artist_colony", "comet_zone", "gem_world", "mining_world", "new_vinland", "space_port")


def options_in_words(game: Scenario) -> list[str]:
    asked = game.asked(0)
    return [RACE.words.say("en", asked.step.option(game.state, code).text) for code in asked.options]


def test_a_6_cost_development_is_not_said_to_be_worth_nothing() -> None:
    game = race().tableau(0, "old_earth").hand(0, "merchant_guild", "drop_ships", *PAYING)
    words = options_in_words(game.picks(0, "produce").picks(1, "develop").phase("develop"))
    assert "Merchant Guild for 6 cards (VP by its text)" in words
    assert "Drop Ships for 4 cards (2 VP)" in words


def test_a_consume_power_is_told_by_what_it_gives_alone() -> None:
    worlds = ("old_earth", "secluded_world", "outlaw_world")
    game = race().tableau(0, *worlds, "gem_world", "comet_zone").goods(0, "gem_world", "comet_zone").phase("consume")
    assert options_in_words(game) == [
        "Old Earth: 1 good (any kind) for 1 VP, at most 2 times",
        "Secluded World: 1 good (any kind) for 1 card, at most 1 time",
        "Outlaw World: 1 good (any kind) for 1 VP and 1 card, at most 1 time",
    ]


# The board itself, at every question of a game


def names(who: words.Reader, cards: list[int]) -> set[str]:
    return {who.name(CARD[card]) for card in cards}


def open_cards(view: View) -> list[int]:
    """The cards that a seat may see: its own, and those that everybody sees."""
    found: list[SeenCard] = []
    for seen in view["players"]:
        found += [*seen["tableau"], *seen["shown"], *seen.get("own_hand", ()), *seen.get("own_drawn", ())]
        if seen.get("placing"):
            found.append(seen["placing"])
    return [card["number"] for card in found]


def seen_cards(numbers: Iterable[int]) -> list[SeenCard]:
    return [{"card": CARDS[number].id, "number": number} for number in numbers]


def placed_card(number: int, *, good: bool) -> PlacedCard:
    card = CARDS[number].id
    return {"card": card, "number": number, "good": good, "in_force": True, "used": [], "produced": False}


def test_the_hands_of_others_are_never_on_the_board() -> None:
    who = reader(RACE, "en")
    texts = {who.name(CARD[card]): who.say(f"card.{CARDS[card].id}.text") for card in range(len(CARDS))}
    checked = 0
    for table, _ in islice(played(RACE, 3, "hands"), None, None, 4):
        state: Any = table.state
        for seat in (0, 1, 2, None):
            view = table.view(seat)
            known = names(who, open_cards(view))
            others = [card for other in range(3) if other != seat for card in state.hands[other] + state.drawn[other]]
            screen = "\n".join(RACE.terminal(view, who))
            for name in known:  # a text may name other cards, and a name may be part of another
                screen = screen.replace(texts[name], "")
            for name in sorted(known, key=len, reverse=True):
                screen = screen.replace(name, "")
            hidden = names(who, others) - known
            assert not [name for name in hidden if name in screen]
            checked += len(hidden)
    assert checked > 1000


def test_persons_at_one_keyboard_see_their_own_hands_only() -> None:
    feed = ["", "1 2", "", "1 2", "", "q"]
    output = run("play", "race", "--bots", "none", "--seed", "4", "--lang", "fr", feed=feed).output
    _, first, second, *_ = output.split("\nÀ présent : ")
    hands = [
        {line[2:].partition(" (")[0] for line in part.splitlines() if " PV" in line and line[2:3].isupper()}
        for part in (first.partition("Votre main")[2], second.partition("Votre main")[2])
    ]
    assert [len(hand) for hand in hands] == [6, 6]
    assert not [name for name in hands[1] - hands[0] if name in first]
    assert not [name for name in hands[0] - hands[1] if name in second]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_some_thirty_lines_for_three_players(lang: str) -> None:
    """At most 35 lines in mid game: six cards of all kinds in each tableau, five cards in the reader's hand."""
    view = RACE.view(RACE.new(3, seed=5), 0)
    for seat, seen in enumerate(view["players"]):
        numbers = range(seat, len(CARDS), len(CARDS) // 6)[:6]
        seen["tableau"] = [placed_card(number, good=place % 2 == 0) for place, number in enumerate(numbers)]
    view["players"][0]["own_hand"] = seen_cards(range(10, len(CARDS), len(CARDS) // 5)[:5])
    assert rows(RACE.terminal(view, reader(RACE, lang))) <= 35


def test_one_card_changes_one_line() -> None:
    who = reader(RACE, "fr")
    view = RACE.view(RACE.new(3, seed=5), 0)
    before = RACE.terminal(view, who)
    view["players"][1]["hand"] += 1
    news = changes(before, RACE.terminal(view, who))
    assert news[0] == "Joueurs"
    assert len(news) == 2
    assert "Navigateur 2\xa0:" in news[1]


def test_a_drawn_copy_of_a_card_in_hand_is_news() -> None:
    who = reader(RACE, "en")
    view = RACE.view(RACE.new(3, seed=5), 0)
    ship, copy = (card for card, design in enumerate(CARDS) if design.id == "colony_ship")
    view["players"][0]["own_hand"] = seen_cards([ship])
    before = RACE.terminal(view, who)
    view["players"][0]["own_drawn"] = seen_cards([copy])
    head, card, text = changes(before, RACE.terminal(view, who))
    assert head == "Cards drawn"
    assert card == "  Colony Ship (development, cost 2, 1 VP, in your hand too)"
    assert text.startswith("    Settle: ")


def test_goods_are_told_in_words() -> None:
    who = reader(RACE, "en")
    view = RACE.view(RACE.new(3, seed=5), 0)
    world = next(card for card, design in enumerate(CARDS) if design.id == "gem_world")
    two = [placed_card(world, good=True), placed_card(world, good=False)]
    view["players"][2].update(tableau=two, military=0, boost=3)
    lines = RACE.terminal(view, who)
    line = "  Wanderer 3, worlds: Gem World (Novelty production, 1 good); Gem World (Novelty production, empty)"
    assert line in lines
    assert any("Military 0 (+3 this phase)" in line for line in lines)
