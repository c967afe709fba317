"""The Rogue's turn with the dice that a test wants: the random stream is set to a place where it rolls those faces.

    game = rogue_rolls(solo("artemis").has(0, energy=0, culture=0), "move", "energy")
    assert game.place(ROGUE, 0) == "orbit jakks 0"

After these dice the Rogue's turn ends, special actions included, and the player's next turn begins.
"""

from astrarium.games.tiny.names import FACES as FACE_COUNT
from astrarium.games.tiny.rogue.turn import RogueRoll
from astrarium.games.tiny.rounds import NextTurn
from astrarium.games.tiny.turn import begin_turn
from astrarium.kernel import Kind
from astrarium.kernel.randomness import Rng, seed_from

from .scenario import FACES, Scenario, tiny

ROGUE = 1  # the side of the Rogue

CHUNK = 20_000
SEED = seed_from("rogue dice")
_rolled = bytearray()  # the faces that this seed gives, as far as they were needed


def loaded(*faces: str) -> Rng:
    """A random stream whose next dice are these."""
    wanted = bytes(FACES[face] for face in faces)
    while (found := _rolled.find(wanted)) < 0:
        rng = Rng(SEED, len(_rolled))
        _rolled.extend(rng.below(FACE_COUNT) for _ in range(CHUNK))
        assert rng.counter == len(_rolled), "a word was rejected: choose another seed"
    return Rng(SEED, found)


def solo(rogue: str = "artemis", level: int = 1, **options: str) -> Scenario:
    """The player's first turn against this Rogue, without resources to follow or to force rerolls."""
    return tiny(1, 0, rogue=rogue, **options).has(0, energy=0, culture=0).empire(ROGUE, level)


def rolls(game: Scenario, *faces: str) -> Scenario:
    """The next dice rolled show these faces."""
    game.state.rng = loaded(*faces)
    return game


def rogue_rolls(game: Scenario, *faces: str, dice: int | None = None, extra: bool = False) -> Scenario:
    """The Rogue's remaining dice show these faces; `dice`: how many, if some of the faces are rerolls."""
    s = game.state
    begin_turn(s, ROGUE)
    s.dice = []
    s.stack[:] = [NextTurn(0), RogueRoll(len(faces) if dice is None else dice, extra)]
    return rolls(game, *faces).run()


def let_pass(game: Scenario) -> Scenario:
    """Decline everything, or take the first option, until the player's turn or the end. `events` then has all of it."""
    events = game.events
    while not game.over and game.prompt != "ask.turn":
        game.answer(*((0,) if game.asked.kind is Kind.CONFIRM else next(game.asked.choices())))
        events = events + game.events
    game.events = events
    return game
