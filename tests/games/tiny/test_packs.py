"""Tiny Epic Galaxies with other content: a changed planet, a new one, and errors about wrong rows."""

import pytest

from astrarium.games.tiny import GAME
from astrarium.games.tiny.names import FACE_IDS
from astrarium.kernel import verify
from astrarium.kernel.content.packed_game import with_pack
from astrarium.kernel.content.records import ContentError
from tests.games.bot_games import played
from tests.games.packs import example, pack_of

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


def test_a_new_planet_is_in_the_deck_and_has_an_orbit() -> None:
    changed = with_pack(GAME, example(GAME))
    assert len(changed.new(2).deck) == len(GAME.new(2).deck) + 1
    assert changed.words.name("en", "orbit:vulcan") == "the orbit of Vulcan"


@pytest.mark.parametrize("seats", [1, 5])
def test_bounds_follow_from_the_content(seats: int) -> None:
    """A game is played and verified with a pack that has more resources, a longer row and two ships at one upgrade."""
    *_, (table, _) = played(GAME, seats, f"bounds {seats}", pack_of(GAME, MORE_OF_ALL), "greedy")
    assert table.log.outcome is not None
    assert verify(GAME, table.log) is None


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
    changed = with_pack(GAME, pack_of(GAME, row + levels + 'text = { en = "A die.", fr = "Un dé." }'))
    game = changed.new(1, {"rogue": "nemo"})
    assert changed.view(game, 0)["rogue"]["id"] == "nemo"
    assert changed.words.template("fr", "setup.rogue.nemo") == "Nemo (doux)"


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ('[[planet]]\nid = "jakks"\ntrack = "any"', "planet jakks, track: 'any' is none of diplomacy, economy"),
        (
            '[[planet]]\nid = "jakks"\npowers = [{ kind = "gain", resource = "energy", amount = 3, who = "me" }]',
            "planet jakks, powers, who: 'me' is none of self, others",
        ),
        (
            '[[planet]]\nid = "jakks"\npowers = [{ kind = "gains" }]',
            "planet jakks, powers: 'gains' is no kind",
        ),
        ('[[planet]]\nid = "jakks"\npowers = []', "planet jakks: key 'powers' is missing"),
        ('[[mission]]\nid = "elder"\ngoal = { kind = "triggered", vp = 2 }', "elder, goal: 'triggered' is no kind"),
        ('[[rogue]]\nid = "hades"\ncolour = "pink"', "rogue hades, colour: pink is none of blue"),
        ("[row]\nplanets = [4, 4, 5, 6, 9]", "row, planets: a number of more than 8"),
        ('[[level]]\nid = "level_6"\ndice = 9', "level level_6, dice: a number of more than 7"),
        ('[[planet]]\nid = "jakks"\nadvances = 0', "planet jakks, advances: 0 is none of 1, 2, 3"),
        ('[[level]]\nid = "level_2"\nships = 5', "level level_2, ships: a number of more than 4"),
        ('[[rogue]]\nid = "hades"\nlevels = []', "rogue hades: key 'levels' is missing"),
        ('[[rogue]]\nid = "hades"\nextra_dice = 8', "rogue hades, extra_dice: a number of more than 7"),
        ('[[face]]\nid = "sleep"\nname = { en = "Sleep", fr = "Dormir" }', "face sleep, id: 'sleep' is none of move"),
    ],
)
def test_a_wrong_row_is_named(rows: str, said: str) -> None:
    with pytest.raises(ContentError) as error:
        pack_of(GAME, rows)
    assert said in str(error.value)


def test_a_face_that_is_gone_and_missions_that_are_too_few_are_named() -> None:
    five = "".join(f'[[face]]\nid = "{face}"\nname = {{ en = "x", fr = "x" }}\n' for face in FACE_IDS[:5])
    with pytest.raises(ContentError, match="face utilize_colony: there is no such row"):
        pack_of(GAME, five, whole="face")
    poor = "".join(f'[[mission]]\nid = "{id_}"\ntwo_player_pool = false\n' for id_ in ("elder", "hoarder", "orbiter"))
    with pytest.raises(ContentError, match="mission: 2 seats cannot be dealt: two_player_pool"):
        pack_of(GAME, poor)
