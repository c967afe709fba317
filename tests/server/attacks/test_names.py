"""Invisible signs in names do not count, and a name that looks like another's at the same table gets a number."""

from pathlib import Path

import pytest

from astrarium.bots.words import bot_name
from astrarium.server.declined import Declined
from astrarium.server.people.names import clean_name, clean_text

from ..sockets.home import open_home, sit

INVISIBLE = {
    "filler": "\u3164", "half filler": "\uffa0", "choseong": "\u115f", "jungseong": "\u1160", "selector": "\ufe0f",
    "far selector": "\U000e0100", "tag": "\U000e0041", "joiner": "\u034f", "khmer": "\u17b4", "mongolian": "\u180b",
    "soft hyphen": "\u00ad", "zero width": "\u200b", "word joiner": "\u2060", "braille": "\u2800", "note": "\U0001d159",
}  # fmt: skip


@pytest.mark.parametrize("character", INVISIBLE.values(), ids=INVISIBLE)
def test_a_name_that_cannot_be_seen_is_none(character: str) -> None:
    with pytest.raises(Declined, match="bad_name"):
        clean_name(character * 3)
    assert clean_name(f"An{character}n") == "Ann"
    assert clean_text(character) == ""


@pytest.mark.parametrize("typed", ["\u0301Ann", "A\u0336\u0336\u0336\u0336nn", "\u20ddx"])
def test_marks_do_not_reach_over_what_stands_around(typed: str) -> None:
    with pytest.raises(Declined, match="bad_name"):
        clean_name(typed)


def test_a_flood_of_marks_is_cut_in_what_is_said() -> None:
    assert clean_text("x" + "\u0336" * 400 + " y") == "x" + "\u0336" * 3 + " y"


@pytest.mark.parametrize("typed", ["Astrarium", "Аstrаrium", "ASTRARIUM team", "Server", "Ѕеrver", "Système", "adm1n"])
def test_nobody_is_called_like_the_server(typed: str) -> None:
    with pytest.raises(Declined, match="reserved_name"):
        clean_name(typed)


LIES = [
    "Alice", "ALICE", "Аlice", "A1ice", "AIice", "Al\u200bice", "Ａｌｉｃｅ", "𝓐𝓵𝓲𝓬𝓮", "Ali\u0307ce", "Alice.",
    "A lice",
]  # fmt: skip


async def test_who_looks_like_somebody_seated_gets_a_number(tmp_path: Path) -> None:
    async with open_home(tmp_path) as home:
        alice = await home.person("Alice")
        for lie in LIES:
            other = await home.person(lie, connected=False)
            table = await sit(alice, other, seats=3)
            first, second, _ = alice.tables[table].seats
            assert first["name"] == "Alice"
            assert second["name"].endswith(" (2)"), lie


async def test_numbers_cannot_be_taken_in_advance(tmp_path: Path) -> None:
    async with open_home(tmp_path) as home:
        people = [await home.person(name) for name in ("Alice", "Alice (2)", "Alice", "alice")]
        table = await sit(*people, seats=5, game="tiny")
        names = [seat.get("name", "") for seat in people[0].tables[table].seats]
        assert names == ["Alice", "Alice (2)", "Alice (3)", "alice (4)", ""]


async def test_nobody_passes_for_a_bot_or_for_a_nameless_guest(tmp_path: Path) -> None:
    async with open_home(tmp_path) as home:
        host = await home.person("Ann")
        bot, guest = await home.person(bot_name("greedy", "fr")), await home.person("Guest 1")
        table = await sit(host, bot, guest, seats=4)
        names = [seat.get("name", "") for seat in host.tables[table].seats]
        assert names == ["Ann", "Navigateur (2)", "Guest 1 (2)", ""]


async def test_honest_names_stay_as_they_are(tmp_path: Path) -> None:
    async with open_home(tmp_path) as home:
        people = [await home.person(name) for name in ("Zoé", "李雷", "Анна", "Σοφία", "Ann")]
        table = await sit(*people, seats=5, game="tiny", start="host")
        assert [seat["name"] for seat in people[0].tables[table].seats] == ["Zoé", "李雷", "Анна", "Σοφία", "Ann"]


async def test_a_long_name_keeps_room_for_its_number(tmp_path: Path) -> None:
    async with open_home(tmp_path) as home:
        one, two = await home.person("x" * 24), await home.person("x" * 24)
        table = await sit(one, two, seats=3)
        assert one.tables[table].seats[1]["name"] == "x" * 20 + " (2)"
