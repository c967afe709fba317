"""What a table plays with, if not with what is in the box: packs that come in, and what they changed."""

from typing import Any

from astrarium.kernel import Game
from astrarium.kernel import game as find_game
from astrarium.kernel.box import Pack
from astrarium.kernel.content import ContentError
from astrarium.kernel.differences import differences
from astrarium.kernel.notices import notices

from ..config import Limits
from ..live.hub import Hub
from ..telemetry.metrics import Metrics
from ..thinking.trying import PackTrials
from ..wire import tables as w
from .errors import Problem, later
from .limits import Turnstile
from .route import Access, Context, Route


class Contents:
    """Takes packs in, and tells those who may see a table what its pack changes."""

    def __init__(self, hub: Hub, limits: Limits, turnstile: Turnstile, metrics: Metrics) -> None:
        self._hub = hub
        self._limits = limits
        self._turnstile = turnstile
        self._metrics = metrics
        self._trials = PackTrials()

    def routes(self) -> list[Route]:
        at = "/api/v1/tables/{table}/content"
        return [
            Route(
                "GET", at, Access.WATCHER, self.show, None, w.AskContent, w.TableContent, 200, "What it plays with",
                zipped=True,
            )
        ]  # fmt: skip

    async def read(self, ctx: Context, wish: w.Wish) -> Pack | None:
        """The pack that a wish brings. Problem, in the reader's words and with the row, if it cannot be played with."""
        if not wish.content:
            return None
        if len(wish.content.encode()) > self._limits.pack_bytes:
            raise Problem(413, "long_pack", args={"most": self._limits.pack_bytes})
        _installed(wish.game)
        wait = self._turnstile.pack(ctx.address)
        if wait:
            raise later(wait)
        try:
            pack = await self._trials.read(wish.game, wish.content)
        except ContentError as error:
            self._metrics.packs.labels("refused").inc()
            raise Problem(
                422, "bad_content", args={"where": error.where, "reason": error.code, "detail": error.say(ctx.lang)}
            ) from None
        self._metrics.packs.labels("taken").inc()
        return pack

    async def show(self, ctx: Context, query: w.AskContent) -> w.TableContent:
        fold = (await self._hub.fresh(ctx.table)).fold
        told = tuple(fold.game.words.say(query.lang, text) for text in notices(fold.game, fold.setup))
        pack = fold.setup.content
        if pack is None:
            return w.TableContent("", "", {}, (), told, {}, {})
        box = find_game(fold.game.meta.key)
        return w.TableContent(
            name=pack.name,
            hash=pack.hash,
            changes=dict(pack.changes),
            list=tuple(w.ContentChange(*difference) for difference in differences(box, pack)),
            notices=told,
            words=_other_words(box, fold.game, query.lang),
            rules=_other_rules(box, fold.game, query.lang),
        )


def _installed(key: str) -> Game[Any]:
    try:
        return find_game(key)
    except KeyError:
        raise Problem(404, "no_such_game", args={"game": key}) from None


def _other_words(box: Game[Any], changed: Game[Any], lang: str) -> dict[str, str]:
    """The sentences that are not those of the game as it is installed."""
    found: dict[str, str] = {}
    for text in sorted(changed.words.ids(lang)):
        template = changed.words.template(lang, text) or ""
        if template != box.words.template(lang, text):
            found[text] = template
    return found


def _other_rules(box: Game[Any], changed: Game[Any], lang: str) -> dict[str, str]:
    """The statements that name another figure than in the box."""
    said = {statement.id: statement.say(lang) for statement in changed.rulebook.own}
    return {id_: words for id_, words in said.items() if words != box.rulebook[id_].say(lang)}
