"""The path of every request: who may ask, what may be sent, how errors are reported."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.responses import PlainTextResponse

from astrarium.kernel import Refusal, game
from astrarium.server.config import Config, Limits
from astrarium.server.http.errors import Problem, refused
from astrarium.server.http.route import Access, Context, Roles, Route
from astrarium.server.ids import read_id, spell
from astrarium.server.people.passwords import Busy
from astrarium.server.store.database import Unavailable
from astrarium.server.store.people import People

from .house import HOME, House, come_in, make_account, open_house, problem, told

T = "/api/v1/t"
FRENCH = {"accept-language": "fr-CH, en;q=0.4"}


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    n: int


class Body(msgspec.Struct, forbid_unknown_fields=True):
    words: str
    inner: Inner | None = None


class Query(msgspec.Struct, forbid_unknown_fields=True):
    n: int = 0
    deep: bool = False


class Echo(msgspec.Struct):
    words: str
    n: int


def routes(house: House) -> list[Route]:
    async def echo(ctx: Context, body: Body, query: Query) -> Echo:
        return Echo(body.words, query.n)

    async def fine(ctx: Context) -> dict[str, Any]:
        return {"id": ctx.id, "seats": ctx.roles.seats}

    async def own(ctx: Context) -> PlainTextResponse:
        return PlainTextResponse("own words")

    def raising(error: Exception) -> Any:
        async def handler(ctx: Context) -> None:
            raise error

        return handler

    def no(path: str, error: Exception) -> Route:
        return Route("GET", f"{T}/{path}", Access.ANYONE, raising(error), reply=dict)

    refusal = Refusal("TABLE-1", "not_open")
    return [
        Route("POST", f"{T}/echo", Access.ANYONE, echo, body=Body, query=Query, reply=Echo, status=201),
        Route("GET", f"{T}/own", Access.ANYONE, own, reply=str),
        *(Route("GET", f"{T}/{a.value}", a, fine, reply=dict) for a in (Access.PERSON, Access.ACCOUNT, Access.ADMIN)),
        *(
            Route("GET", f"{T}/{a.value}/{{table}}", a, fine, reply=dict)
            for a in (Access.SEAT, Access.HOST, Access.WATCHER)
        ),
        no("crash", RuntimeError("the secret of the house")),
        no("away", Unavailable("no route to db.internal")),
        no("busy", Busy()),
        no("problem", Problem(418, "too_large", args={"most": 3}, headers={"X-Why": "tea"})),
        no("refused", refused(refusal, game("tiny"))),
    ]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    config = Config(limits=Limits(body_bytes=200))
    async with open_house(f"sqlite:///{tmp_path / 'x.db'}", config, mail=False, more=routes) as found:
        yield found


async def test_a_body_a_query_and_a_reply(house: House) -> None:
    async with house.client() as client:
        reply = await client.post(f"{T}/echo?n=3", json={"words": "Zoé"})
        assert told(reply, 201) == {"words": "Zoé", "n": 3}
        assert reply.headers["content-type"] == "application/json"
        assert reply.headers["cache-control"] == "no-store"
        assert read_id(reply.headers["x-request-id"])
        assert (await client.get(f"{T}/own")).text == "own words"


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({}, "$"),
        ({"words": 3}, "$.words"),
        ({"words": "x", "inner": {"n": "1"}}, "$.inner.n"),
        ({"words": "x", "inner": {"n": 1, "m": 2}}, "$.inner"),
        ({"words": "x", "more": 1}, "$"),
        ([], "$"),
    ],
)
async def test_a_mistake_in_the_body_is_named_by_its_path(house: House, body: object, path: str) -> None:
    async with house.client() as client:
        error = problem(await client.post(f"{T}/echo", json=body, headers=FRENCH), 422, "bad_body")
        assert error["args"]["path"] == path
        assert error["message"] == f"Le corps n’est pas conforme en {path}."


@pytest.mark.parametrize(
    "body", [b"", b"{", b"\xff", b'{"words": "\xff"}', b"nope", b"[" * 150, b'{"words": "\\ud800"}']
)
async def test_what_is_not_json(house: House, body: bytes) -> None:
    async with house.client() as client:
        reply = await client.post(f"{T}/echo", content=body, headers={"content-type": "application/json"})
        assert reply.status_code in (400, 422)
        assert problem(reply, reply.status_code, "bad_json" if reply.status_code == 400 else "bad_body")


async def test_of_a_name_that_is_given_twice_the_last_counts(house: House) -> None:
    """ASVS 15.3.7: the rule is the same for all values, so nobody can be made to read another value than we do."""
    async with house.client() as client:
        for query, n in (("n=3&n=5", 5), ("n=5&n=3", 3), ("n=3&n=3", 3)):
            assert (await client.post(f"{T}/echo?{query}", json={"words": "x"})).json()["n"] == n
        problem(await client.post(f"{T}/echo?n=3", json={"words": "x", "n": 5}), 422, "bad_body")


async def test_a_mistake_in_the_query(house: House) -> None:
    async with house.client() as client:
        for query, path in (("n=x", "$.n"), ("m=1", "$"), ("deep=maybe", "$.deep")):
            error = problem(await client.post(f"{T}/echo?{query}", json={"words": "x"}), 422, "bad_query")
            assert error["args"]["path"] == path


async def test_only_json_is_read(house: House) -> None:
    async with house.client() as client:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
            reply = await client.post(f"{T}/echo", content=b'{"words":"x"}', headers={"content-type": kind})
            problem(reply, 415, "bad_type")
        fine = {"content-type": "Application/JSON; charset=utf-8"}
        told(await client.post(f"{T}/echo", content=b'{"words":"x"}', headers=fine), 201)


async def test_a_body_has_a_limit_announced_or_not(house: House) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(30):
            yield b" " * 10

    kind = {"content-type": "application/json"}
    async with house.client() as client:
        reply = await client.post(f"{T}/echo", content=b" " * 201, headers=kind)
        assert problem(reply, 413, "too_large")["args"] == {"most": 200}
        problem(await client.post(f"{T}/echo", content=pieces(), headers=kind), 413, "too_large")
        lied = {**kind, "content-length": "9" * 5000}
        problem(await client.post(f"{T}/echo", content=b" ", headers=lied), 413, "too_large")


async def test_unknown_addresses_and_methods(house: House) -> None:
    async with house.client() as client:
        problem(await client.get("/api/v1/nothing"), 404, "not_found")
        problem(await client.post("/api/"), 404, "not_found")
        reply = await client.delete("/api/v1/guest")
        problem(reply, 405, "bad_method")
        assert reply.headers["allow"] == "OPTIONS, POST"
        reply = await client.options("/api/v1/me")
        assert (reply.status_code, reply.headers["allow"]) == (204, "DELETE, GET, HEAD, OPTIONS, PATCH")
        assert "access-control-allow-origin" not in reply.headers
        assert (await client.head("/api/v1/games")).status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://localhost:8001"},
        {"origin": "http://localhost"},
        {"origin": "http://localhost:8000.evil.example"},
        {"origin": "http://localhost:8000/path"},
        {"origin": "ftp://localhost:8000"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
async def test_other_sites_cannot_act_for_a_person(house: House, headers: dict[str, str]) -> None:
    async with house.client() as client:
        problem(await client.post("/api/v1/guest", json={"name": "Zoé"}, headers=headers), 403, "bad_origin")
        assert "set-cookie" not in (await client.delete("/api/v1/session", headers=headers)).headers
        assert (await client.get("/api/v1/me", headers=headers)).status_code == 200  # reading is the browser's affair


async def test_our_own_pages_may(house: House) -> None:
    async with house.client() as client:
        for headers in ({"origin": HOME}, {"sec-fetch-site": "same-origin"}, {}):
            told(await client.post("/api/v1/guest", json={"name": "Zoé"}, headers=headers), 201)


async def test_who_may_ask(house: House) -> None:
    async with house.client() as client:
        for path in ("person", "account", "admin"):
            problem(await client.get(f"{T}/{path}"), 401, "sign_in_first")
        me = await come_in(client)
        told(await client.get(f"{T}/person"))
        problem(await client.get(f"{T}/account"), 403, "account_needed")
        await make_account(house, client)
        told(await client.get(f"{T}/account"))
        problem(await client.get(f"{T}/admin"), 403, "not_admin")
        await People(house.database).set_admin(read_id(me["id"]), True)
        problem(await client.get(f"{T}/admin"), 403, "passkey_needed")


async def test_who_may_ask_about_a_table(house: House) -> None:
    known: dict[int, Roles] = {
        1: Roles(),
        2: Roles(watcher=True),
        3: Roles(seats=(0, 2)),
        4: Roles(host=True),
    }

    async def resolve(ctx: Context, table: int) -> Roles | None:
        return known.get(table)

    async with house.client() as client:
        problem(await client.get(f"{T}/watcher/{spell(2)}"), 404, "no_such_table")  # before anybody resolves
        house.dispatcher.resolve = resolve
        told(await client.get(f"{T}/watcher/{spell(2)}"))
        problem(await client.get(f"{T}/seat/{spell(3)}"), 401, "sign_in_first")
        problem(await client.get(f"{T}/host/{spell(4)}"), 401, "sign_in_first")
        await come_in(client)
        for table in (spell(1), spell(5), "nonsense", "0" * 12 + "x"):
            for role in ("watcher", "seat", "host"):
                problem(await client.get(f"{T}/{role}/{table}"), 404, "no_such_table")
        problem(await client.get(f"{T}/seat/{spell(2)}"), 403, "not_seated")
        problem(await client.get(f"{T}/seat/{spell(4)}"), 403, "not_seated")
        problem(await client.get(f"{T}/host/{spell(3)}"), 403, "not_host")
        assert told(await client.get(f"{T}/seat/{spell(3)}"))["seats"] == [0, 2]
        told(await client.get(f"{T}/host/{spell(4)}"))
        told(await client.get(f"{T}/watcher/{spell(3)}"))


async def test_a_crash_shows_nothing_of_the_house(house: House) -> None:
    async with house.client() as client:
        reply = await client.get(f"{T}/crash", headers=FRENCH)
        error = problem(reply, 500, "internal")
        assert error["args"] == {"request": reply.headers["x-request-id"]}
        assert error["message"].startswith("Quelque chose s’est mal passé")
        assert "secret" not in reply.text
        assert "Traceback" not in reply.text


async def test_no_database(house: House) -> None:
    async with house.client() as client:
        reply = await client.get(f"{T}/away")
        problem(reply, 503, "unavailable")
        assert reply.headers["retry-after"] == "5"
        assert "internal" not in reply.text
        reply = await client.get(f"{T}/busy")
        problem(reply, 503, "too_many")
        assert reply.headers["retry-after"] == "5"


async def test_problems_in_the_persons_language(house: House) -> None:
    async with house.client() as client:
        reply = await client.get(f"{T}/problem")
        assert problem(reply, 418, "too_large") == {
            "code": "too_large", "message": "The body is larger than 3 bytes.", "args": {"most": 3},
        }  # fmt: skip
        assert reply.headers["x-why"] == "tea"
        await come_in(client, "Zoé", "fr")
        reply = await client.get(f"{T}/problem", headers={"accept-language": "en"})
        assert problem(reply, 418, "too_large")["message"] == "Le corps dépasse 3 octets."
        error = problem(await client.get(f"{T}/refused"), 409, "not_open")
        assert error == {
            "code": "not_open", "message": "Cette question n’est plus ouverte.", "rule": "TABLE-1"
        }  # fmt: skip


async def test_what_was_served_is_observed(house: House) -> None:
    seen: list[tuple[str, str, int]] = []
    house.dispatcher.observe = lambda method, path, status, seconds: seen.append((method, path, status))
    async with house.client() as client:
        await client.get(f"{T}/watcher/{spell(9)}")
        await client.get("/api/v1/nothing")
    assert seen == [("GET", f"{T}/watcher/{{table}}", 404), ("GET", "/api/", 404)]


async def test_a_route_says_what_it_means() -> None:
    async def handler(ctx: Context) -> None: ...

    with pytest.raises(ValueError, match="204"):
        Route("GET", "/x", Access.ANYONE, handler)
    with pytest.raises(ValueError, match="which table"):
        Route("GET", "/x", Access.SEAT, handler, status=204)
    with pytest.raises(ValueError, match="cannot be kept"):
        Route("GET", "/x", Access.PERSON, handler, reply=str, cache=1)


async def test_two_routes_for_one_thing(house: House) -> None:
    route = Route("GET", "/x", Access.ANYONE, lambda ctx: None, status=204)  # type: ignore[arg-type, return-value]
    with pytest.raises(ValueError, match="two routes"):
        house.dispatcher.paths([route, route])
