"""Tiny Epic Galaxies with other content: a planet changed, one added, and what is said of wrong rows."""

from functools import partial

import pytest

from astrarium.bots import answer_of, make_bot
from astrarium.games.tiny import GAME
from astrarium.games.tiny.names import FACE_IDS
from astrarium.kernel import Log, Table, flow, verify
from astrarium.kernel.box import Pack
from astrarium.kernel.content import ContentError
from astrarium.kernel.loading import with_pack
from astrarium.kernel.packs import read_pack
from astrarium.kernel.text import LANGUAGES

HEAD = '[pack]\ngame = "tiny"\nname = "a trial"\n'
JAKKS_IS_WORTH_NINE = '[[planet]]\nid = "jakks"\nvp = 9\n'
NEW_PLANET = """
[[planet]]
id = "vulcan"
name = { en = "Vulcan", fr = "Vulcain" }
resource = "energy"
track = "economy"
vp = 2
advances = 3
powers = [{ kind = "gain", resource = "energy", amount = 3, who = "self" }]
text = { en = "Gain 3 energy.", fr = "Gagnez 3 Énergies." }
"""
MORE_OF_ALL = """
[resources]
max = 12

[row]
planets = [7, 8, 8, 8, 8]

[[level]]
id = "level_2"
ships = 4

[[level]]
id = "level_3"
ships = 4

[[level]]
id = "level_4"
ships = 4
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_states_a_figure_that_the_pack_has_changed(lang: str) -> None:
    changed = with_pack(GAME, read_pack(GAME, '[pack]\ngame = "tiny"\nname = "Short"\n[end]\nvp = 14\n'))
    for game, vp, other in ((GAME, "21", "14"), (changed, "14", "21")):
        said = [game.words.template(lang, text) or "" for text in ("event.end_triggered", "ending.points")]
        said += [game.rulebook[rule].say(lang) for rule in ("TINY-9.1", "TINY-10.20")]
        assert all(vp in words and other not in words and "{end_vp}" not in words for words in said), said


def played(pack: Pack, seats: int, bot: str, seed: int = 0) -> Log:
    """A whole game of bots with this pack."""
    table = Table.open(GAME, GAME.agree(seats, content=pack), bytes([seed]) * 32, players=[bot] * seats)
    players = [make_bot(bot, table.game, seat) for seat in range(seats)]
    while table.decisions():
        decision = table.decisions()[0]
        refusal_of = partial(flow.refusal_of, table.state, decision)
        choice = answer_of(players[decision.seat], table.view(decision.seat), decision, refusal_of)
        table.answer(decision.seat, decision.id, choice)
    return table.log


@pytest.mark.parametrize(("seats", "bot"), [(1, "greedy"), (2, "greedy"), (3, "random")])
def test_a_game_with_a_changed_and_a_new_planet_is_played_to_its_end_and_verifies(seats: int, bot: str) -> None:
    log = played(read_pack(GAME, HEAD + JAKKS_IS_WORTH_NINE + NEW_PLANET), seats, bot)
    assert log.outcome is not None
    assert verify(GAME, Log.from_json(log.to_json())) is None


def test_the_pack_holds_at_its_tables_alone() -> None:
    changed = with_pack(GAME, read_pack(GAME, HEAD + JAKKS_IS_WORTH_NINE + NEW_PLANET))
    assert len(changed.new(2).deck) == len(GAME.new(2).deck) + 1
    assert changed.words.name("fr", "planet:vulcan") == "Vulcain"
    assert changed.words.name("en", "orbit:vulcan") == "the orbit of Vulcan"
    assert GAME.words.template("en", "planet.vulcan") is None


@pytest.mark.parametrize("seats", [1, 5])
def test_bounds_follow_from_the_content(seats: int) -> None:
    """More resources, a longer row, two ships at one upgrade."""
    log = played(read_pack(GAME, HEAD + MORE_OF_ALL), seats, "greedy", seed=seats)
    assert log.outcome is not None
    assert verify(GAME, log) is None


def test_a_new_rogue_galaxy_can_be_chosen() -> None:
    levels = '[[rogue.levels]]\ndice = 3\nvp = 0\nattack = [{ kind = "player_loses_die", dice = 1 }]\n'
    row = """
[[rogue]]
id = "nemo"
name = { en = "Nemo", fr = "Nemo" }
tier = { en = "gentle", fr = "doux" }
difficulty = 1
colour = "red"
max_energy = 3
max_culture = 3
extra_dice = 1
"""
    changed = with_pack(GAME, read_pack(GAME, HEAD + row + levels + 'text = { en = "A die.", fr = "Un dé." }\n'))
    game = changed.new(1, {"rogue": "nemo"})
    assert changed.view(game, 0)["rogue"]["id"] == "nemo"
    assert changed.words.template("fr", "setup.rogue.nemo") == "Nemo (doux)"


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        (NEW_PLANET.replace("vp = 2", 'vp = "two"'), "planet vulcan, vp: 'two' is not a whole number"),
        (NEW_PLANET.replace('"economy"', '"any"'), "planet vulcan, track: 'any' is none of diplomacy, economy"),
        (NEW_PLANET.replace('"gain"', '"gains"'), "planet vulcan, powers: 'gains' is no kind; there are advance,"),
        (NEW_PLANET.replace('who = "self"', 'whom = "self"'), "planet vulcan, powers: unknown key 'whom'"),
        (NEW_PLANET.replace('"self"', '"me"'), "planet vulcan, powers, who: 'me' is none of self, others"),
        ('[[planet]]\nid = "jakks"\npowers = []\n', "planet jakks: key 'powers' is missing"),
        ('[[mission]]\nid = "elder"\ngoal = { kind = "triggered", vp = 2 }\n', "elder, goal: 'triggered' is no kind"),
        ('[[rogue]]\nid = "hades"\ncolour = "pink"\n', "rogue hades, colour: pink is none of blue"),
        ("[row]\nplanets = [4, 4, 5, 6, 9]\n", "row, planets: a number of more than 8"),
        ('[[level]]\nid = "level_6"\ndice = 9\n', "level level_6, dice: a number of more than 7"),
        ('[[planet]]\nid = "jakks"\nadvances = 0\n', "planet jakks, advances: 0 is none of 1, 2, 3"),
        ('[[level]]\nid = "level_2"\nships = 5\n', "level level_2, ships: a number of more than 4"),
        ('[[rogue]]\nid = "hades"\nlevels = []\n', "rogue hades: key 'levels' is missing"),
        ('[[rogue]]\nid = "hades"\nextra_dice = 8\n', "rogue hades, extra_dice: a number of more than 7"),
        ('[[face]]\nid = "sleep"\nname = { en = "Sleep", fr = "Dormir" }\n', "face sleep, id: 'sleep' is none of move"),
    ],
)
def test_a_wrong_row_is_named(rows: str, said: str) -> None:
    with pytest.raises(ContentError) as error:
        read_pack(GAME, HEAD + rows)
    assert said in str(error.value)


def test_a_face_that_is_gone_and_missions_that_are_too_few_are_named() -> None:
    five = "".join(f'[[face]]\nid = "{face}"\nname = {{ en = "x", fr = "x" }}\n' for face in FACE_IDS[:5])
    with pytest.raises(ContentError, match="face utilize_colony: there is no such row"):
        read_pack(GAME, HEAD + 'whole = ["face"]\n' + five)
    poor = "".join(f'[[mission]]\nid = "{id_}"\ntwo_player_pool = false\n' for id_ in ("elder", "hoarder", "orbiter"))
    with pytest.raises(ContentError, match="mission: 2 seats cannot be dealt: two_player_pool"):
        read_pack(GAME, HEAD + poor)
