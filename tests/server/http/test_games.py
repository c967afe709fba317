"""Games, rules and words, which anybody may read and keep."""

from astrarium.bots import BOT_WORDS, BOTS
from astrarium.kernel import game, games

from .house import House, problem, told

G = "/api/v1/games"


async def test_the_installed_games(home: House) -> None:
    async with home.client() as client:
        cards = told(await client.get(G))
        assert [card["key"] for card in cards] == [g.meta.key for g in games()]  # type: ignore[index]
        page = told(await client.get(f"{G}/tiny"))
        assert page["game"]["names"]["fr"] == "Tiny Epic Galaxies"
        assert page["game"]["seats"] == [1, 2, 3, 4, 5]
        assert {option["id"] for option in page["options"]} >= {"first_player", "rogue"}
        assert page["bots"] == ["random", "greedy"]
        assert all(notice["words"]["fr"] and notice["words"]["en"] for notice in page["notices"])


async def test_a_game_says_beforehand_what_is_invented(home: House) -> None:
    """The description of a game says so for each number of players, and its rules mark each ruling of ours."""
    async with home.client() as client:
        notices = told(await client.get(f"{G}/void"))["notices"]
        assert [notice["seats"] for notice in notices] == [2, 3, 4]
        assert all("invented" in notice["words"]["en"] for notice in notices)
        assert all("inventées" in notice["words"]["fr"] for notice in notices)
        rules = told(await client.get(f"{G}/void/rules?lang=fr"))
        ours = {line["id"] for line in rules["statements"] if line["kind"] == "ruling"}
        assert {"VOID-14.2", "VOID-11.6", "VOID-R8"} <= ours
        assert rules["chapters"]["R"]
        assert len(rules["statements"]) == len(game("void").rulebook.own)


async def test_rules_and_words(home: House) -> None:
    async with home.client() as client:
        rules = told(await client.get(f"{G}/tiny/rules?lang=fr"))
        statement = game("tiny").rulebook["TINY-0.1"]
        assert rules["statements"][0] == {
            "id": "TINY-0.1", "words": statement.say("fr"), "source": statement.source, "kind": "rule", "chapter": "0",
        }  # fmt: skip
        assert rules["chapters"]["0"] == "But du jeu et matériel"
        assert rules["events"]["followed"] == "TINY-3.1"
        assert rules["events"]["undone"] in [line["id"] for line in rules["table"]]
        assert {"rule", "ruling", "physical"} == {line["kind"] for line in rules["statements"]}
        assert told(await client.get(f"{G}/tiny/rules"))["lang"] == "en"
        words = told(await client.get(f"{G}/race/words?lang=fr"))["words"]
        catalogue = game("race").words
        assert words.keys() == catalogue.ids("fr") | BOT_WORDS.ids("fr")
        assert [words[f"bot.{bot}"] for bot in BOTS] == ["Vagabond", "Navigateur"]
        assert words["seat.*"] == catalogue.template("fr", "seat.*")


async def test_they_may_be_kept(home: House) -> None:
    async with home.client() as client:
        reply = await client.get(f"{G}/tiny/words?lang=fr")
        tag = reply.headers["etag"]
        assert reply.headers["cache-control"] == "public, max-age=300"
        for known in (tag, tag.removeprefix("W/"), f'"other", {tag}', "*"):
            again = await client.get(f"{G}/tiny/words?lang=fr", headers={"if-none-match": known})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        other = await client.get(f"{G}/tiny/words?lang=en", headers={"if-none-match": tag})
        assert other.status_code == 200
        assert "set-cookie" not in reply.headers


async def test_they_come_compressed_to_those_who_can_read_it(home: House) -> None:
    async with home.client() as client:
        path = f"{G}/tiny/rules"
        plain = await client.get(path, headers={"accept-encoding": "br"})
        short = await client.get(path, headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in plain.headers
        assert short.headers["content-encoding"] == "gzip"
        assert int(short.headers["content-length"]) < len(plain.content) / 2
        assert short.content == plain.content
        for name in ("vary", "etag", "cache-control"):
            assert short.headers[name] == plain.headers[name]
        assert "content-encoding" not in (await client.get(G, headers={"accept-encoding": "gzip"})).headers


async def test_no_such_game(home: House) -> None:
    async with home.client() as client:
        for path in ("none", "none/rules", "none/words"):
            reply = await client.get(f"{G}/{path}", headers={"accept-language": "fr"})
            assert "«\xa0none\xa0»" in problem(reply, 404, "no_such_game")["message"]
            assert reply.headers["cache-control"] == "no-store"
        problem(await client.get(f"{G}/tiny/rules?lang=de"), 422, "bad_query")
