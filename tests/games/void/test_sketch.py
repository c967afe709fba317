"""The map of Empires of the Void in characters."""

import pytest

from astrarium.games.void import GAME as VOID
from astrarium.games.void.content import PLANETS
from astrarium.kernel.terminal import SKETCH_HEIGHT, SKETCH_WIDTH
from astrarium.kernel.text import LANGUAGES
from tests.games.bot_games import played, reader

from .scenario import void

PICTURE = """\
                                   <C>Eegh
                                   ·      ·
                     (3)  ·  ·  (1)   ( )Kesh Hollow  (3)
                    =           ·    ·      =           ·
           ( )Sarn Delta       ·         (2)              ·
                    x          ·            ·        · ·  (1)
                     (2)  ( )Ooloru        ( )Thessik      ·
             ( )Qua Tarn         (*4)  ·  (1)         ( )Bindok II
     (3)  = =       =           · ( )Pyrious ·           ·       · · (1)C4
       ·             (1)  ( )Orlune ·   · ·   (*2) ·  (3)             ·
        ·           ·           ·   ·   ·    ·           *           ·
      ( )Lathe   (2)             (*3)  ( )Tan Fu    ( )Vesk Prime  (2)
         ·          ·           ·          ·             ·          ·
        ·            (2)  ·  (3)            ·      x  (3)            ·
    <B>Narkan       *           ·      (A)Mirrowane  x    ·       <A>Earth
           ( )Cindervane       ( )Ishmere    x     x       (1)  ·    A3
                      x       ·               x  x        ·
                         (1)                  (2)  ( )Dromond
                                                     A3 B1
  A Player 1; B Navigator 2; C Wanderer 3
  ( ) neutral; (A) ally; A2: 2 ships; * Asteroids; x Mines; = Ancient defences""".splitlines()


def test_planets_lanes_homes_holders_and_fleets_stand_where_they_lie() -> None:
    game = void(3).allied(0, "mirrowane").ships("home_0", 0, starfighter=3).ships("a1", 2, starfighter=4)
    game.ships("dromond", 0, starfighter=2, diplomat=1).ships("dromond", 1, moth=1)
    sketch = VOID.sketch(VOID.view(game.state, 0), reader(VOID, "en"))
    assert sketch is not None
    assert [row.replace("\u00a0", " ") for row in sketch.rows] == PICTURE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_game_it_fits_names_all_planets_and_stands_for_lines_of_the_table(lang: str) -> None:
    who, looked = reader(VOID, lang), 0
    for table, seat in played(VOID, 3, "sketch"):
        view = table.view(seat)
        sketch = VOID.sketch(view, who)
        assert sketch is not None
        assert len(sketch.rows) <= SKETCH_HEIGHT
        assert max(map(len, sketch.rows)) <= SKETCH_WIDTH
        assert set(sketch.instead) <= set(VOID.terminal(view, who))
        picture = "\n".join(sketch.rows)
        there = {space["id"] for space in view["spaces"]}
        assert [
            planet.id for planet in PLANETS if planet.id in there and who.name(f"space:{planet.id}") not in picture
        ] == []
        looked += 1
    assert looked > 20
