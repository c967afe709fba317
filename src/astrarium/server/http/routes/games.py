"""Routes about the installed games: cards for the lobby, rules, words. Nothing here depends on who asks."""

from collections.abc import Mapping
from typing import Any

from astrarium.bots import BOT_WORDS, BOTS
from astrarium.kernel import Game, RuleBook, game, games
from astrarium.kernel.content.notices import notices
from astrarium.kernel.game import TABLE_RULES
from astrarium.kernel.text import LANGUAGES

from ...wire.bodies import GameCard, GameOption, GamePage, InLang, Notice, RuleLine, Rules, Words
from ..errors import Problem
from ..route import Access, Context, Handler, Route

KEEP = 300  # seconds; an update of the server shows after that time


class GameRoutes:
    """`boards`: for each game, the address of the board in its package."""

    def __init__(self, boards: Mapping[str, str]) -> None:
        self._boards = boards

    def routes(self) -> list[Route]:
        def get(path: str, handler: Handler, reply: Any, summary: str, query: type[InLang] | None = None) -> Route:
            return Route(
                "GET",
                f"/api/v1{path}",
                Access.ANYONE,
                handler,
                query=query,
                reply=reply,
                summary=summary,
                cache=KEEP,
                zipped=True,
            )

        return [
            get("/games", self.list_games, list[GameCard], "The installed games"),
            get("/games/{key}", self.show_game, GamePage, "One game: its options and what to know before play"),
            get("/games/{key}/rules", show_rules, Rules, "The rules in numbered statements", InLang),
            get("/games/{key}/words", show_words, Words, "All sentences of a game, for a client", InLang),
        ]

    async def list_games(self, ctx: Context) -> list[GameCard]:
        return [self._card(found) for found in games()]

    async def show_game(self, ctx: Context) -> GamePage:
        found = _find(ctx)
        options = tuple(GameOption(o.id, o.values, o.default, o.seats) for o in found.meta.options)
        return GamePage(self._card(found), options, tuple(_notices(found)), tuple(BOTS))

    def _card(self, found: Game[Any]) -> GameCard:
        meta = found.meta
        board = self._boards.get(meta.key)
        return GameCard(meta.key, meta.version, meta.names, meta.stage, meta.seats, meta.minutes, board)


async def show_rules(ctx: Context, query: InLang) -> Rules:
    found, lang = _find(ctx), query.lang
    book = found.rulebook
    chapters = {number: titles[lang] for number, titles in book.chapters.items()}
    table = _lines(TABLE_RULES, lang)
    return Rules(found.meta.key, lang, _lines(book, lang), chapters, dict(book.events), table)


async def show_words(ctx: Context, query: InLang) -> Words:
    found = _find(ctx)
    known = found.words.over(BOT_WORDS)  # every game's tables have bots
    words = {text: known.template(query.lang, text) or "" for text in sorted(known.ids(query.lang))}
    return Words(found.meta.key, query.lang, words)


def _find(ctx: Context) -> Game[Any]:
    key = ctx.param("key")
    try:
        return game(key)
    except KeyError:
        raise Problem(404, "no_such_game", args={"game": key}) from None


def _lines(book: RuleBook, lang: str) -> tuple[RuleLine, ...]:
    return tuple(
        RuleLine(s.id, s.say(lang), s.source, s.kind, s.chapter if s.chapter in book.chapters else "") for s in book.own
    )


def _notices(found: Game[Any]) -> list[Notice]:
    return [
        Notice(seats, text.id, {lang: found.words.say(lang, text) for lang in LANGUAGES})
        for seats in found.meta.seats
        for text in notices(found, found.agree(seats))
    ]
