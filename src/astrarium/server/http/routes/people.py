"""Routes about the person who asks: name, account, sessions, notices."""

import structlog
from msgspec import UNSET

from ...declined import Declined
from ...ids import spell
from ...people.cookies import forget_cookie, set_cookie
from ...people.names import clean_email
from ...people.passkeys.ceremony import place_of
from ...people.passkeys.factors import NONE
from ...people.person import Person
from ...people.quiet import check_quiet
from ...people.register import Register
from ...people.webhooks import check_webhook
from ...wire import bodies as b
from ..buckets import network
from ..errors import later
from ..limits import Pace, Turnstile
from ..route import Access, Context, Route

log = structlog.get_logger(__name__)


class PeopleRoutes:
    """Every change of identity opens a new session and ends the one of the request."""

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
        place = place_of(self._register.config, ctx.request.headers.get("host", ""))
        mail = self._register.links is not None
        return b.Here(me_of(ctx.person) if ctx.person else None, mail=mail, passkeys=place is not None)

    async def new_guest(self, ctx: Context, body: b.NewGuest) -> b.Me:
        home = network(ctx.address)
        await self._register.guest_book.check(home)
        guest = await self._register.accounts.new_guest(body.name, body.lang)
        await self._register.guest_book.note(guest.id, home)
        return await self._enter(ctx, guest)

    async def change(self, ctx: Context, body: b.PatchMe) -> b.Me:
        accounts, me = self._register.accounts, ctx.me
        notices = self._notices(me, body)
        if body.name is not UNSET:
            await accounts.rename(me, body.name)
        if body.lang is not UNSET:
            await accounts.speak(me, body.lang)
        if notices != me.notices:
            await accounts.set_notices(me, notices)
        return me_of(await accounts.get(me.id))

    async def new_account(self, ctx: Context, body: b.NewAccount) -> b.Signed:
        self._slow_down(body.email)
        accounts, links = self._register.accounts, self._register.links
        if links is None:
            person = await accounts.upgrade(ctx.me, body.email, body.password)
            return b.Signed(await self._enter(ctx, person))
        if ctx.me.is_account:
            raise Declined("has_account")
        self._may_mail(ctx, body.email)
        links.ask_confirmation(ctx.me, body.email)
        return b.Signed(me_of(ctx.me), pending=True)

    async def sign_in(self, ctx: Context, body: b.SignIn) -> b.Me:
        self._slow_down(body.email)
        person = await self._register.accounts.sign_in(body.email, body.password)
        await self._register.factors.ask_second(person)
        return await self._enter(ctx, person)

    async def sign_out(self, ctx: Context) -> None:
        if ctx.visit:
            await self._register.sessions.close(ctx.visit)
        self._forget(ctx)

    async def sign_out_everywhere(self, ctx: Context) -> None:
        await self._register.sessions.close_all(ctx.me.id)
        await self._register.pushes.remove_all(ctx.me.id)
        self._forget(ctx)

    async def change_password(self, ctx: Context, body: b.ChangePassword) -> None:
        await self._register.factors.need_fresh(ctx.here, password_was_said=True)
        person = await self._register.accounts.change_password(ctx.me, body.old, body.new)
        if self._register.links:
            self._register.links.tell_changed(ctx.me)
        await self._enter(ctx, person, ctx.here.factor)

    async def ask_link(self, ctx: Context, body: b.AskLink) -> None:
        if self._register.links is None:
            raise Declined("no_mail")
        self._may_mail(ctx, body.email)
        self._register.links.ask(body.email)

    async def use_link(self, ctx: Context, body: b.UseLink) -> b.Me:
        if self._register.links is None:
            raise Declined("no_mail")
        return await self._enter(ctx, await self._register.links.use(body.token, body.password, ctx.person))

    async def leave(self, ctx: Context, body: b.Leave) -> None:
        await self._register.factors.need_fresh(ctx.here, password_was_said=True)
        await self._register.accounts.leave(ctx.me, body.password)
        await self._register.on_leave(ctx.me.id)
        self._forget(ctx)

    async def _enter(self, ctx: Context, person: Person, factor: int = NONE) -> b.Me:
        return await enter(self._register, ctx, person, factor)

    def _forget(self, ctx: Context) -> None:
        ctx.headers.append(("set-cookie", forget_cookie(self._register.config)))

    def _slow_down(self, email: str) -> None:
        """Raises Problem if one account is tried too often: the guesses may come from many addresses."""
        wait = self._turnstile.email(clean_email(email))
        if wait:
            raise later(wait)

    def _may_mail(self, ctx: Context, email: str) -> None:
        """Raises Problem if too many mails are requested: anybody may enter anybody's address."""
        wait = self._turnstile.mails.take(clean_email(email), ctx.address)
        if wait:
            raise later(wait)

    def _notices(self, me: Person, body: b.PatchMe) -> b.NoticeSettings:
        mail = me.notices.mail if body.mail is UNSET else body.mail
        webhook = me.notices.webhook if body.webhook is UNSET else body.webhook
        quiet = me.notices.quiet if body.quiet is UNSET else body.quiet
        if body.webhook is not UNSET and webhook:
            check_webhook(webhook, self._register.config.allow_private_webhooks)
        if body.quiet is not UNSET and quiet is not None:
            check_quiet(quiet)
        return b.NoticeSettings(mail, webhook, quiet)


async def enter(register: Register, ctx: Context, person: Person, factor: int) -> b.Me:
    """Open a session for this person in place of the request's own."""
    if ctx.visit:
        await register.sessions.close(ctx.visit)
    opened = await register.sessions.open(person, factor)
    log.info("signed in", person=spell(person.id), account=person.is_account, factor=factor, address=ctx.address)
    ctx.headers.append(("set-cookie", set_cookie(opened.value, opened.seconds, register.config)))
    return me_of(person)


def me_of(person: Person) -> b.Me:
    lang: b.Lang = "fr" if person.lang == "fr" else "en"
    admin = person.is_admin or person.admin_at_rest
    return b.Me(spell(person.id), person.name, lang, person.is_account, admin, person.email, person.notices)
