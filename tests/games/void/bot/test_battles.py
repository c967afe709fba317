"""A greedy bot is no fool: it attacks what it can take, guards what it has, and leaves hopeless battles alone."""

from astrarium.bots import make_bot
from astrarium.games.void import GAME
from astrarium.games.void.bot import leanings
from astrarium.games.void.bot.appraise import appraise
from astrarium.games.void.bot.odds import at_least
from astrarium.games.void.bot.pace import pace
from astrarium.games.void.bot.prospects import prospects
from astrarium.games.void.content import SPACE
from astrarium.games.void.empire import needed_by
from astrarium.games.void.rounds import EndRound, NextTurn
from astrarium.games.void.turn.actions import ATTACK, attack
from astrarium.games.void.turn.diplomacy import ROLLS, ways_to_reach

from ..scenario import Scenario, void
from ..table import fleet


def choice_of(game: Scenario, seat: int, name: str = "greedy") -> str:
    """The option that the bot would choose, by its reference."""
    decision = game.asked_of(seat)
    (code,) = make_bot(name, GAME, 1).decide(GAME.view(game.state, seat), decision)
    return game.options_of(decision)[list(decision.options).index(code)]


def test_chances_are_those_of_the_dice() -> None:
    game = void()
    needs = needed_by(game.state, 0, True, 0)
    assert at_least(fleet(starfighter=1), needs, 1) == 2 / 6  # on 5 or 6
    assert abs(at_least(fleet(starfighter=3), needs, 1) - (1 - (4 / 6) ** 3)) < 1e-9
    assert at_least(fleet(starfighter=1), needs, 2) == 0
    assert ways_to_reach(17) / ROLLS == 4 / 216
    assert (ways_to_reach(-2), ways_to_reach(19), ROLLS) == (216, 0, 216)


def test_ships_at_a_neutral_planet_attack_it() -> None:
    game = void().ships("dromond", 0, starfighter=4).turn(0)
    assert choice_of(game, 0) == "attack:dromond.planet"


def test_an_unguarded_planet_of_another_player_is_taken() -> None:
    game = void().conquered(1, "tan_fu").ships("tan_fu", 0, starfighter=1).turn(0)
    assert choice_of(game, 0) == "attack:tan_fu.1"


def test_nobody_attacks_a_fleet_that_cannot_be_beaten() -> None:
    game = void().conquered(1, "tan_fu").ships("tan_fu", 1, sunhammer=3).ships("tan_fu", 0, starfighter=1).turn(0)
    codes = [code for (code,) in GAME.candidates(game.state, game.asked_of(0)) if code >= ATTACK]
    assert all(attack(code)[1] != 1 for code in codes)
    assert not choice_of(game, 0).startswith("attack:tan_fu.1")


def test_ships_go_where_something_is_to_be_had() -> None:
    game = void().ships("home_0", 0, starfighter=3)
    game.state.stack = [EndRound(), NextTurn(1), NextTurn(0)]
    game.run()
    assert prospects(game.state, 0, pace(game.state, 0), leanings.NONE)
    assert choice_of(game, 0).startswith("move:home_0")


def test_a_guard_is_worth_more_where_others_can_come() -> None:
    """A ship counts more on a conquered planet than beside: a bare planet falls without a battle (VOID-8.15)."""
    bare = void().conquered(0, "tan_fu").ships("z1", 1, starfighter=2).ships("a3", 0, starfighter=1).turn(0)
    guarded = void().conquered(0, "tan_fu").ships("z1", 1, starfighter=2).ships("tan_fu", 0, starfighter=1).turn(0)
    assert appraise(guarded.state, 0) > appraise(bare.state, 0)


def test_a_battle_is_judged_by_how_it_may_end() -> None:
    """The value of a position rises when ships attack that win the battle nearly always."""
    weak = void().ships("z1", 0, starfighter=1).ships("z1", 1, starfighter=3).turn(0).pick("attack:z1.1")
    strong = void().ships("z1", 0, sunhammer=4).ships("z1", 1, starfighter=3).turn(0)
    before = appraise(strong.state, 0)
    assert weak.state is not strong.state
    strong.pick("attack:z1.1")
    assert appraise(strong.state, 0) > before


def test_leanings_change_what_a_bot_cares_for() -> None:
    """A raider values the planet of another more than a builder does, and leanings judge one position differently."""
    game = void().conquered(1, "tan_fu").ships("home_0", 0, starfighter=2).turn(0)
    at = pace(game.state, 0)
    raids = {name: _worth_of(game, lean, "tan_fu") for name, lean in leanings.LEANINGS.items()}
    assert raids["raider"] == max(raids.values()) > raids["builder"]
    assert at.scorings == 3
    assert set(GAME.leanings) == {"raider", "conqueror", "diplomat", "builder"}
    values = {round(judge(game.state, 0), 6) for judge in GAME.leanings.values()}
    assert len(values) > 1


def _worth_of(game: Scenario, lean: leanings.Leaning, planet: str) -> float:
    found = prospects(game.state, 0, pace(game.state, 0), lean)
    return max((prospect.worth for prospect in found if prospect.space == SPACE[planet]), default=0.0)


def test_a_cry_is_raised_against_a_planet_where_it_helps() -> None:
    """Two Starfighters hit on 5, with War Cry on 4, so the bot plays it (VOID-16.3); six Starfighters do without."""
    game = void().ships("pyrious", 0, starfighter=2).hand(0, "war_cry", "salvo").turn(0)
    assert choice_of(game, 0) == "attack:pyrious.planet.war_cry"
    many = void().ships("pyrious", 0, starfighter=6).hand(0, "war_cry", "salvo").turn(0)
    assert choice_of(many, 0) == "attack:pyrious.planet"
