"""Each WebSocket message is refused to the wrong person: the table of messages and roles is complete and true."""

from pathlib import Path
from typing import Any, get_args

import pytest

from astrarium.server.ids import new_id, spell
from astrarium.server.live.acts import lobby
from astrarium.server.live.hub import new_tables
from astrarium.server.tables.entries import TableSpec
from astrarium.server.wire.messages import ClientMessage

from .house import Closed, open_house
from .message_table import MEANING, MESSAGES
from .scene import KINDS, ROLES, STAGES, Kind, Scene, Stage, line_of, set_scene

TAGS = {str(kind.__struct_config__.tag) for kind in get_args(ClientMessage)}


def rows_of(tag: str) -> list[tuple[Kind, Stage, str]]:
    found: list[tuple[Kind, Stage, str]] = []
    for place, line in MESSAGES[tag].items():
        kind, *stages = place.split()
        found += [(k, s, line.replace(" ", "")) for k in KINDS for s in STAGES if k == kind and s in stages]
    return found


def test_the_table_names_every_message_and_nothing_else() -> None:
    assert MESSAGES.keys() == TAGS
    for tag in TAGS:
        rows = rows_of(tag)
        assert sorted((k, s) for k, s, _ in rows) == sorted((k, s) for k in KINDS for s in STAGES), tag
        assert all(len(line) == len(ROLES) and set(line) <= MEANING.keys() for _, _, line in rows), tag


@pytest.mark.parametrize("tag", MESSAGES)
async def test_each_role_is_answered_as_the_table_says(tag: str, tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        for kind, stage, letters in rows_of(tag):
            scene = await set_scene(house, kind, stage)
            for role, letter in zip(ROLES, letters, strict=True):
                told = await ask_message(scene, tag, role)
                assert told == MEANING[letter], f"{tag} by {role}, {kind} {stage}"
                if told == "done" and tag in ("answer", "undo", "resign", "take_back", "agree"):
                    scene = await set_scene(house, kind, stage)


async def ask_message(scene: Scene, tag: str, role: str) -> str:
    """The server's reply to that role. A refused message must not have changed the table."""
    line = await line_of(scene, role)
    if line is None:
        return "no connection"
    fields = _fields(scene, tag, role)
    if tag == "say":  # only who watches may speak, so try that first
        await line.ask("watch", table=scene.table, invite=scene.link_of(role))
    before = scene.version, scene.live.fold.progress
    reply = await line.ask(tag, **fields)
    if reply["type"] != "done":
        assert (scene.version, scene.live.fold.progress) == before
    if reply.get("code") == "no_such_table":
        unknown = await line.ask(tag, **{**fields, "table": "0" * 12})
        assert {**reply, "ref": 0} == {**unknown, "ref": 0}, "a hidden table is told like one that does not exist"
    if role != "watcher":
        await line.close()
    return _told(reply)


def _fields(scene: Scene, tag: str, role: str) -> dict[str, Any]:
    if tag == "ping":
        return {}
    if tag == "mute":
        return {"person": spell(new_id())}
    fields: dict[str, Any] = {"table": scene.table}
    if tag == "watch":
        fields["invite"] = scene.link_of(role)
    if tag in ("remind", "stand_in"):
        fields["seat"] = 0
    if tag == "say":
        fields["text"] = "hello"
    if tag == "answer":  # what the seat that has the turn may answer; after the end, what nobody has answered
        table = scene.live.fold.table
        decisions = table.decisions() if table else []
        fields["decision"] = decisions[0].id if decisions else 0
        fields["choice"] = list(next(decisions[0].choices())) if decisions else [99]
    return fields


def _told(reply: dict[str, Any]) -> str:
    return str(reply.get("code") or reply.get("refusal", {}).get("rule") or reply["type"])


async def test_no_connection_without_a_session_or_from_another_site(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        guest = await house.guest()
        for who, origin in ((None, "http://localhost:8000"), (guest, "https://evil.example"), (guest, "null")):
            with pytest.raises(Closed) as closed:
                await house.line(who, origin=origin)
            assert closed.value.code == 4401
        with pytest.raises(Closed) as closed:
            await house.line(guest, host="evil.example")
        assert closed.value.code == 1008
        line = await house.line(guest, origin="http://localhost:8000")
        assert (await line.ask("ping"))["type"] == "done"


async def test_who_signs_out_hears_no_more(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        guest = await house.guest()
        line = await house.line(guest)
        assert (await house.http(guest, "DELETE", "/api/v1/session")).status_code == 204
        with pytest.raises(Closed) as closed:
            await line.settle()
        assert closed.value.code == 4401


async def test_without_spectators_whoever_looked_on_before_is_seen_out(tmp_path: Path) -> None:
    """When a public table begins without spectators, onlookers must go; only people with the link may stay."""
    async with open_house(tmp_path) as house:
        host, guest, friend = [await house.guest() for _ in range(3)]
        spec = TableSpec("tiny", 2, public=True, spectators=False)
        hub = house.node.hub
        live = await new_tables.make_table(hub, host.person, spec)
        await new_tables.sit_down(hub, live, host.person, None, "")
        invite = (await house.http(host, "GET", f"/api/v1/tables/{live.name}")).json()["invite"]
        onlooker, invited = await house.line(guest), await house.line(friend)
        assert (await onlooker.ask("watch", table=live.name))["type"] == "done"
        assert (await invited.ask("watch", table=live.name, invite=invite))["type"] == "done"
        heard = len(onlooker.raw)
        await new_tables.sit_down(hub, live, (await house.guest()).person, None, "")
        assert live.fold.progress.stage == "playing"
        await onlooker.settle()
        await invited.settle()
        later = "".join(onlooker.raw[heard:])
        assert '"no_such_table"' in later
        assert '"playing"' not in later
        assert '"patch"' not in later
        assert any('"playing"' in text for text in invited.raw), "whoever has the link may stay"


async def test_who_leaves_a_private_table_is_seen_out(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        host, guest = await house.guest(), await house.guest()
        hub = house.node.hub
        live = await new_tables.make_table(hub, host.person, TableSpec("tiny", 3))
        await new_tables.sit_down(hub, live, guest.person, None, "")
        line = await house.line(guest)
        assert (await line.ask("watch", table=live.name))["type"] == "done"
        await live.do(lobby.leave(guest.id))
        heard = len(line.raw)
        await new_tables.sit_down(hub, live, (await house.guest("Somebody else")).person, None, "")
        await line.settle()
        assert "Somebody else" not in "".join(line.raw[heard:])
        assert (await line.ask("say", table=live.name, text="hello"))["code"] == "no_such_table"
