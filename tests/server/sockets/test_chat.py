"""The chat at a table, and who hears it."""

from .home import Home, sit


async def test_chat_is_heard_and_kept(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea)
    assert (await ann.ask("say", table=table, text="  bon\u202ejour\n à tous "))["type"] == "done"
    await bea.until(lambda: bea.tables[table].said)
    said = bea.tables[table].said[0]
    assert (said["text"], said["name"], said["person"], said["no"]) == ("bonjour à tous", "Ann", ann.id, 1)
    await bea.ask("say", table=table, text="salut")
    lines = (await ann.http("GET", f"/tables/{table}/chat"))["lines"]
    assert [(line["no"], line["name"], line["text"]) for line in lines] == [
        (1, "Ann", "bonjour à tous"),
        (2, "Béa", "salut"),
    ]


async def test_only_those_at_the_table_talk_and_listen(home: Home) -> None:
    ann, bea, cem = [await home.person(name) for name in ("Ann", "Béa", "Cem")]
    table = await sit(ann, bea)
    assert (await cem.ask("say", table=table, text="hello"))["code"] == "no_such_table"
    assert (await cem.request("GET", f"/tables/{table}/chat")).status_code == 404
    await bea.ask("unwatch", table=table)
    assert (await bea.ask("say", table=table, text="hello"))["code"] == "not_watching"
    assert (await ann.ask("say", table=table, text="\u200b \n"))["code"] == "empty"
    assert (await ann.ask("say", table=table, text="x" * 501))["code"] == "bad_message"
    assert ann.tables[table].said == []


async def test_mute_is_personal_and_lasts(home: Home) -> None:
    ann, bea, cem = [await home.person(name) for name in ("Ann", "Béa", "Cem")]
    table = await sit(ann, bea, cem)
    screen = await home.again(bea)
    await screen.watch(table)
    await bea.ask("mute", person=ann.id)
    await ann.ask("say", table=table, text="one")
    await cem.ask("say", table=table, text="two")
    for listener in (bea, screen):
        await listener.until(lambda listener=listener: listener.tables[table].said)
        assert [said["text"] for said in listener.tables[table].said] == ["two"]
    await cem.until(lambda: len(cem.tables[table].said) == 2)
    await bea.shut()
    await bea.open()  # it lasts beyond the connection
    await ann.ask("say", table=table, text="three")
    await bea.ask("mute", person=ann.id, muted=False)
    await ann.ask("say", table=table, text="four")
    await bea.until(lambda: len(bea.tables[table].said) == 2)
    assert [said["text"] for said in bea.tables[table].said] == ["two", "four"]


async def test_people_talk_before_the_game_whether_they_have_a_seat_or_not(home: Home) -> None:
    ann, bea, cem = [await home.person(name) for name in ("Ann", "Béa", "Cem")]
    card = await ann.make(game="race", seats=3)
    table = card["table"]
    await bea.join(table, card["invite"])
    for player in (ann, bea):
        await player.watch(table)
    await cem.watch(table, invite=card["invite"])
    for player, text in ((ann, "who brings cake?"), (bea, "I"), (cem, "may I come?")):
        assert (await player.ask("say", table=table, text=text))["type"] == "done"
    await ann.until(lambda: len(ann.tables[table].said) == 3)
    assert [(said["text"], said.get("seat")) for said in ann.tables[table].said] == [
        ("who brings cake?", 0),
        ("I", 1),
        ("may I come?", None),
    ]
    assert ann.tables[table].stage == "open"


async def test_a_host_who_lets_no_spectators_speak_lets_none_before_the_game(home: Home) -> None:
    ann, cem = await home.person("Ann"), await home.person("Cem")
    card = await ann.make(game="race", seats=2, spectators_speak=False)
    await cem.watch(card["table"], invite=card["invite"])
    assert (await cem.ask("say", table=card["table"], text="hello"))["code"] == "players_only"
