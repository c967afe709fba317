"""Content packs of tables: taking them in, and the route that shows what they change."""

from time import perf_counter
from typing import Any, NamedTuple

import msgspec
from starlette.responses import Response

from astrarium.kernel import Game
from astrarium.kernel import game as find_game
from astrarium.kernel.content.box import Pack
from astrarium.kernel.content.differences import differences
from astrarium.kernel.content.notices import notices
from astrarium.kernel.content.records import ContentError

from ...config import Limits
from ...live.hub.hub import Hub
from ...telemetry.metrics import Metrics
from ...thinking.pack_trials import try_pack
from ...wire import tables as w
from ..compression import WORTH_ZIPPING, is_known, tag_of, takes_gzip, zipped
from ..errors import Problem, later
from ..limits import Turnstile
from ..places import AddressPlaces
from ..replay_cache import KeptBytes
from ..route import Access, Context, Route

AT_ONCE = 2  # packs tried at once, each in a process of its own
MOST_WAITING = 20  # packs from all addresses
PATIENCE = 30.0  # seconds that a request waits for its turn
MOST_BYTES = 4 * 2**20  # of cached replies; the largest pack's takes about 100 kB


class Kept(NamedTuple):
    """The reply about a pack's changes: computed and compressed once for all tables that play with it."""

    plain: bytes
    zipped: bytes
    tag: str


class Contents:
    """Takes packs in, and shows people who may see a table what its pack changes."""

    def __init__(self, hub: Hub, limits: Limits, turnstile: Turnstile, metrics: Metrics) -> None:
        self._hub = hub
        self._limits = limits
        self._turnstile = turnstile
        self._metrics = metrics
        self._places = AddressPlaces(AT_ONCE, MOST_WAITING, PATIENCE)
        self._kept: KeptBytes[Kept] = KeptBytes(MOST_BYTES)

    def routes(self) -> list[Route]:
        at = "/api/v1/tables/{table}/content"
        return [
            Route(
                "GET", at, Access.WATCHER, self.show, None, w.AskContent, w.TableContent, 200, "What it plays with",
                tagged=True,
            )
        ]  # fmt: skip

    async def read(self, ctx: Context, wish: w.Wish) -> Pack | None:
        """The pack in a wish, after a trial. Raises Problem, in the reader's language, with the row at fault."""
        if not wish.content:
            return None
        if len(wish.content.encode()) > self._limits.pack_bytes:
            raise Problem(413, "long_pack", args={"most": self._limits.pack_bytes})
        _installed(wish.game)
        wait = self._turnstile.pack(ctx.me.id, ctx.address)
        if wait:
            raise later(wait)
        try:
            pack = await self._try(ctx, wish)
        except ContentError as error:
            self._metrics.packs.labels("refused").inc()
            raise Problem(
                422, "bad_content", args={"where": error.where, "reason": error.code, "detail": error.say(ctx.lang)}
            ) from None
        self._metrics.packs.labels("taken").inc()
        return pack

    async def _try(self, ctx: Context, wish: w.Wish) -> Pack:
        async with self._places.of(ctx.address):
            begun = perf_counter()
            try:
                return await try_pack(wish.game, wish.content)
            finally:
                self._turnstile.tried(ctx.me.id, ctx.address, perf_counter() - begun)

    async def show(self, ctx: Context, query: w.AskContent) -> Response:
        fold = (await self._hub.fresh(ctx.table)).fold
        told = tuple(fold.game.words.say(query.lang, text) for text in notices(fold.game, fold.setup))
        pack = fold.setup.content
        if pack is None:
            return _answer(ctx, _kept(w.TableContent("", "", {}, (), told, {}, {})))
        key = fold.game.meta.key, pack.name, pack.hash, query.lang, told
        kept = self._kept.get(key)
        if kept is None:
            self._metrics.contents.labels("made").inc()
            box = find_game(fold.game.meta.key)
            kept = _kept(
                w.TableContent(
                    name=pack.name,
                    hash=pack.hash,
                    changes=dict(pack.changes),
                    list=tuple(w.ContentChange(*difference) for difference in differences(box, pack)),
                    notices=told,
                    words=_other_words(box, fold.game, query.lang),
                    rules=_other_rules(box, fold.game, query.lang),
                )
            )
            self._kept.keep(key, kept, len(kept.plain) + len(kept.zipped))
        else:
            self._metrics.contents.labels("kept").inc()
        return _answer(ctx, kept)


def _kept(content: w.TableContent) -> Kept:
    plain = msgspec.json.encode(content)
    return Kept(plain, zipped(plain) if len(plain) >= WORTH_ZIPPING else b"", f"W/{tag_of(plain)}")


def _answer(ctx: Context, kept: Kept) -> Response:
    """The reply, or 304 if the client has it. Caches must ask each time: access to the table is checked again."""
    asked = ctx.request.headers
    headers = {"ETag": kept.tag, "Cache-Control": "private, no-cache", "Vary": "Accept-Encoding, Cookie"}
    if is_known(kept.tag.removeprefix("W/"), asked.get("if-none-match", "")):
        return Response(status_code=304, headers=headers)
    if kept.zipped and takes_gzip(asked.get("accept-encoding", "")):
        return Response(kept.zipped, 200, {**headers, "Content-Encoding": "gzip"}, "application/json")
    return Response(kept.plain, 200, headers, "application/json")


def _installed(key: str) -> Game[Any]:
    try:
        return find_game(key)
    except KeyError:
        raise Problem(404, "no_such_game", args={"game": key}) from None


def _other_words(box: Game[Any], changed: Game[Any], lang: str) -> dict[str, str]:
    """The sentences that differ from those of the installed game."""
    found: dict[str, str] = {}
    for text in sorted(changed.words.ids(lang)):
        template = changed.words.template(lang, text) or ""
        if template != box.words.template(lang, text):
            found[text] = template
    return found


def _other_rules(box: Game[Any], changed: Game[Any], lang: str) -> dict[str, str]:
    """The rule statements whose figures differ from those in the box."""
    said = {statement.id: statement.say(lang) for statement in changed.rulebook.own}
    return {id_: words for id_, words in said.items() if words != box.rulebook[id_].say(lang)}
