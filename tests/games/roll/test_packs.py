"""Roll with other tiles and figures: whoever owns a box can correct it, or add to it."""

from typing import Any

import pytest

from astrarium.bots import make_bot
from astrarium.games.roll import GAME
from astrarium.kernel import Game, Log, Table, verify
from astrarium.kernel.box import Pack
from astrarium.kernel.content import ContentError
from astrarium.kernel.loading import with_pack
from astrarium.kernel.packs import export, read_pack
from astrarium.kernel.randomness import seed_from
from astrarium.kernel.text import LANGUAGES, Text

HEAD = '[pack]\ngame = "roll"\nname = "One more"\n'
# A price, a tile that costs something else, and a new pair with more powers than any other.
MORE = f"""{HEAD}
[[price]]
id = "novelty"
credits = 4

[[tile]]
id = "public_works"
cost = 2

[[tile]]
id = "lighthouse"
name = {{ en = "Lighthouse", fr = "Phare" }}
kind = "development"
category = "power"
cost = 1
back = "lantern_moon"
powers = [
  {{ kind = "credits_end_of_phase", phase = "produce", amount = 1 }},
  {{ kind = "trade_bonus", phase = "ship", amount = 1 }},
  {{ kind = "consume_vp", phase = "ship", amount = 1, colours = ["novelty"] }},
  {{ kind = "reassign", phase = "assign", low = 1, high = 1 }},
  {{ kind = "score_goods", phase = "end", points = 1 }},
]
text = {{ en = "A light for all phases.", fr = "Une lumière pour toutes les phases." }}

[[tile]]
id = "lantern_moon"
name = {{ en = "Lantern Moon", fr = "Lune aux lanternes" }}
kind = "world"
colour = "novelty"
cost = 1
powers = [{{ kind = "gain_good", phase = "immediate", colour = "novelty" }}]
text = {{ en = "Give it a Novelty good.", fr = "Elle reçoit une marchandise Nouveauté." }}
"""


@pytest.fixture(scope="module")
def pack() -> Pack:
    return read_pack(GAME, MORE)


def tiles_in(game: Game[Any]) -> int:
    """How many there are on a table beside start tiles, as its views count them."""
    view = game.view(game.new(2, {}, seed=1), None)
    in_all: int = view["bag"] + sum(player["drawn"] for player in view["players"])
    return in_all


def first_options(game: Game[Any], seed: int) -> list[str]:
    """The two start tiles of each seat, in words."""
    s = game.new(5, seed=seed)
    asked = game.decisions(s)
    return [game.words.say("en", own.step.option(s, code).text) for own in asked for code in own.options]


def test_the_rules_read_what_the_pack_says(pack: Pack) -> None:
    changed = with_pack(GAME, pack)
    assert tiles_in(changed) == tiles_in(GAME) + 1
    assert changed.words.say("fr", Text("tile.lighthouse")) == "Phare"
    assert "tile.lighthouse" not in GAME.words.ids("en")


def test_a_changed_cost_is_what_a_tile_costs(pack: Pack) -> None:
    printed, changed = (
        {text.partition(";")[0] for seed in range(25) for text in first_options(game, seed) if "Public" in text}
        for game in (GAME, with_pack(GAME, pack))
    )
    assert printed == {"Public Works (development, cost 1)"}
    assert changed == {"Public Works (development, cost 2)"}


def played(pack: Pack, seats: int, number: int, bot: str = "random") -> Table:
    """A whole game of bots."""
    table = Table.open(GAME, GAME.agree(seats, {}, pack), seed_from(f"pack {number}"))
    player = make_bot(bot, table.game, number)
    while table.outcome is None:
        decision = table.decisions()[0]
        table.answer(decision.seat, decision.id, player.decide(table.view(decision.seat), decision))
    return table


@pytest.mark.parametrize(("number", "side"), [(6, "lighthouse"), (13, "lantern_moon")])
def test_a_game_is_played_to_the_end_and_its_log_verifies(pack: Pack, number: int, side: str) -> None:
    """In these the new tile is built, once on either side."""
    table = played(pack, 2, number)
    assert side in {placed["tile"] for player in table.view(None)["players"] for placed in player["tableau"]}
    assert verify(GAME, Log.from_json(table.log.to_json())) is None


def test_bots_that_look_ahead_weigh_what_the_pack_says(pack: Pack) -> None:
    assert verify(GAME, played(pack, 2, 0, "greedy").log) is None


def test_a_changed_price_is_what_a_good_brings(pack: Pack) -> None:
    """Of all Trades from Novelty worlds without a power."""
    prices = set()
    for game in (GAME, with_pack(GAME, pack)):
        for seed in range(2):
            bot = make_bot("random", game, seed)
            s = game.new(2, {}, seed)
            while decisions := game.decisions(s):
                asked = decisions[0]
                if asked.prompt == "ask.ship":
                    options = [asked.step.option(s, code) for code in asked.options]
                    trades = [option for option in options if "space_mall" in option.ref and ">trade" in option.ref]
                    prices |= {(game is GAME, option.text.args["n"]) for option in trades}
                game.apply(s, asked, bot.decide(game.view(s, asked.seat), asked))
    assert {(True, 3), (False, 4)} <= prices
    assert (False, 3) not in prices


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_states_a_figure_that_the_pack_has_changed(lang: str) -> None:
    short = with_pack(GAME, read_pack(GAME, f"{HEAD}[figures]\ntableau_end = 9\ncredits_max = 8\nround_limit = 20\n"))
    for game, figures in ((GAME, ("12", "10", "30")), (short, ("9", "8", "20"))):
        texts = ("ending.tableau", "warning.credits_lost", "setup.round_limit.30")
        said = [game.words.template(lang, text) or "" for text in texts]
        said += [game.rulebook[rule].say(lang) for rule in ("ROLL-11.6", "ROLL-10.12", "ROLL-A26")]
        for figure, words in zip(figures * 2, said, strict=True):
            assert figure in words


def test_another_end_of_the_game_is_played_to() -> None:
    """With 6 tiles as the end, no tableau is much larger."""
    short = read_pack(GAME, f"{HEAD}[figures]\ntableau_end = 6\n")
    view = played(short, 2, 0).view(None)
    assert view["ending"] == "tableau"
    assert max(len(player["tableau"]) for player in view["players"]) in range(6, 10)


def test_a_tile_that_needs_no_worker_does_not_stop_the_game() -> None:
    """Nothing in the box is free, but a pack may have such a tile."""
    free = read_pack(GAME, "\n".join([HEAD, *(f'[[tile]]\nid = "{tile}"\ncost = 0' for tile in FREE)]))
    assert verify(GAME, played(free, 2, 0).log) is None


FREE = ("artist_colony", "star_nomad_lair", "plague_world", "public_works", "technology_unions", "backup_planning")
NEW = 'name = { en = "X", fr = "X" }\ntext = { en = "X.", fr = "X." }\ncost = 1\n'


@pytest.mark.parametrize(
    ("rows", "where", "what"),
    [
        (f'[[tile]]\nid = "x"\n{NEW}kind = "world"\ndefense = 2', "tile x", "unknown key 'defense'"),
        (f'[[tile]]\nid = "x"\n{NEW}', "tile x", "key 'kind' is missing"),
        ('[[tile]]\nid = "gem_world"\ncost = "2"', "tile gem_world, cost", "'2' is not a whole number"),
        ('[[tile]]\nid = "gem_world"\ncolour = "gold"', "tile gem_world, colour", "'gold' is none of gray, novelty"),
        (f'[[tile]]\nid = "x"\n{NEW}kind = "world"', "tile x", "key 'back' is missing"),
        (f'[[tile]]\nid = "x"\n{NEW}kind = "development"\nback = "y"', "tile x, back, y", "no such row"),
        (
            f'[[tile]]\nid = "x"\n{NEW}kind = "development"\nback = "gem_world"',
            "tile x, back, gem_world",
            "no such row",  # it is the back of another one already
        ),
        (
            '[[tile]]\nid = "gem_world"\npowers = [{ kind = "fly", phase = "ship" }]',
            "tile gem_world, powers",
            "'fly' is no kind",
        ),
        (
            '[[tile]]\nid = "trade_levies"\npowers = [{ kind = "consume_credits", phase = "ship" }]',
            "tile trade_levies, powers",
            "key 'amount' is missing",
        ),
        (
            '[[tile]]\nid = "trade_levies"\npowers = [{ kind = "consume_credits", phase = "night", amount = 1 }]',
            "tile trade_levies, powers, phase",
            "'night' is none of setup",
        ),
        ('[[tile]]\nid = "space_mall"\nfaction = 2', "tile alien_archaeology, faction", "no such row"),
        ('[[die]]\nid = "home"\nfaces = ["ship", "ship", "ship"]', "die home", "3 is none of 6"),
        (
            '[[die]]\nid = "home"\nfaces = ["explore", "develop", "settle", "produce", "ship", "wild"]',
            "die home, faces",  # it is rolled for an extra phase with two players
            "'wild' is none of explore",
        ),
        ("[figures]\ncredits_max = true", "figures, credits_max", "True is not a whole number"),
    ],
)  # fmt: skip
def test_a_wrong_row_is_named(rows: str, where: str, what: str) -> None:
    with pytest.raises(ContentError) as refused:
        read_pack(GAME, f"{HEAD}{rows}\n")
    assert refused.value.where == where
    assert what in str(refused.value)


def test_the_own_content_as_a_pack_changes_nothing() -> None:
    assert read_pack(GAME, export(GAME)).changes == {}
