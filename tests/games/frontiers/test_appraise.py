"""How the greedy bot judges a position, and which answers it considers."""

import pytest

from astrarium.arena import Match, simulate
from astrarium.games.frontiers import GAME
from astrarium.games.frontiers.bot.harvest import counts, harvest
from astrarium.games.frontiers.bot.pace import pace
from astrarium.games.frontiers.content import NUMBER, WORLDS
from astrarium.games.frontiers.names import ALIEN, GENES, NOVELTY, RARE
from astrarium.games.frontiers.state import FrontiersState


def begun(seats: int = 2) -> FrontiersState:
    """A game whose seats have their start colonies, before the first action is chosen."""
    s = GAME.new(seats)
    while (decision := GAME.decisions(s)[0]).prompt == "ask.side":
        GAME.apply(s, decision, (decision.options[0],))
    return s


def tiles(*names: str) -> tuple[int, ...]:
    return tuple(NUMBER[name] for name in names)


@pytest.mark.parametrize(
    ("names", "goods", "vp", "credits_"),
    [
        ((), (ALIEN, NOVELTY), 0, 4),  # the dearest good is sold
        (("old_earth",), (NOVELTY, RARE), 3, 0),  # two goods for 3 VP are worth more than a sale
        (("old_earth",), (NOVELTY, RARE, GENES), 3, 3),  # the two cheapest are consumed
        (("public_works", "information_hub"), (NOVELTY, NOVELTY), 3, 0),  # each power takes what it must
    ],
)
def test_goods_are_sold_and_consumed_as_they_bring_most(
    names: tuple[str, ...], goods: tuple[int, ...], vp: int, credits_: int
) -> None:
    assert harvest(tiles(*names), counts(list(goods))) == (vp, credits_)


def test_the_nearest_end_tells_how_much_is_left() -> None:
    s = begun()
    whole = pace(s).ahead
    s.pool //= 2
    half = pace(s).ahead
    s.colonies[1] += [world for world in range(len(WORLDS)) if world not in s.colonies[0]][:6]
    assert whole > half > pace(s).ahead > 0


def test_what_all_gain_is_worth_less_than_what_one_gains_alone() -> None:
    s = begun()
    before = GAME.appraise(s, 0)
    s.credits[0] += 2
    alone = GAME.appraise(s, 0) - before
    s.credits[1] += 2
    assert 0 < GAME.appraise(s, 0) - before < alone


def test_credits_are_worth_nothing_when_nothing_more_can_be_bought() -> None:
    s = begun()
    s.last, s.chosen = "chips", len(s.order)
    before = GAME.appraise(s, 0)
    s.credits[0] += 4
    assert GAME.appraise(s, 0) - before < 0.25, "but for ties"


def test_a_goal_that_one_alone_knows_of_is_worth_having() -> None:
    """The bot values goals both while its seat alone looks at them and once its seat keeps one (FRONT-14.2)."""
    s = GAME.new(2, {"goals": "on"})
    s.leader = 0
    before = GAME.appraise(s, 0)
    s.looking = [0, 1, 2]
    looking = GAME.appraise(s, 0)
    s.looking, s.hidden, s.holder = [], 0, 0
    assert before < looking
    assert before < GAME.appraise(s, 0)


def test_it_beats_chance_and_one_sees_with_which_start() -> None:
    tally = simulate(Match("frontiers", 2, ("greedy", "random"), seed=1), 2)  # in which no start colony is replaced
    assert tally.wins[0] == 2
    assert sum(tally.starts.values()) == 4, "the sides of the mats are chosen after the deal"
    assert all(start.startswith("world:") for start in tally.starts)
