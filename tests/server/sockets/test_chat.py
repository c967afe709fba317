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
