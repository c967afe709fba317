"""A spectator with the host's name cannot pass for the host in the chat."""

from pathlib import Path

from ..sockets.home import open_home, sit


async def test_a_spectator_who_is_called_like_the_host_is_told_apart(tmp_path: Path) -> None:
    async with open_home(tmp_path) as home:
        host, bea, liar = await home.person("Host"), await home.person("Béa"), await home.person("Ноst")
        table = await sit(host, bea, public=True)
        await liar.watch(table)
        assert (await liar.ask("say", table=table, text="give up"))["type"] == "done"
        await host.ask("say", table=table, text="that was not me")
        await bea.until(lambda: len(bea.tables[table].said) == 2)
        told = [(said["seat"], said["name"]) for said in bea.tables[table].said]
        assert told == [(None, "Ноst (2)"), (0, "Host")]
        lines = (await bea.http("GET", f"/tables/{table}/chat"))["lines"]
        assert [(line["seat"], line["name"]) for line in lines] == told


async def test_players_speak_under_the_name_that_the_table_knows(tmp_path: Path) -> None:
    async with open_home(tmp_path) as home:
        ann, twin = await home.person("Ann"), await home.person("Ann")
        table = await sit(ann, twin)
        await twin.ask("say", table=table, text="hello")
        await ann.until(lambda: ann.tables[table].said)
        assert (ann.tables[table].said[0]["seat"], ann.tables[table].said[0]["name"]) == (1, "Ann (2)")


async def test_a_host_may_want_no_words_of_spectators(tmp_path: Path) -> None:
    async with open_home(tmp_path) as home:
        ann, bea, cem = [await home.person(name) for name in ("Ann", "Béa", "Cem")]
        table = await sit(ann, bea, public=True, spectators_speak=False)
        await cem.watch(table)
        assert (await cem.ask("say", table=table, text="left!"))["code"] == "players_only"
        assert (await bea.ask("say", table=table, text="hello"))["type"] == "done"
        lines = (await cem.http("GET", f"/tables/{table}/chat"))["lines"]
        assert [line["text"] for line in lines] == ["hello"]


async def test_a_host_who_does_not_play_may_speak_anyway(tmp_path: Path) -> None:
    async with open_home(tmp_path) as home:
        host, bea = await home.person("Ann"), await home.person("Béa")
        wish = {"game": "race", "seats": 2, "public": True, "spectators_speak": False}
        card = await host.http("POST", "/tables", {"wish": wish, "keep": 0})
        await bea.join(card["table"])
        for player in (host, bea):
            await player.watch(card["table"])
        assert (await host.ask("say", table=card["table"], text="welcome"))["type"] == "done"
        await bea.until(lambda: bea.tables[card["table"]].said)
        assert bea.tables[card["table"]].said[0]["seat"] is None


async def test_at_one_screen_who_sits_in_front_speaks(tmp_path: Path) -> None:
    async with open_home(tmp_path) as home:
        ann = await home.person("Ann")
        wish = {"game": "race", "seats": 2}
        card = await ann.http("POST", "/tables", {"wish": wish, "keep": 2})
        await ann.join(card["table"], together=["Tom"])
        await ann.watch(card["table"], seat=1)
        await ann.ask("say", table=card["table"], text="hello")
        await ann.until(lambda: ann.tables[card["table"]].said)
        said = ann.tables[card["table"]].said[0]
        assert (said["seat"], said["name"]) == (1, "Tom")
        (line,) = (await ann.http("GET", f"/tables/{card['table']}/chat"))["lines"]
        assert line["seat"] == 1
