"""When notices are sent: also without a clock, for several tables together, and not in quiet hours."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from httpx import AsyncClient

from astrarium.server.ids import read_id
from astrarium.server.people.quiet import quiet_until
from astrarium.server.wire.bodies import QuietHours

from ..sockets.home import Home, sit
from ..until import until
from .desk import Desk
from .guests import SLOW, account, move, settle, subscribe
from .push_service import PushService

NONE = {"pace": "none"}
MINUTE = 60_000


async def test_where_no_clock_runs_who_has_left_is_told(home: Home, service: PushService) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    anns, beas = await subscribe(ann, service), await subscribe(bea, service, "bea")
    table = await sit(ann, bea, clock=NONE)
    await bea.shut()
    await home.pass_by(64_000)
    await until(lambda: service.to(beas))
    await settle(home)
    assert service.to(anns) == []  # Ann is looking
    await ann.shut()
    await home.pass_by(5 * MINUTE)
    await until(lambda: service.to(anns))
    await home.pass_by(60 * MINUTE)
    await settle(home)
    assert len(service.came) == 2  # each once
    assert service.to(anns)[0]["url"] == f"/table/{table}"
    assert service.came[-1].headers["ttl"] == "86400"


async def test_who_came_back_before_it_was_sent_is_not_told(home: Home, service: PushService) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    await subscribe(ann, service)
    table = await sit(ann, bea, clock=NONE)
    await ann.shut()
    await home.pass_by(36_000)
    await settle(home)
    assert await home.node.database.rows("select table_id from notices") == [(read_id(table),)]
    await ann.open()
    await home.pass_by(60 * MINUTE)
    await settle(home)
    assert service.came == []


async def test_who_plays_alone_against_bots_makes_nobody_wait(home: Home, service: PushService) -> None:
    ann = await home.person("Ann")
    await subscribe(ann, service)
    await sit(ann, seats=2, bots=["random"], clock=NONE)
    await ann.shut()
    await home.pass_by(10 * MINUTE)
    await settle(home)
    assert service.came == []


async def test_several_tables_make_one_notice_and_what_was_answered_is_left_out(home: Home, desk: Desk) -> None:
    ann = await account(home, desk, "Ann", mail=True)
    bea, cleo = await home.person("Béa"), await home.person("Cleo")
    first = await sit(ann, bea, clock=SLOW)
    await home.pass_by(12_000)
    second = await sit(ann, bea, cleo, game="tiny", clock=SLOW)
    third = await sit(ann, cleo, clock=SLOW)
    await home.pass_by(40_000)
    await settle(home)
    await move(ann, third)  # noted already, and done
    await home.pass_by(60_000)
    await until(lambda: desk.mails)
    await settle(home)
    [mail] = desk.mails
    text = mail.get_content()
    turns = [table for table in (first, second, third) if f"{home.url}/table/{table}" in text]
    waiting = [table for table in (first, second) if ann.tables[table].questions]
    assert turns == waiting
    assert first in waiting
    assert mail["Subject"].startswith("Your turn")
    if len(waiting) == 2:
        assert mail["Subject"] == "Your turn at 2 tables"
        assert "with Béa and Cleo" in text


async def test_in_quiet_hours_nothing_is_sent_and_afterwards_all_of_it(home: Home, service: PushService) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    browser = await subscribe(ann, service)
    now = datetime.fromtimestamp(home.clock.at / 1000, UTC)
    minute = now.hour * 60 + now.minute
    quiet = {"start": (minute - 5) % 1440, "end": (minute + 20) % 1440, "zone": "UTC"}
    assert (await ann.http("PATCH", "/me", {"quiet": quiet}))["notices"]["quiet"] == quiet
    first, second, third = [await sit(ann, bea, clock=SLOW) for _ in range(3)]
    await home.pass_by(10 * MINUTE)
    await settle(home)
    assert service.came == []
    await move(ann, second)
    await home.stop()  # it is found again
    await home.start()
    for player in (ann, bea):
        await player.open()
    await home.pass_by(11 * MINUTE)
    await until(lambda: service.came)
    await settle(home)
    [told] = service.to(browser)
    assert told["title"] == "Your turn at 2 tables"
    assert third != first
    await ann.http("PATCH", "/me", {"quiet": None})
    assert (await ann.http("GET", "/me"))["person"]["notices"]["quiet"] is None


@pytest.mark.parametrize(
    ("quiet", "at", "until"),
    [
        (("22:00", "07:30", "Europe/Paris"), "2026-01-10T21:30Z", "2026-01-11T06:30Z"),
        (("22:00", "07:30", "Europe/Paris"), "2026-07-10T21:30Z", "2026-07-11T05:30Z"),  # summer
        (("22:00", "07:30", "Europe/Paris"), "2026-01-11T06:29Z", "2026-01-11T06:30Z"),
        (("22:00", "07:30", "Europe/Paris"), "2026-01-11T06:30Z", None),
        (("22:00", "07:30", "Europe/Paris"), "2026-01-10T20:59Z", None),
        (("12:00", "14:00", "America/New_York"), "2026-01-10T17:00Z", "2026-01-10T19:00Z"),
        (("12:00", "14:00", "America/New_York"), "2026-01-10T19:00Z", None),
        (("01:00", "02:30", "Europe/Paris"), "2026-03-29T00:30Z", "2026-03-29T01:30Z"),  # 02:30 does not exist
        (("23:00", "02:30", "Europe/Paris"), "2026-10-24T23:30Z", "2026-10-25T00:30Z"),  # 02:30 comes twice
    ],
)
def test_quiet_hours_go_by_the_clock_on_the_wall(quiet: tuple[str, str, str], at: str, until: str | None) -> None:
    start, end = (int(text[:2]) * 60 + int(text[3:]) for text in quiet[:2])

    def moment(text: str) -> int:
        return int(datetime.fromisoformat(text).timestamp() * 1000)

    found = quiet_until(QuietHours(start, end, quiet[2]), moment(at))
    assert found == (moment(until) if until else None)
    assert quiet_until(None, moment(at)) is None


async def test_what_are_no_quiet_hours(home: Home) -> None:
    ann = await home.person("Ann", connected=False)
    fits = {"start": 1320, "end": 480, "zone": "Europe/Paris"}
    for wrong in ({"zone": "Europe/Nowhere"}, {"zone": "../../etc/passwd"}, {"zone": ""}, {"start": 480}):
        reply = await ann.request("PATCH", "/me", {"quiet": {**fits, **wrong}})
        assert (reply.status_code, reply.json()["error"]["code"]) == (422, "bad_quiet_hours"), wrong


def links(text: str) -> Iterator[str]:
    yield from re.findall(r"http\S+", text)


async def test_one_press_ends_the_mails_without_signing_in(home: Home, desk: Desk) -> None:
    ann = await account(home, desk, "Ann", mail=True)
    bea = await home.person("Béa")
    table = await sit(ann, bea, clock=SLOW)
    other = await sit(ann, bea, clock=SLOW)
    await move(ann, other)
    await move(bea, other)
    await home.pass_by(64_000)
    await until(lambda: len(desk.mails) == 1)
    await move(ann, table)
    await move(bea, table)
    await home.pass_by(64_000)
    await until(lambda: len(desk.mails) == 2)
    mail = desk.mails[1]
    page, all_of_it, only_this = links(mail.get_content())
    assert page == f"{home.url}/table/{table}"
    assert all_of_it.startswith(f"{home.url}/stop#")
    async with AsyncClient() as anybody:
        # The link of one table, as its page sends it
        api = f"{home.url}/api/v1/notices/stop"
        reply = await anybody.post(api, params={"token": only_this.partition("#")[2]})
        assert reply.json() == {"channel": "mail", "table": table}
        await move(ann, table)
        await move(bea, table)
        await home.pass_by(64_000)
        await settle(home)
        assert len(desk.mails) == 2
        # The button of a mail program (RFC 8058)
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        one_click = mail["List-Unsubscribe"].strip("<>")
        assert (await anybody.get(one_click)).status_code == 405  # who only looks at links ends nothing
        assert (await ann.http("GET", "/me"))["person"]["notices"]["mail"] is True
        reply = await anybody.post(one_click, data={"List-Unsubscribe": "One-Click"})
        assert reply.json() == {"channel": "mail", "table": ""}
    assert (await ann.http("GET", "/me"))["person"]["notices"]["mail"] is False
