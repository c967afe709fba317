"""“Your turn” in browsers: encrypted for each, signed by the host, and sent to no forbidden address."""

from pathlib import Path

from astrarium.server.config import Config, Smtp
from astrarium.server.ids import read_id
from astrarium.server.notices.push import subject_of
from astrarium.server.store.pushes import ENOUGH, MOST, Push, Pushes

from ..player import Player
from ..sockets.home import Home, open_home, sit
from ..until import until
from .guests import SLOW, move, settle, subscribe
from .push_service import PushService, check_vapid


async def test_a_push_that_only_the_browser_can_read(home: Home, service: PushService) -> None:
    ann, zoe = await home.person("Ann"), await home.person("Zoé", "fr")
    anns, zoes = await subscribe(ann, service), await subscribe(zoe, service, "zoe")
    table = await sit(ann, zoe, title="Friday", clock=SLOW)
    await home.pass_by(64_000)
    await until(lambda: len(service.came) == 2)
    [english], [french] = service.to(anns), service.to(zoes)
    assert english["title"] == "Your turn: Race for the Galaxy, with Zoé"
    assert french["title"] == "À vous de jouer\u00a0: Race for the Galaxy, avec Ann"
    assert (english["text"], english["url"], english["tag"]) == ("Friday", f"/table/{table}", table)
    assert [stop["label"] for stop in french["stops"]] == ["Plus rien de cette table", "Plus d’avis ici"]
    assert set(english) == {"title", "text", "url", "tag", "stops", "lang"}
    arrived = service.came[0]
    assert arrived.headers["content-encoding"] == "aes128gcm"
    assert 3_000 < int(arrived.headers["ttl"]) <= 3_600 - 60  # not longer than there is time to answer
    assert arrived.headers["urgency"] == "normal"
    assert len(arrived.headers["topic"]) <= 32
    assert b"Race" not in arrived.body
    key = (await ann.http("GET", "/push"))["key"]
    claims = check_vapid(arrived, key, service.url, home.clock.at // 1000)
    assert claims["sub"] == "mailto:play@example.org"


async def test_the_key_stays_after_a_restart(home: Home) -> None:
    ann = await home.person("Ann")
    key = await ann.http("GET", "/push")
    await home.stop()
    await home.start()
    assert await ann.http("GET", "/push") == key


async def test_once_for_each_decision_to_every_browser(home: Home, service: PushService) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    browsers = [await subscribe(ann, service, name) for name in ("phone", "desk")]
    table = await sit(ann, bea, clock=SLOW)
    for count in (1, 2):
        await home.pass_by(64_000)
        await until(lambda n=count: len(service.came) == 2 * n)  # type: ignore[misc]
        await home.pass_by(64_000)
        await home.node.hub.look_after(read_id(table))
        await settle(home)
        assert [len(service.to(browser)) for browser in browsers] == [count, count]
        await move(ann, table)
        await move(bea, table)


async def test_who_is_gone_is_forgotten_and_who_fails_for_long_too(home: Home, service: PushService) -> None:
    ann = await home.person("Ann")
    names = {"gone": 410, "lost": 404, "busy": 503, "here": 201}
    for name, status in names.items():
        await subscribe(ann, service, name)
        service.statuses[f"/push/{name}"] = status
    for _ in range(ENOUGH - 1):
        await ann.http("POST", "/push/test")
    pushes = Pushes(home.node.database)

    async def left() -> list[str]:
        return sorted(push.endpoint.rpartition("/")[2] for push in await pushes.of(read_id(ann.id)))

    assert await left() == ["busy", "here"]
    service.statuses["/push/busy"] = 201
    assert await ann.http("POST", "/push/test") == {"sent": 2}  # it counts from the start again
    service.statuses["/push/busy"] = 500
    for _ in range(ENOUGH):
        assert await ann.http("POST", "/push/test") == {"sent": 1}
    assert await left() == ["here"]


async def test_a_trial_says_that_notices_arrive(home: Home, service: PushService) -> None:
    zoe = await home.person("Zoé", "fr", connected=False)
    assert await zoe.http("POST", "/push/test") == {"sent": 0}
    browser = await subscribe(zoe, service, "zoe")
    assert await zoe.http("POST", "/push/test") == {"sent": 1}
    [told] = service.to(browser)
    assert told["title"] == "Les avis arrivent ici"
    await zoe.http("DELETE", "/push", {"endpoint": browser.endpoint})
    assert await zoe.http("POST", "/push/test") == {"sent": 0}


async def test_what_is_no_subscription(home: Home, service: PushService) -> None:
    ann = await home.person("Ann", connected=False)
    for wrong, code in (
        ({"p256dh": ""}, "bad_push"),
        ({"p256dh": "BA" + "A" * 85}, "bad_push"),
        ({"p256dh": "é" * 87}, "bad_push"),
        ({"auth": "AAAA"}, "bad_push"),
        ({"endpoint": "ftp://push.example.org/x"}, "bad_webhook"),
        ({"endpoint": "https://push.example.org/" + "x" * 980}, "bad_body"),
        ({"endpoint": "https://push.example.org/a b"}, "bad_webhook"),
    ):
        reply = await ann.request("PUT", "/push", {**service.browser("x").subscription, **wrong})
        assert (reply.status_code, reply.json()["error"]["code"]) == (422, code), wrong
    assert await ann.http("POST", "/push/test") == {"sent": 0}


async def test_a_private_address_is_neither_accepted_nor_called(tmp_path: Path, service: PushService) -> None:
    async with open_home(tmp_path) as home:
        ann = await home.person("Ann", connected=False)
        for endpoint in (service.url, "https://127.0.0.1/x", "https://169.254.169.254/x", "https://printer.local/x"):
            body = {**service.browser("x").subscription, "endpoint": endpoint}
            reply = await ann.request("PUT", "/push", body)
            assert reply.status_code == 422
            assert reply.json()["error"]["code"] in ("bad_webhook", "private_webhook")
        # One that was accepted, and whose name leads into the house only now
        browser = service.browser("x")
        public, auth = (browser.subscription[name] for name in ("p256dh", "auth"))
        await ann.http("PUT", "/push", {"endpoint": "https://localhost.example/", "p256dh": public, "auth": auth})
        assert await home.node.database.run("update pushes set endpoint = $1", browser.endpoint) == 1
        assert await ann.http("POST", "/push/test") == {"sent": 0}
        assert service.came == []


async def test_a_person_has_a_few_browsers_and_a_browser_one_person(home: Home) -> None:
    pushes = Pushes(home.node.database)
    for number in range(MOST + 3):
        await pushes.add(Push(f"https://p.example/{number}", 1, b"k", b"a"), 1000 + number)
    kept = [push.endpoint.rpartition("/")[2] for push in await pushes.of(1)]
    assert kept == [str(number) for number in range(3, MOST + 3)]
    await pushes.add(Push("https://p.example/5", 2, b"l", b"b"), 2000)
    assert len(await pushes.of(1)) == MOST - 1
    assert await pushes.of(2) == [Push("https://p.example/5", 2, b"l", b"b")]


async def test_nobody_is_told_who_wants_to_be_forgotten(home: Home, service: PushService) -> None:
    ann = await home.person("Ann", connected=False)
    await subscribe(ann, service)
    person = read_id(ann.id)
    await ann.http("DELETE", "/me", {})
    assert await Pushes(home.node.database).of(person) == []


async def test_signing_out_everywhere_ends_all_subscriptions(home: Home, service: PushService) -> None:
    ann = await home.person("Ann", connected=False)
    await subscribe(ann, service)
    await ann.http("DELETE", "/sessions")
    assert await Pushes(home.node.database).of(read_id(ann.id)) == []


async def test_no_more_from_a_table_or_at_all_with_the_buttons_of_a_push(home: Home, service: PushService) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    browser = await subscribe(ann, service)
    first = await sit(ann, bea, clock=SLOW)
    second = await sit(ann, bea, clock=SLOW)
    await home.pass_by(64_000)
    await until(lambda: service.to(browser))
    [both] = service.to(browser)
    assert both["title"] == "Your turn at 2 tables"
    assert both["text"].splitlines() == ["Race for the Galaxy, with Béa"] * 2
    assert both["url"] == "/"
    nobody = Player([home.url], "Nobody")
    await move(ann, first)
    await move(bea, first)
    await home.pass_by(64_000)
    await until(lambda: len(service.to(browser)) == 2)
    table, everything = (stop["token"] for stop in service.to(browser)[1]["stops"])
    assert await nobody.http("POST", "/notices/stop", token=table) == {"channel": "push", "table": first}
    for at in (first, second):
        await move(ann, at)
        await move(bea, at)
    await home.pass_by(64_000)
    await until(lambda: len(service.to(browser)) == 3)
    assert service.to(browser)[2]["tag"] == second
    await subscribe(ann, service, "phone")
    gone = {"channel": "push", "table": ""}
    assert await nobody.http("POST", "/notices/stop", token=everything, endpoint=f"{service.url}/push/phone") == gone
    assert await ann.http("POST", "/push/test") == {"sent": 1}  # the other browser is told still
    service.came.pop()
    assert await nobody.http("POST", "/notices/stop", token=everything) == gone
    await move(ann, second)
    await move(bea, second)
    await home.pass_by(64_000)
    await settle(home)
    assert len(service.came) == 3
    for wrong in (table[:-1], table.swapcase(), "x", ""):
        assert (await nobody.request("POST", "/notices/stop", token=wrong)).status_code == 410


def test_how_a_push_service_reaches_the_host() -> None:
    smtp = Smtp("mail.example.org", "Astrarium <play@example.org>")
    assert subject_of(Config(public_url="https://play.example.org", smtp=smtp)) == "https://play.example.org"
    assert subject_of(Config(public_url="http://play.example.org", smtp=smtp)) == "mailto:play@example.org"
    assert subject_of(Config()) == ""
