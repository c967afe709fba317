"""Bots answer from views alone, always legally, and greedy ones are worth playing against."""

from typing import Any

import pytest

from astrarium.arena import Match, simulate
from astrarium.bots import BOT_WORDS, BOTS, bot_name, make_bot
from astrarium.kernel import Game, games
from astrarium.kernel.flow import apply, decisions, refusal_of
from astrarium.kernel.text import LANGUAGES


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.key)
def test_a_bot_finishes_a_game_with_legal_answers_from_views_alone(name: str, game: Game[Any]) -> None:
    s = game.new(game.meta.seats[-1], seed=name)
    bots = [make_bot(name, game, seat) for seat in range(s.seats)]
    while open_now := decisions(s):
        decision = open_now[0]
        view = game.view(s, decision.seat)
        before = game.encode(s)
        choice = bots[decision.seat].decide(view, decision)
        assert game.encode(s) == before
        assert refusal_of(s, decision, choice) is None
        apply(s, decision.id, choice)
    assert game.result(s).winners


def test_the_same_bot_on_the_same_view_answers_the_same() -> None:
    for game in games():
        s = game.new(game.meta.seats[-1], seed=5)
        decision = decisions(s)[0]
        view = game.view(s, decision.seat)
        assert make_bot("greedy", game, 7).decide(view, decision) == make_bot("greedy", game, 7).decide(view, decision)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_has_a_name_of_its_own_and_a_line(lang: str) -> None:
    names = [bot_name(bot, lang) for bot in BOTS]
    assert names == [BOT_WORDS.name(lang, f"bot:{bot}") for bot in BOTS]
    assert len(set(names)) == len(BOTS)
    assert BOT_WORDS.ids(lang) == {f"{kind}.{bot}" for kind in ("bot", "bot_line") for bot in BOTS}
    assert bot_name("from_elsewhere", lang) == "From_elsewhere"


def test_a_greedy_bot_wants_a_view() -> None:
    game = games()[0]
    s = game.new(2)
    with pytest.raises(ValueError, match="view"):
        make_bot("greedy", game).decide(None, decisions(s)[0])


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.key)
def test_greedy_beats_random(game: Game[Any]) -> None:
    tally = simulate(Match(game.meta.key, 2, ("greedy", "random"), seed=11), 4)
    assert tally.wins[0] >= 3


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.key)
def test_a_bot_may_have_a_leaning_if_the_game_knows_it(game: Game[Any]) -> None:
    for leaning in game.leanings:
        s = game.new(2, seed=leaning)
        bot = make_bot(f"greedy:{leaning}", game, 1)
        assert refusal_of(s, decisions(s)[0], bot.decide(game.view(s, decisions(s)[0].seat), decisions(s)[0])) is None
    with pytest.raises(KeyError):
        make_bot("greedy:unheard_of", game)
