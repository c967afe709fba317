"""Answers over the socket: accepted once, refused with the rule, taken back; and resigning."""

import asyncio
from typing import Any

import msgspec
import pytest

from astrarium.games.roll.names import PHASES
from astrarium.kernel import Game, games

from ..player import Player, random_choice
from ..until import until
from .home import Home, asked, sit

FOR_TWO = [found for found in games() if 2 in found.meta.seats]


def first(question: dict[str, Any]) -> list[int]:
    return [option["code"] for option in question["options"][: question["low"]]]


async def play_until_blocked(table: str, *players: Player) -> tuple[Player, dict[str, Any]]:
    """Play at random until somebody gets a question with an option that a rule blocks."""
    for _ in range(400):
        for player in players:
            for question in player.tables[table].questions:
                if question["blocked"]:
                    return player, question
                reply = await player.answer(table, question["id"], random_choice(question, player.rng))
                for other in players:
                    await other.until(lambda other=other, reply=reply: other.tables[table].version >= reply["version"])
    raise AssertionError("nothing was ever blocked")


@pytest.mark.parametrize(
    "found", [found for found in games() if 2 in found.meta.seats], ids=lambda found: found.meta.key
)
async def test_a_refusal_cites_its_rule_in_both_languages(home: Home, found: Game[Any]) -> None:
    ann, bea = await home.person("Ann", "en"), await home.person("Béa", "fr")
    table = await sit(ann, bea, game=found.meta.key)
    said = {}
    player, question = await play_until_blocked(table, ann, bea)
    version = player.tables[table].version
    blocked = question["blocked"][0]
    for lang in ("en", "fr"):
        await player.http("PATCH", "/me", {"lang": lang})
        await player.open()
        reply = await player.answer(table, question["id"], [blocked["code"]])
        assert reply["type"] == "refused"
        refusal = reply["refusal"]
        assert {key: refusal[key] for key in ("rule", "code", "args")} == blocked["refusal"]
        assert refusal["statement"] == found.rulebook[refusal["rule"]].say(lang)
        assert refusal["text"] != refusal["code"]
        said[lang] = refusal["text"], refusal["statement"]
    assert not set(said["en"]) & set(said["fr"])
    assert player.tables[table].version == version  # nothing changed


async def test_an_answer_that_is_no_answer_is_refused(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea)
    question = await asked(ann, table)
    for decision, choice, rule in [
        (question["id"], [999, 998], "TABLE-2"),
        (question["id"], [], "TABLE-2"),
        (question["id"] + 8, first(question), "TABLE-1"),
        (question["id"] + 1, first(question), "TABLE-4"),  # Béa's
    ]:
        reply = await ann.answer(table, decision, choice)
        assert reply["type"] == "refused", reply
        assert reply["refusal"]["rule"] == rule
        assert reply["refusal"]["statement"]


async def test_an_answer_that_comes_twice_counts_once(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea)
    question = await asked(ann, table)
    done = await ann.answer(table, question["id"], first(question))
    assert done["type"] == "done"
    again = await ann.answer(table, question["id"], first(question))
    assert (again["type"], again["version"]) == ("done", done["version"])
    other = [option["code"] for option in question["options"][-question["low"] :]]
    assert (await ann.answer(table, question["id"], other))["type"] == "refused"
    assert home.table(table).fold.progress.version == done["version"]


async def test_undo_over_the_wire(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea)
    question = await asked(ann, table)
    before = msgspec.json.encode(ann.tables[table].view)
    await ann.answer(table, question["id"], first(question))
    await ann.until(lambda: ann.tables[table].can_undo)
    assert ann.tables[table].questions == []
    assert (await ann.ask("undo", table=table))["type"] == "done"
    await ann.until(lambda: ann.tables[table].questions)
    assert ann.tables[table].questions[0]["options"] == question["options"]
    assert ann.tables[table].questions[0]["id"] == question["id"]
    assert msgspec.json.encode(ann.tables[table].view) == before
    reply = await ann.ask("undo", table=table)
    assert (reply["type"], reply["refusal"]["rule"]) == ("refused", "TABLE-5")
    last = [option["code"] for option in question["options"][-question["low"] :]]
    assert (await ann.answer(table, question["id"], last))["type"] == "done"  # another answer counts anew


async def test_no_undo_where_that_was_agreed(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea, undo=False)
    question = await asked(ann, table)
    reply = await ann.answer(table, question["id"], first(question))
    await ann.until(lambda: ann.tables[table].version >= reply["version"])
    assert not ann.tables[table].can_undo
    reply = await ann.ask("undo", table=table)
    assert (reply["type"], reply["refusal"]["code"]) == ("refused", "nothing_to_undo")


async def test_who_resigns_is_played_for_by_a_bot_until_the_end(home: Home) -> None:
    ann, bea, cem = [await home.person(name) for name in ("Ann", "Béa", "Cem")]
    table = await sit(ann, bea, cem)
    assert (await ann.ask("resign", table=table))["type"] == "done"
    await bea.until(lambda: bea.tables[table].seats[0].get("bot"))
    assert bea.tables[table].seats[0]["name"] == "Ann"
    question = home.table(table).fold.table.decisions()[0]  # type: ignore[union-attr]
    told = await ann.ask("answer", table=table, decision=question.id, choice=[0])
    assert (told["type"], told["code"]) == ("failed", "bot_plays")
    assert (await ann.ask("take_back", table=table))["code"] == "has_resigned"
    await asyncio.gather(bea.play(table), cem.play(table))
    assert bea.tables[table].stage == "over"
    assert bea.tables[table].outcome["places"][0] == 3


async def test_when_one_of_two_resigns_the_game_is_over(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea)
    await ann.ask("resign", table=table)
    await bea.until(lambda: bea.tables[table].stage == "over")
    assert bea.tables[table].outcome["winners"] == [1]
    assert bea.tables[table].questions == []


async def test_a_seat_that_a_bot_held_is_taken_back(home: Home) -> None:
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea, clock={"pace": "live", "budget": 10_000})
    assert (await ann.ask("take_back", table=table))["type"] == "done"  # nothing to do
    question = await asked(bea, table)
    await bea.answer(table, question["id"], first(question))
    await home.pass_by(11_000)
    await ann.until(lambda: ann.tables[table].seats[0].get("bot"))
    assert (await ann.ask("take_back", table=table))["type"] == "done"
    await ann.until(lambda: not ann.tables[table].seats[0].get("bot"))
    await until(lambda: home.table(table).fold.progress.seats[0].bot == "")
    assert ann.tables[table].banks[0] == 2_500  # a quarter


async def test_who_is_not_seated_cannot_answer(home: Home) -> None:
    ann, bea, cem = [await home.person(name) for name in ("Ann", "Béa", "Cem")]
    table = await sit(ann, bea)
    public = await sit(ann, bea, public=True)
    question = await asked(ann, table)
    for name, code in ((table, "no_such_table"), (public, "not_seated")):
        for kind, more in (("answer", {"decision": question["id"], "choice": [0]}), ("undo", {}), ("resign", {})):
            reply = await cem.ask(kind, table=name, **more)
            assert (reply["type"], reply["code"]) == ("failed", code)


async def test_nothing_is_answered_before_play(home: Home) -> None:
    ann = await home.person("Ann", "fr")
    table = await sit(ann)
    reply = await ann.ask("answer", table=table, decision=0, choice=[0])
    assert (reply["code"], reply["text"]) == ("not_begun", "Cette partie n’a pas encore commencé.")


async def test_answers_that_follow_each_other_may_be_sent_at_once(home: Home) -> None:
    """A script need not wait between small questions, for the numbers of a seat's decisions follow each other."""
    ann, bea = await home.person("Ann"), await home.person("Béa")
    table = await sit(ann, bea, game="roll")
    for player in (ann, bea):
        question = await asked(player, table)
        await player.answer(table, question["id"], first(question))
    seen = ann.tables[table]
    await ann.until(lambda: seen.questions and seen.questions[0]["prompt"][0] in ("ask.wilds", "ask.select"))
    if seen.questions[0]["prompt"][0] == "ask.wilds":
        question = seen.questions[0]
        await ann.answer(table, question["id"], [0 for _ in question["options"]])
        await ann.until(lambda: seen.questions and seen.questions[0]["prompt"][0] == "ask.select")
    question = seen.questions[0]
    columns = seen.view["players"][0]["own_columns"]
    alike = len(columns) == 1 and all(len(dice) == 1 for dice in columns.values())
    worker = next(code for code, phase in enumerate(PHASES) if "home" in columns.get(phase, {}))
    ready = [0]
    # A phase, the worker that selects it (not asked where all are alike), and ready.
    choices: list[list[int]] = [first(question), *([] if alike else [[worker]]), ready]
    replies = await asyncio.gather(*(ann.answer(table, question["id"] + 8 * n, c) for n, c in enumerate(choices)))
    assert {reply["type"] for reply in replies} == {"done"}
    await ann.until(lambda: seen.view["players"][0]["ready"])
