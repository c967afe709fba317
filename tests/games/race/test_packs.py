"""Race with other cards: whoever owns a box can correct it, or add to it."""

from typing import Any

import pytest

from astrarium.bots import make_bot
from astrarium.games.race import GAME
from astrarium.kernel import Game, Log, Table, verify
from astrarium.kernel.box import Pack
from astrarium.kernel.content import ContentError
from astrarium.kernel.loading import with_pack
from astrarium.kernel.packs import export, read_pack
from astrarium.kernel.randomness import seed_from
from astrarium.kernel.text import Text

HEAD = '[pack]\ngame = "race"\nname = "One more"\n'
# A world that costs something else, and a new card with more powers than any other.
MORE = f"""{HEAD}
[[card]]
id = "gem_world"
cost = 5

[[card]]
id = "lighthouse"
name = {{ en = "Lighthouse", fr = "Phare" }}
kind = "world"
copies = 1
cost = 0
vp = 1
production = "windfall"
good = "rare"
powers = [
  {{ kind = "explore.draw", n = 1, text = {{ en = "look at 1 extra card.", fr = "regardez 1 carte de plus." }} }},
  {{ kind = "consume.goods", vp = 1, text = {{ en = "1 good for 1 VP.", fr = "1 ressource pour 1 PV." }} }},
  {{ kind = "consume.draw", n = 1, text = {{ en = "draw 1.", fr = "piochez 1." }} }},
  {{ kind = "produce.windfall", text = {{ en = "a good elsewhere.", fr = "une ressource ailleurs." }} }},
]
"""


@pytest.fixture(scope="module")
def pack() -> Pack:
    return read_pack(GAME, MORE)


def cards_in(game: Game[Any]) -> int:
    """How many there are on a table, as its views count them."""
    view = game.view(game.new(4, {"first_game": "on"}, seed=1), None)
    on_worlds = sum(placed["good"] for player in view["players"] for placed in player["tableau"])
    held = sum(player["hand"] + len(player["tableau"]) for player in view["players"])
    in_all: int = view["deck"] + view["discards"] + held + on_worlds
    return in_all


def first_hands(game: Game[Any], seed: int) -> list[str]:
    """The cards of which some are discarded first, in words."""
    s = game.new(4, seed=seed)
    asked = game.decisions(s)
    return [game.words.say("en", own.step.option(s, code).text) for own in asked for code in own.options]


def test_the_rules_read_what_the_pack_says(pack: Pack) -> None:
    changed = with_pack(GAME, pack)
    assert cards_in(changed) == cards_in(GAME) + 1
    assert changed.words.say("en", Text("card.lighthouse")) == "Lighthouse"
    text = "Windfall: arrives with a Rare good. Explore: look at 1 extra card. Consume: 1 good for 1 VP."
    assert changed.words.say("en", Text("card.lighthouse.text")).startswith(text)
    assert "card.lighthouse" not in GAME.words.ids("en")


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_it_is_played_to_the_end_and_its_log_verifies(pack: Pack, bot: str) -> None:
    """The new card is placed in one of the games at least, and used."""
    met = 0
    for number in range(8):
        table = Table.open(GAME, GAME.agree(3, {}, pack), seed_from(f"pack {number}"))
        player = make_bot(bot, table.game, number)
        while table.outcome is None:
            decision = table.decisions()[0]
            table.answer(decision.seat, decision.id, player.decide(table.view(decision.seat), decision))
        seen = [placed["card"] for side in table.view(None)["players"] for placed in side["tableau"]]
        met += "lighthouse" in seen
        assert verify(GAME, Log.from_json(table.log.to_json())) is None
    assert met


def test_a_changed_cost_is_what_a_card_costs(pack: Pack) -> None:
    printed, changed = (
        {text for seed in range(12) for text in first_hands(game, seed) if text.startswith("Gem World")}
        for game in (GAME, with_pack(GAME, pack))
    )
    assert printed == {"Gem World (cost 2, 1 VP)"}
    assert changed == {"Gem World (cost 5, 1 VP)"}


WORLD = 'name = { en = "X", fr = "X" }\nkind = "world"\ncopies = 1\ncost = 1\nvp = 1\n'


@pytest.mark.parametrize(
    ("rows", "where", "what"),
    [
        (f'[[card]]\nid = "x"\n{WORLD}defense = 2', "card x", "unknown key 'defense'"),
        ('[[card]]\nid = "x"\nname = { en = "X", fr = "X" }', "card x", "key 'kind' is missing"),
        ('[[card]]\nid = "gem_world"\ncost = "2"', "card gem_world, cost", "'2' is not a whole number"),
        ('[[card]]\nid = "gem_world"\ngood = "gold"', "card gem_world, good", "'gold' is none of novelty, rare"),
        (f'[[card]]\nid = "x"\n{WORLD}good = "rare"', "card x", "key 'production' is missing"),
        (f'[[card]]\nid = "x"\n{WORLD}powers = [{{ kind = "fly" }}]', "card x, powers", "'fly' is no kind"),
        (f'[[card]]\nid = "x"\n{WORLD}powers = [{{ kind = "explore.draw" }}]', "card x, powers", "key 'n' is missing"),
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
        ("[figures]\nhand_limit = true", "figures, hand_limit", "True is not a whole number"),
    ],
)  # fmt: skip
def test_a_wrong_row_is_named(rows: str, where: str, what: str) -> None:
    with pytest.raises(ContentError) as refused:
        read_pack(GAME, f"{HEAD}{rows}\n")
    assert refused.value.where == where
    assert what in str(refused.value)


def test_the_own_content_as_a_pack_changes_nothing() -> None:
    assert read_pack(GAME, export(GAME)).changes == {}
