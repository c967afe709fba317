"""Routes about second factors: signing in with a passkey, proving one's identity again, adding and removing."""

from ...declined import Declined
from ...people.passkeys.ceremony import Place, place_of
from ...people.passkeys.factors import NONE, PASSKEY
from ...people.passkeys.second_factor import Asked, Proved
from ...people.register import Register
from ...people.tokens import read_bytes, spell_bytes
from ...wire import bodies as b
from ..limits import Pace
from ..route import Access, Context, Route
from .people import enter


class PasskeyRoutes:
    """A change of factors ends all sessions and links of the account; the person who made it gets a new session."""

    def __init__(self, register: Register) -> None:
        self._register = register
        self._factors = register.factors

    def routes(self) -> list[Route]:
        api, a, strict = "/api/v1", Access, Pace.SIGN_IN
        mine = f"{api}/me/passkeys"
        return [
            Route("POST", f"{api}/session/passkey/begin", a.ANYONE, self.begin, body=b.BeginPasskey,
                  reply=b.PasskeyAsked, summary="Begin to sign in with a passkey", pace=strict),
            Route("POST", f"{api}/session/passkey", a.ANYONE, self.enter, body=b.UsePasskey, reply=b.Me, status=201,
                  summary="Sign in with a passkey", pace=strict),
            Route("POST", f"{api}/session/code", a.ANYONE, self.enter_by_code, body=b.UseCode, reply=b.Me, status=201,
                  summary="Sign in with a recovery code", pace=strict),
            Route("POST", f"{api}/me/proof/begin", a.ACCOUNT, self.begin_proof, reply=b.PasskeyAsked,
                  summary="Begin to prove with a passkey that it is you"),
            Route("POST", f"{api}/me/proof", a.ACCOUNT, self.prove, body=b.Prove, status=204, pace=strict,
                  summary="Prove that it is you"),
            Route("GET", mine, a.ACCOUNT, self.show, reply=b.Factors,
                  summary="Your passkeys and recovery codes"),
            Route("POST", f"{mine}/begin", a.ACCOUNT, self.begin_new, reply=b.PasskeyAsked,
                  summary="Begin to add a passkey"),
            Route("POST", mine, a.ACCOUNT, self.add, body=b.NewPasskey, reply=b.RecoveryCodes, status=201,
                  summary="Add a passkey"),
            Route("PATCH", f"{mine}/{{passkey}}", a.ACCOUNT, self.rename, body=b.RenamePasskey, status=204,
                  summary="Rename a passkey"),
            Route("DELETE", f"{mine}/{{passkey}}", a.ACCOUNT, self.remove, status=204,
                  summary="Remove a passkey"),
            Route("POST", f"{api}/me/codes", a.ACCOUNT, self.renew_codes, reply=b.RecoveryCodes, status=201,
                  summary="New recovery codes"),
        ]  # fmt: skip

    async def begin(self, ctx: Context, body: b.BeginPasskey) -> b.PasskeyAsked:
        return _told(await self._factors.begin(self._place(ctx), body.ticket))

    async def enter(self, ctx: Context, body: b.UsePasskey) -> b.Me:
        proved = await self._factors.enter(self._place(ctx), body.ticket, body.credential)
        return await self._enter(ctx, proved, body.password)

    async def enter_by_code(self, ctx: Context, body: b.UseCode) -> b.Me:
        return await self._enter(ctx, await self._factors.enter_by_code(body.ticket, body.code), body.password)

    async def begin_proof(self, ctx: Context) -> b.PasskeyAsked:
        return _told(await self._factors.begin_proof(self._place(ctx), ctx.here))

    async def prove(self, ctx: Context, body: b.Prove) -> None:
        if body.ticket is not None and body.credential is not None:
            await self._factors.prove(self._place(ctx), ctx.here, body.ticket, body.credential)
            return
        await self._register.accounts.check_own(ctx.me, body.password or "")
        await self._factors.prove_by_password(ctx.here)

    async def show(self, ctx: Context) -> b.Factors:
        keys, codes = await self._factors.of(ctx.me)
        cards = tuple(b.PasskeyCard(spell_bytes(key.id), key.name, key.made_at, key.used_at) for key in keys)
        return b.Factors(cards, codes, await self._factors.is_fresh(ctx.here), ctx.me.admin_at_rest)

    async def begin_new(self, ctx: Context) -> b.PasskeyAsked:
        return _told(await self._factors.begin_new(self._place(ctx), ctx.here))

    async def add(self, ctx: Context, body: b.NewPasskey) -> b.RecoveryCodes:
        codes = await self._factors.add(self._place(ctx), ctx.here, body.ticket, body.credential, body.name)
        await self._changed(ctx, PASSKEY)
        return b.RecoveryCodes(tuple(codes))

    async def rename(self, ctx: Context, body: b.RenamePasskey) -> None:
        await self._factors.rename(ctx.me, _key(ctx), body.name)

    async def remove(self, ctx: Context) -> None:
        await self._factors.remove(ctx.here, _key(ctx))
        keys, _ = await self._factors.of(ctx.me)
        await self._changed(ctx, ctx.here.factor if keys else NONE)

    async def renew_codes(self, ctx: Context) -> b.RecoveryCodes:
        codes = await self._factors.renew_codes(ctx.here)
        await self._changed(ctx, ctx.here.factor)
        return b.RecoveryCodes(tuple(codes))

    async def _enter(self, ctx: Context, proved: Proved, password: str | None) -> b.Me:
        person = proved.person
        if password is not None and proved.by_link and self._register.links:
            person = await self._register.links.renew(person, password)
        return await enter(self._register, ctx, person, proved.factor)

    async def _changed(self, ctx: Context, factor: int) -> None:
        """Mail the owner, in case somebody else made the change, and open a new session."""
        if self._register.links:
            self._register.links.tell_factors_changed(ctx.me)
        await enter(self._register, ctx, await self._register.accounts.get(ctx.me.id), factor)

    def _place(self, ctx: Context) -> Place:
        place = place_of(self._register.config, ctx.request.headers.get("host", ""))
        if place is None:
            raise Declined("no_passkeys_here")
        return place


def _key(ctx: Context) -> bytes:
    key = read_bytes(ctx.param("passkey"))
    if key is None:
        raise Declined("no_passkey")
    return key


def _told(asked: Asked) -> b.PasskeyAsked:
    return b.PasskeyAsked(asked.ticket, asked.options)
