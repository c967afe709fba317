"""People, their sessions and the links that sign them in."""

import asyncio

from astrarium.server.store.chat import Chat, Line
from astrarium.server.store.database import Database
from astrarium.server.store.links import Link, Links
from astrarium.server.store.people import People, Person
from astrarium.server.store.sessions import Session, Sessions

from .conftest import Open
from .samples import person

HASH = "$argon2id$"


async def test_a_guest_gets_an_account(db: Database) -> None:
    people = People(db)
    ada, bob = person(), person(name="Bob", email="bob@example.org")
    assert await people.add(ada)
    assert await people.add(bob)
    assert not await people.add(person(email="bob@example.org"))
    assert not await people.set_email_password(ada.id, "bob@example.org", HASH)
    assert await people.get(ada.id) == ada
    assert await people.set_email_password(ada.id, "ada@example.org", HASH)
    await people.rename(ada.id, "Ada L.")
    await people.set_lang(ada.id, "en")
    await people.set_settings(ada.id, '{"mail":true}')
    await people.seen(ada.id, 99)
    await people.set_admin(ada.id, True)
    now = Person(ada.id, "Ada L.", "en", "ada@example.org", HASH, 1, ada.made_at, 99, '{"mail":true}', epoch=1)
    assert await people.by_email("ada@example.org") == now
    assert await people.by_email("nobody@example.org") is None
    assert await people.get(5) is None
    assert await people.names([ada.id, bob.id, 5]) == {ada.id: "Ada L.", bob.id: "Bob"}


async def test_a_deleted_account_leaves_no_name(db: Database) -> None:
    people, sessions, links, chat = People(db), Sessions(db), Links(db), Chat(db)
    ada = person(email="ada@example.org", password=HASH, settings='{"webhook":"x"}')
    assert await people.add(ada)
    await sessions.add(b"s", ada.id, 1, 100, 0, 0)
    await links.add(b"l", ada.id, "ada@example.org", 100, 0)
    await chat.add(7, 1, ada.id, "Ada", "hello")
    await people.delete_account(ada.id)
    assert await people.get(ada.id) == ada._replace(name="", email=None, password=None, settings="{}", epoch=1)
    assert await sessions.person_of(b"s", 2) is None
    assert await links.take(b"l", 2) is None
    assert await chat.latest(7, 1) == [Line(1, 1, ada.id, "", "hello")]


async def test_sessions(db: Database) -> None:
    people, sessions = People(db), Sessions(db)
    ada = person()
    await people.add(ada)
    for token in (b"\x00a", b"\x00b", b"\x00c"):
        await sessions.add(token, ada.id, 10, 50, 0, 1)
    assert await sessions.person_of(b"\x00a", 49) == Session(ada, 10, 10, 50, 1, 10)
    assert await sessions.person_of(b"\x00a", 50) is None
    assert await sessions.person_of(b"\x00", 49) is None
    await sessions.touch(b"\x00a", 40, 90)
    await sessions.prove(b"\x00a", 45, 0)
    assert await sessions.person_of(b"\x00a", 89) == Session(ada, 10, 40, 90, 1, 45)
    assert await sessions.purge(50) == 2
    await sessions.add(b"\x00d", ada.id, 10, 99, 0, 0)
    assert await sessions.person_of(b"\x00d", 50) is not None
    await sessions.remove(b"\x00d")
    assert await sessions.person_of(b"\x00d", 50) is None


async def test_what_was_made_before_everything_was_voided(db: Database) -> None:
    people, sessions, links = People(db), Sessions(db), Links(db)
    ada = person(email="ada@example.org")
    await people.add(ada)
    await sessions.add(b"s", ada.id, 10, 99, ada.epoch, 0)
    await links.add(b"l", ada.id, "ada@example.org", 99, ada.epoch)
    await sessions.void_all(ada.id)
    await sessions.add(b"late", ada.id, 10, 99, ada.epoch, 0)  # of somebody who read the person before
    await links.add(b"late", ada.id, "ada@example.org", 99, ada.epoch)
    for token in (b"s", b"l", b"late"):
        assert await sessions.person_of(token, 50) is None
        assert await links.take(token, 50) is None
    await sessions.add(b"new", ada.id, 10, 99, ada.epoch + 1, 0)
    assert await sessions.person_of(b"new", 50) is not None


async def test_a_link_opens_once(open_another: Open) -> None:
    nodes = [Links(await open_another()) for _ in range(2)]
    ada = person()
    await People(await open_another()).add(ada)
    await nodes[0].add(b"t", ada.id, "a@example.org", 100, 0)
    assert await nodes[0].take(b"t", 100) is None
    taken = await asyncio.gather(*(node.take(b"t", 99) for node in nodes for _ in range(20)))
    assert [link for link in taken if link] == [Link(b"t", ada.id, "a@example.org", 100, 0, 99)]
    assert await nodes[0].take(b"other", 99) is None
    assert await nodes[0].purge(100) == 1
