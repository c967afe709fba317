"""Notices in a real browser: subscribed by a press, sent by the server, shown by the service worker; and offline."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Worker, expect

from ..server.node_process import NodeProcess
from ..server.notices.push_service import Arrived, Browser
from .conftest import LONG, Visits
from .inspection import AXE, inspect, serious, sound
from .test_access import READERS
from .test_presence import sit_down
from .visitor import Visitor
from .witness import look_until

# A test browser has no push service: it subscribes at ours, with keys whose private half we have.
SUBSCRIBE = """browser => {
  const made = {endpoint: browser.endpoint, options: {}, toJSON: () => ({endpoint: browser.endpoint, keys: browser}),
    unsubscribe: async () => { sessionStorage.removeItem('subscribed'); return true; }};
  PushManager.prototype.subscribe = async options => {
    sessionStorage.setItem('subscribed', options.applicationServerKey);
    return made;
  };
  PushManager.prototype.getSubscription = async () => sessionStorage.getItem('subscribed') ? made : null;
}"""
# What a press on a notice does, since a test cannot press it.
PRESS = """async action => {
  const [notification] = await self.registration.getNotifications();
  const event = new NotificationEvent('notificationclick', {notification, action});
  const led = [];
  let done;
  Object.defineProperty(event, 'waitUntil', {value: promise => { done = promise; }});
  self.clients.openWindow = async url => { led.push(['open', url]); };
  WindowClient.prototype.focus = async function () { led.push(['focus', new URL(this.url).pathname]); };
  self.registration.pushManager.getSubscription = async () => null;
  self.dispatchEvent(event);
  await done;
  return led;
}"""
WIDTH = "async src => (await createImageBitmap(await (await fetch(src)).blob())).width"
KEPT = "async () => (await (await caches.open((await caches.keys())[0])).keys()).map(one => one.url)"
# All audio contexts of the page.
LISTEN = """{
  const Own = AudioContext;
  globalThis.speakers = [];
  globalThis.AudioContext = class extends Own { constructor() { super(); speakers.push(this); } };
}"""
IS_CUT_OFF = "() => fetch('/healthz', {cache: 'no-store'}).then(() => false, () => true)"
# How many pushes the worker has finished handling.
DEALT_WITH = """() => {
  if (self.dealtWith === undefined) {
    self.dealtWith = 0;
    const own = ExtendableEvent.prototype.waitUntil;
    ExtendableEvent.prototype.waitUntil = function (work) {
      own.call(this, work);
      if (this.type === 'push') work.finally(() => { self.dealtWith += 1; });
    };
  }
  return self.dealtWith;
}"""
SHOWN = """async () => (await self.registration.getNotifications()).map(one =>
  ({title: one.title, body: one.body, tag: one.tag, data: one.data, actions: one.actions?.map(a => a.title)}))"""


@pytest.fixture
def chromium(whole_chromium: Chromium) -> Chromium:
    return whole_chromium


@contextmanager
def push_service() -> Iterator[tuple[str, list[Arrived]]]:
    came: list[Arrived] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            headers = {name.lower(): value for name, value in self.headers.items()}
            came.append(Arrived(self.path, headers, self.rfile.read(int(headers["content-length"]))))
            self.send_response(201)
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", came
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeProcess]:
    folder = tmp_path_factory.mktemp("house")
    database = f"sqlite:///{folder}/astrarium.db"
    node = NodeProcess(folder, database=database, allow_private_webhooks=True).start()
    yield node
    node.stop()


def worker_of(visitor: Visitor) -> Worker:
    """The service worker, once it controls the page."""
    visitor.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    look_until(visitor, lambda: visitor.context.service_workers)  # the driver may learn of it later
    return visitor.context.service_workers[0]


def deliver(visitor: Visitor, told: dict[str, Any]) -> None:
    """Deliver a push as the browser's push service would, and wait until the worker has handled it.

    Nobody must ask for the notices on the screen meanwhile: Chromium would forget the one that it is about to show.
    """
    found: list[str] = []
    devtools = visitor.context.new_cdp_session(visitor.page)
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda news: found.extend(
        one["registrationId"] for one in news["registrations"]))  # fmt: skip
    devtools.send("ServiceWorker.enable")
    look_until(visitor, lambda: found)
    worker = worker_of(visitor)
    before = worker.evaluate(DEALT_WITH)
    origin = visitor.page.evaluate("location.origin")
    sent = {"origin": origin, "registrationId": found[0], "data": json.dumps(told)}
    devtools.send("ServiceWorker.deliverPushMessage", sent)
    look_until(visitor, lambda: worker.evaluate(DEALT_WITH) > before)
    devtools.detach()


def shown(visitor: Visitor) -> Any:
    """The notices on the screen, after a delivery."""
    return worker_of(visitor).evaluate(SHOWN)


@pytest.mark.parametrize(("lang", "phone"), READERS if LONG else READERS[2:3])
def test_the_offer_to_be_told_here_is_sound(visit: Visits, lang: str, phone: bool) -> None:
    visitor, other = visit(lang, phone=phone), visit(lang)
    visitor.context.grant_permissions(["notifications"])
    sit_down(visitor, other)
    visitor.answer_from_list()
    visitor.page.locator("[data-push-offer]").wait_for()
    sound([visitor], lang, thoroughly=LONG)


def test_from_the_press_to_the_notice_and_on_to_the_table(visit: Visits, house: NodeProcess) -> None:
    with push_service() as (url, came):
        guest = visit("en")
        guest.context.grant_permissions(["notifications"], origin=house.url)
        browser = Browser(f"{url}/push/guest")
        guest.context.add_init_script(f"({SUBSCRIBE})({json.dumps(browser.subscription)})")
        guest.play_now("tiny")
        table = guest.table
        guest.page.goto("/account")
        guest.page.get_by_role("button", name="Tell me here").click()
        expect(guest.page.locator("[data-push=on]")).to_be_visible()
        subscribed = guest.page.evaluate("sessionStorage.getItem('subscribed')")
        assert subscribed == guest.page.evaluate("fetch('/api/v1/push').then(r => r.json()).then(r => r.key)")
        inspect(guest)
        guest.page.get_by_role("button", name="Send me a test").click()
        expect(guest.page.get_by_text("A notice is on its way.")).to_be_visible()
        told = browser.read(came[0])
        deliver(guest, told)
        assert [one["title"] for one in shown(guest)] == ["Notices arrive here"]
        worker = worker_of(guest)
        assert worker.evaluate(PRESS, "") == [["focus", "/account"]]
        look_until(guest, lambda: worker.evaluate(SHOWN) == [])  # the notice is closed

        turn = {
            "title": "Your turn: Race for the Galaxy, with Ben", "text": "Friday", "url": f"/table/{table}",
            "tag": table, "lang": "en", "stops": [{"label": "Not from this table", "token": "x"}],
        }  # fmt: skip
        deliver(guest, turn)
        deliver(guest, {**turn, "text": "Friday again"})
        [notice] = shown(guest)  # one for each table
        assert (notice["title"], notice["body"], notice["tag"]) == (turn["title"], "Friday again", table)
        assert worker.evaluate(PRESS, "") == [["open", f"/table/{table}"]]
        look_until(guest, lambda: worker.evaluate(SHOWN) == [])

        guest.page.goto(f"/table/{table}")
        worker_of(guest)
        deliver(guest, turn)
        deliver(guest, {**turn, "url": "/", "tag": "turns"})
        # A visitor who looks at the table needs no notice for it: only the other one is there.
        assert [one["tag"] for one in shown(guest)] == ["turns"]

        guest.page.goto("/account")
        guest.page.get_by_role("button", name="No more here").click()
        expect(guest.page.locator("[data-push=off]")).to_be_visible()
        assert guest.page.evaluate("fetch('/api/v1/push/test', {method: 'POST'}).then(r => r.json())") == {"sent": 0}
        assert guest.troubles == []


@pytest.mark.parametrize(("lang", "phone", "title"), [("en", False, "No connection"), ("fr", True, "Pas de connexion")])
def test_a_page_for_when_there_is_no_network(visit: Visits, lang: str, phone: bool, title: str) -> None:
    guest = visit(lang, phone=phone)
    guest.page.goto("/")
    worker = worker_of(guest)
    kept = guest.page.evaluate(KEPT)
    assert sorted(url.rpartition("/")[2] for url in kept) == ["icon.svg", "offline.css", "offline.html", "offline.js"]
    guest.context.set_offline(True)
    look_until(guest, lambda: worker.evaluate(IS_CUT_OFF))  # the worker may go offline later than the page
    guest.page.goto("/rules")
    expect(guest.page.get_by_role("heading", name=title)).to_be_visible()
    assert guest.page.get_by_role("button").count() == 1
    inspect_offline(guest)
    guest.context.set_offline(False)
    guest.page.wait_for_selector("main ol li", state="attached")  # the page loads again by itself


def inspect_offline(guest: Visitor) -> None:
    guest.page.evaluate(AXE.read_text())
    assert serious(guest) == []
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= guest.page.viewport_size["width"]  # type: ignore[index]


def test_it_can_be_installed(visit: Visits, house: NodeProcess) -> None:
    guest = visit("fr")
    guest.page.goto("/")
    guest.page.wait_for_selector("link[rel=manifest][href='/app.fr.webmanifest']", state="attached")
    devtools = guest.context.new_cdp_session(guest.page)
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert manifest["lang"] == "fr"
    for icon in manifest["icons"]:
        size = guest.page.evaluate(WIDTH, icon["src"])
        assert icon["sizes"] == f"{size}x{size}"
    problems = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in problems if one["errorId"] != "in-incognito"] == []


def test_m_silences_and_wakes(visit: Visits) -> None:
    guest = visit("en")
    guest.page.add_init_script(LISTEN)
    guest.play_now("tiny")
    guest.page.locator("body").click(position={"x": 4, "y": 300})
    guest.page.wait_for_function("() => speakers.some(one => one.state === 'running')")  # it starts with a delay
    said = guest.page.locator("p.said")
    guest.page.keyboard.press("m")
    expect(said).to_have_text("Sound off")
    guest.page.keyboard.press("m")
    expect(said).to_have_text("Sound on")
    expect(said).to_have_attribute("data-sound", "chat")  # a sample sound, to hear the volume
    guest.page.keyboard.press("?")
    expect(guest.page.get_by_text("Sound on or off")).to_be_visible()
    assert guest.troubles == []
