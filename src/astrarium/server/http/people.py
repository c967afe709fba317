"""Routes about oneself: a name, an account, sessions, notices."""

import structlog
from msgspec import UNSET

from ..ids import spell
from ..people.cookies import forget_cookie, set_cookie
from ..people.declined import Declined
from ..people.names import clean_email
from ..people.person import Person
from ..people.register import Register
from ..people.webhooks import check_webhook
from ..wire import bodies as b
from .errors import later
from .limits import Pace, Turnstile
from .route import Access, Context, Route

log = structlog.get_logger(__name__)


class PeopleRoutes:
    """Every new identity comes with a new session; the one that came with the request ends."""

    def __init__(self, register: Register, turnstile: Turnstile) -> None:
        self._register = register
        self._turnstile = turnstile

    def routes(self) -> list[Route]:
        api, a, strict, guest = "/api/v1", Access, Pace.SIGN_IN, Pace.GUEST
        return [
            Route("GET", f"{api}/me", a.ANYONE, self.show, reply=b.Here,
                  summary="Who you are"),
            Route("PATCH", f"{api}/me", a.PERSON, self.change, body=b.PatchMe, reply=b.Me,
                  summary="Change what is given"),
            Route("DELETE", f"{api}/me", a.PERSON, self.leave, body=b.Leave, status=204, pace=strict,
                  summary="Be forgotten"),
            Route("POST", f"{api}/guest", a.ANYONE, self.new_guest, body=b.NewGuest, reply=b.Me, status=201, pace=guest,
                  summary="Come in under a name"),
            Route("POST", f"{api}/account", a.PERSON, self.new_account, body=b.NewAccount, reply=b.Signed, pace=strict,
                  summary="Make the guest's account"),
            Route("POST", f"{api}/session", a.ANYONE, self.sign_in, body=b.SignIn, reply=b.Me, status=201, pace=strict,
                  summary="Sign in"),
            Route("DELETE", f"{api}/session", a.ANYONE, self.sign_out, status=204,
                  summary="Sign out"),
            Route("DELETE", f"{api}/sessions", a.PERSON, self.sign_out_everywhere, status=204,
                  summary="Sign out everywhere"),
            Route("POST", f"{api}/password", a.ACCOUNT, self.change_password, body=b.ChangePassword, status=204,
                  pace=strict, summary="Change the password"),
            Route("POST", f"{api}/link", a.ANYONE, self.ask_link, body=b.AskLink, status=204, pace=strict,
                  summary="Ask for a sign-in link by mail"),
            Route("POST", f"{api}/link/use", a.ANYONE, self.use_link, body=b.UseLink, reply=b.Me, pace=strict,
                  summary="Use a link from a mail"),
        ]  # fmt: skip

    async def show(self, ctx: Context) -> b.Here:
        return b.Here(_me(ctx.person) if ctx.person else None, mail=self._register.links is not None)

    async def new_guest(self, ctx: Context, body: b.NewGuest) -> b.Me:
        return await self._enter(ctx, await self._register.accounts.new_guest(body.name, body.lang))

    async def change(self, ctx: Context, body: b.PatchMe) -> b.Me:
        accounts, me = self._register.accounts, ctx.me
        notices = self._notices(me, body)
        if body.name is not UNSET:
            await accounts.rename(me, body.name)
        if body.lang is not UNSET:
            await accounts.speak(me, body.lang)
        if notices != me.notices:
            await accounts.set_notices(me, notices)
        return _me(await accounts.get(me.id))

    async def new_account(self, ctx: Context, body: b.NewAccount) -> b.Signed:
        self._slow_down(body.email)
        accounts, links = self._register.accounts, self._register.links
        if links is None:
            person = await accounts.upgrade(ctx.me, body.email, body.password)
            return b.Signed(await self._enter(ctx, person))
        if ctx.me.is_account:
            raise Declined("has_account")
        links.ask_confirmation(ctx.me, body.email)
        return b.Signed(_me(ctx.me), pending=True)

    async def sign_in(self, ctx: Context, body: b.SignIn) -> b.Me:
        self._slow_down(body.email)
        return await self._enter(ctx, await self._register.accounts.sign_in(body.email, body.password))

    async def sign_out(self, ctx: Context) -> None:
        if ctx.visit:
            await self._register.sessions.close(ctx.visit)
        self._forget(ctx)

    async def sign_out_everywhere(self, ctx: Context) -> None:
        await self._register.sessions.close_all(ctx.me.id)
        self._forget(ctx)

    async def change_password(self, ctx: Context, body: b.ChangePassword) -> None:
        await self._register.accounts.change_password(ctx.me, body.old, body.new)
        if self._register.links:
            self._register.links.tell_changed(ctx.me)
        await self._enter(ctx, ctx.me)

    async def ask_link(self, ctx: Context, body: b.AskLink) -> None:
        self._slow_down(body.email)
        if self._register.links is None:
            raise Declined("no_mail")
        self._register.links.ask(body.email)

    async def use_link(self, ctx: Context, body: b.UseLink) -> b.Me:
        if self._register.links is None:
            raise Declined("no_mail")
        return await self._enter(ctx, await self._register.links.use(body.token, body.password, ctx.person))

    async def leave(self, ctx: Context, body: b.Leave) -> None:
        await self._register.accounts.leave(ctx.me, body.password)
        await self._register.on_leave(ctx.me.id)
        self._forget(ctx)

    async def _enter(self, ctx: Context, person: Person) -> b.Me:
        """A session for this person in place of the one that the request came with."""
        if ctx.visit:
            await self._register.sessions.close(ctx.visit)
        opened = await self._register.sessions.open(person)
        log.info("signed in", person=spell(person.id), account=person.is_account, address=ctx.address)
        ctx.headers.append(("set-cookie", set_cookie(opened.value, opened.seconds, self._register.config)))
        return _me(person)

    def _forget(self, ctx: Context) -> None:
        ctx.headers.append(("set-cookie", forget_cookie(self._register.config)))

    def _slow_down(self, email: str) -> None:
        """Guesses at one account may come from many addresses."""
        wait = self._turnstile.email(clean_email(email))
        if wait:
            raise later(wait)

    def _notices(self, me: Person, body: b.PatchMe) -> b.NoticeSettings:
        mail = me.notices.mail if body.mail is UNSET else body.mail
        webhook = me.notices.webhook if body.webhook is UNSET else body.webhook
        if body.webhook is not UNSET and webhook:
            check_webhook(webhook, self._register.config.allow_private_webhooks)
        return b.NoticeSettings(mail, webhook)


def _me(person: Person) -> b.Me:
    lang: b.Lang = "fr" if person.lang == "fr" else "en"
    return b.Me(spell(person.id), person.name, lang, person.is_account, person.is_admin, person.email, person.notices)
