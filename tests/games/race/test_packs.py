"""Race with other cards: a player who owns the box can correct cards, or add some."""

from random import Random
from typing import Any

import pytest

from astrarium.conformance.play import play_on
from astrarium.games.race import GAME
from astrarium.kernel import Game
from astrarium.kernel.content.box import Pack
from astrarium.kernel.content.packed_game import with_pack
from astrarium.kernel.text import Text
from tests.games.packs import example, is_named, part_of


@pytest.fixture(scope="module")
def pack() -> Pack:
    """A world that costs something else, and a new card with more powers than any other."""
    return example(GAME)


def number_of(game: Game[Any], card: str) -> int:
    """The first copy of a card."""
    return next(n for n, design in enumerate(part_of(game, "content").CARDS) if design.id == card)


def test_the_rules_read_what_the_pack_says(pack: Pack) -> None:
    changed = with_pack(GAME, pack)
    assert len(changed.new(4).deck) == len(GAME.new(4).deck) + 1
    text = "Windfall: arrives with a Rare good. Explore: look at 1 extra card. Consume: 1 good for 1 VP."
    assert changed.words.say("en", Text("card.lighthouse.text")).startswith(text)


def test_a_new_card_counts_as_its_row_says_and_is_played_with(pack: Pack) -> None:
    """A new card in the first tableau, with a good on it, scores 1 point and stays there to the end of the game."""
    changed = with_pack(GAME, pack)
    s = changed.new(3, seed=1)
    before = changed.outcome(s).scores
    card = number_of(changed, "lighthouse")
    s.deck.remove(card)
    s.tableau[0].append(card)
    s.in_force[0].append(card)
    s.goods[0].append(s.deck.pop())
    assert changed.outcome(s).scores == (before[0] + 1, *before[1:])
    assert play_on(changed, s, Random(1), 5000)
    assert "lighthouse" in [placed["card"] for placed in changed.view(s, None)["players"][0]["tableau"]]


def test_a_changed_cost_is_what_a_card_costs(pack: Pack) -> None:
    assert {first_card(game, "gem_world") for game in (GAME, with_pack(GAME, pack))} == {
        "Gem World (cost 2, 1 VP)",
        "Gem World (cost 5, 1 VP)",
    }


def first_card(game: Game[Any], card: str) -> str:
    """The text of this card as an option of the first discard."""
    s = game.new(2)
    s.hands[0][0], s.open = number_of(game, card), None
    asked = game.decisions(s)[0]
    return game.words.say("en", asked.step.option(s, s.hands[0][0]).text)


WORLD = 'name = { en = "X", fr = "X" }\nkind = "world"\ncopies = 1\ncost = 1\nvp = 1\n'


@pytest.mark.parametrize(
    ("rows", "where", "what"),
    [
        ('[[card]]\nid = "gem_world"\ngood = "gold"', "card gem_world, good", "'gold' is none of novelty, rare"),
        (f'[[card]]\nid = "x"\n{WORLD}good = "rare"', "card x", "key 'production' is missing"),
        (f'[[card]]\nid = "x"\n{WORLD}powers = [{{ kind = "fly" }}]', "card x, powers", "'fly' is no kind"),
        (
            f'[[card]]\nid = "x"\n{WORLD}powers = [{{ kind = "explore.draw", n = 1 }}]',
            "card x, power 1, text",
            "key 'en' is missing",
        ),
        (
            f'[[card]]\nid = "x"\n{WORLD}score = [{{ kind = "card", vp = 1, card = "y" }}]',
            "card x, score, y",
            "no such row",
        ),
        ('[[first_game]]\nid = "new_sparta"\nhand = ["z"]', "first_game new_sparta, z", "no such row"),
    ],
)  # fmt: skip
def test_a_wrong_row_is_named(rows: str, where: str, what: str) -> None:
    is_named(GAME, rows, where, what)
