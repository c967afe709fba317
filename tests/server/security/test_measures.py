"""Limits, and what is logged about people who were turned away."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from astrarium.server.config import Config, Limits
from astrarium.server.http import body
from astrarium.server.http.limits import Pace, Turnstile
from astrarium.server.ids import new_id, spell
from astrarium.server.live.hub import new_tables
from astrarium.server.sockets import socket
from astrarium.server.tables.entries import TableSpec
from tests.server.http.house import Clock, make_account, told
from tests.server.http.house import open_house as open_site

from .house import API, HOST, NO_LIMITS, PASSWORD, open_house
from .worlds import all_logs

HOUR = 3_600_000


def test_an_account_is_guessed_at_less_than_a_hundred_times_an_hour() -> None:
    clock = Clock()
    turnstile = Turnstile(Limits(), clock.seconds)
    allowed = 0
    for _ in range(HOUR // 1000):
        clock.pass_by(1000)
        allowed += turnstile.email("zoe@example.org") == 0
    assert 10 < allowed <= 100


async def test_nobody_fills_a_chat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(tmp_path, limits=replace(NO_LIMITS, says_per_second=1, say_burst=5)) as house:
        monkeypatch.setattr(house.node.gateway.services._talk, "_clock", lambda: 0.0)  # eight lines within a moment
        guest = await house.guest()
        live = await new_tables.make_table(house.node.hub, guest.person, TableSpec("tiny", 2))
        line = await house.line(guest)
        await line.ask("watch", table=live.name)
        replies = [await line.ask("say", table=live.name, text=f"{n}") for n in range(8)]
        assert [reply.get("code", "done") for reply in replies] == ["done"] * 5 + ["too_many"] * 3
        lines = (await house.http(guest, "GET", f"{API}/tables/{live.name}/chat")).json()["lines"]
        assert len(lines) == 5


async def test_mutes_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "MOST_MUTED", 3)
    async with open_house(tmp_path) as house:
        line = await house.line(await house.guest())
        replies = [await line.ask("mute", person=spell(new_id())) for _ in range(5)]
        assert [reply.get("code", "done") for reply in replies] == ["done"] * 3 + ["too_many_muted"] * 2


async def test_games_are_not_played_again_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(tmp_path, limits=replace(NO_LIMITS, replays_per_second=1, replay_burst=3)) as house:
        limit = house.node.turnstile._strict[Pace.REPLAY].households
        monkeypatch.setattr(limit, "_clock", lambda: 0.0)  # five times within a moment
        guest = await house.guest()
        live = await new_tables.make_table(house.node.hub, guest.person, TableSpec("tiny", 2, public=True))
        replies = [await house.http(None, "GET", f"{API}/tables/{live.name}/story") for _ in range(5)]
        assert [reply.status_code for reply in replies] == [200] * 3 + [429] * 2
        assert int(replies[-1].headers["retry-after"]) >= 1
        assert (await house.http(None, "GET", f"{API}/tables/{live.name}")).status_code == 200


async def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(body, "PATIENCE", 0.1)

    async def drip() -> Any:
        yield b'{"name": "'
        await asyncio.sleep(30)

    async with open_house(tmp_path) as house:
        transport = httpx.ASGITransport(house.app, client=("203.0.113.9", 1))
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}") as client:
            headers = {"content-type": "application/json"}
            reply = await asyncio.wait_for(client.post(f"{API}/guest", content=drip(), headers=headers), 20)
        assert reply.status_code == 408


async def test_invented_methods_are_one_in_the_metrics(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        for method in ("BREW", "WHEN", "PROPFIND"):
            assert (await house.http(None, method, f"{API}/me")).status_code == 405
        text = house.node.metrics.text().decode()
        assert 'method="other"' in text
        assert "BREW" not in text


@pytest.mark.parametrize("game", ["%00", "a%00", "%F0%9F%98%80", "x" * 25, "'"])
async def test_a_list_is_asked_for_by_the_name_of_a_game(game: str, tmp_path: Path) -> None:
    """A text that cannot name a game is refused before it reaches the database: PostgreSQL, for one, stores no NUL."""
    async with open_house(tmp_path) as house:
        assert (await house.http(None, "GET", f"{API}/tables?game={game}")).status_code == 422


async def test_who_was_turned_away_is_noted_and_no_secret_is(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        account = await house.account()
        wrong = {"email": account.person.email, "password": "wrong-but-long-enough"}
        right = {"email": account.person.email, "password": PASSWORD}
        with all_logs() as logged:
            assert (await house.http(None, "POST", f"{API}/session", wrong)).status_code == 401
            assert (await house.http(account, "POST", f"{API}/admin/tables/{'0' * 12}/end")).status_code == 403
            signed = await house.http(None, "POST", f"{API}/session", right)
            assert signed.status_code == 201
        text = "\n".join(logged)
        assert "wrong_sign_in" in text
        assert "not_admin" in text
        assert "signed in" in text
        assert "203.0.113.9" in text
        cookies = (account.cookie, signed.headers["set-cookie"].partition(";")[0])
        for secret in (PASSWORD, wrong["password"], *(cookie.partition("=")[2] for cookie in cookies)):
            assert secret is not None
            assert secret not in text


async def test_a_changed_password_is_told_by_mail(tmp_path: Path) -> None:
    site = Config(public_url="https://play.example.org")
    async with open_site(f"sqlite:///{tmp_path / 'a.db'}", site) as house, house.client() as client:
        await make_account(house, client)
        changed = {"old": PASSWORD, "new": "lemon-ladder-4-owl"}
        before = len(house.letters.sent)
        assert (await client.post(f"{API}/password", json=changed)).status_code == 204
        to, subject, text = (await house.letters_written()).sent[-1]
        assert (to, subject) == ("zoe@example.org", "Your Astrarium password was changed")
        assert "#" not in text
        assert len(house.letters.sent) == before + 1
        assert told(await client.get(f"{API}/me"))["person"]["account"]
