"""Routes about notices: push subscriptions of browsers, and unsubscribing."""

from collections.abc import Callable

from ...config import Config
from ...declined import Declined
from ...ids import spell
from ...notices.encryption import AUTH, read_bytes, read_point
from ...notices.notices import TurnNotices
from ...notices.push import WebPush
from ...people.webhooks import check_webhook
from ...store.pushes import Push, Pushes
from ...wire import bodies as b
from ..limits import Pace
from ..route import Access, Context, Route

LONGEST = 1_000  # characters of an endpoint


class NoticeRoutes:
    def __init__(
        self, config: Config, pushes: Pushes, web_push: WebPush, notices: TurnNotices, now: Callable[[], int]
    ) -> None:
        self._config = config
        self._pushes = pushes
        self._web_push = web_push
        self._notices = notices
        self._now = now

    def routes(self) -> list[Route]:
        api, a = "/api/v1", Access
        return [
            Route("GET", f"{api}/push", a.ANYONE, self.key, reply=b.PushKey,
                  summary="With what a browser subscribes to notices"),
            Route("PUT", f"{api}/push", a.PERSON, self.subscribe, body=b.Subscribe, status=204,
                  summary="Be told in this browser"),
            Route("DELETE", f"{api}/push", a.PERSON, self.unsubscribe, body=b.Unsubscribe, status=204,
                  summary="Be told in this browser no more"),
            Route("POST", f"{api}/push/test", a.PERSON, self.try_out, reply=b.Tried, pace=Pace.SIGN_IN,
                  summary="Send a notice to all of one's browsers"),
            Route("POST", f"{api}/notices/stop", a.ANYONE, self.stop, query=b.StopToken, reply=b.Stopped,
                  pace=Pace.SIGN_IN, summary="Stop notices, with the token of a mail or a push"),
        ]  # fmt: skip

    async def key(self, ctx: Context) -> b.PushKey:
        return b.PushKey(self._web_push.public_key)

    async def subscribe(self, ctx: Context, body: b.Subscribe) -> None:
        check_webhook(body.endpoint, self._config.allow_private_webhooks, LONGEST)
        try:
            public_key, auth = read_bytes(body.p256dh), read_bytes(body.auth)
            read_point(public_key)
        except ValueError:
            raise Declined("bad_push") from None
        if len(auth) != AUTH:
            raise Declined("bad_push")
        await self._pushes.add(Push(body.endpoint, ctx.me.id, public_key, auth), self._now())

    async def unsubscribe(self, ctx: Context, body: b.Unsubscribe) -> None:
        await self._pushes.remove(ctx.me.id, body.endpoint)

    async def try_out(self, ctx: Context) -> b.Tried:
        return b.Tried(await self._web_push.try_out(ctx.me))

    async def stop(self, ctx: Context, query: b.StopToken) -> b.Stopped:
        """Unsubscribe as in RFC 8058: one POST without a cookie, whatever its body."""
        stop = await self._notices.stop(query.token, query.endpoint)
        if stop is None:
            raise Declined("bad_link")
        return b.Stopped(stop.channel, spell(stop.table) if stop.table else "")
