"""Logs are replayed, and verified by people who do not trust each other."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .driver import Finished, run

Data = dict[str, Any]


def test_verify_accepts_what_was_played(english: Finished, french_solo: Finished) -> None:
    result = run("verify", str(english.log), "--lang", "en")
    assert result.exit_code == 0
    assert result.output.startswith("OK")
    for fact in ("Tiny Epic Galaxies", "tiny@3", "Seats: 2", "Entries: ", "Draws checked: ", "Winner"):
        assert fact in result.output
    assert run("verify", str(french_solo.log), "--lang", "fr").exit_code == 0


def test_draws_are_told_by_number_where_the_log_says_no_more(english: Finished) -> None:
    output = run("verify", str(english.log), "--draws", "--lang", "en").output
    told = output.split("Draws, by the entry that they followed\n")[1].splitlines()
    assert told[0] == "   0. shuffle of 40"
    assert any(line.endswith(" (of 0 to 5)") for line in told)


def _other_answer(data: Data) -> None:
    """Keep another legal mission, and change nothing else."""
    data["entries"][0]["choice"][0] += 1


def _other_draw(data: Data) -> None:
    entry = next(entry for entry in data["entries"] if entry.get("draws"))
    below, result = entry["draws"][0]
    entry["draws"][0] = [below, (result + 1) % below]


def _other_secret(data: Data) -> None:
    data["secret"] = "00" * 32


def _other_seed(data: Data) -> None:
    data["contributions"][0] = "00" * 32


def _other_winner(data: Data) -> None:
    data["outcome"]["winners"] = [1 - data["outcome"]["winners"][0]]


def _undo_at_once(data: Data) -> None:
    data["entries"].insert(0, {"act": "undo", "seat": 0, "state": ""})


def _unknown_act(data: Data) -> None:
    data["entries"][1]["act"] = "cheat"


def _no_such_seat(data: Data) -> None:
    data["entries"].insert(3, {"act": "replace", "seat": 77, "by": "x", "state": ""})


def _seat_of_the_moon(data: Data) -> None:
    data["entries"].insert(3, {"act": "resign", "seat": 10**9, "state": ""})


def _too_many_seats(data: Data) -> None:
    data["seats"] = 44


def _other_rules(data: Data) -> None:
    data["rules"] = "tiny@999"


def _no_secret(data: Data) -> None:
    data["secret"] = None


def _no_options(data: Data) -> None:
    data["options"] = {}


def _infinite(data: Data) -> None:
    data["entries"][0]["seat"] = float("inf")


def _few_players(data: Data) -> None:
    data["players"] = []


@pytest.mark.parametrize(
    "change",
    [
        _other_answer, _other_draw, _other_secret, _other_seed, _other_winner, _undo_at_once, _unknown_act,
        _no_such_seat, _seat_of_the_moon, _too_many_seats, _other_rules, _no_secret, _no_options, _infinite,
        _few_players,
    ],
)  # fmt: skip
def test_verify_finds_what_was_changed(change: Callable[[Data], None], english: Finished, tmp_path: Path) -> None:
    data = json.loads(english.log.read_text("utf-8"))
    change(data)
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(data), "utf-8")
    result = run("verify", str(forged), "--lang", "en")
    assert result.exit_code == 1
    assert result.output.startswith("Flaw")
    assert isinstance(result.exception, SystemExit)  # a message, not a traceback
    told = run("replay", str(forged), "--at", "1")
    assert told.exit_code in (0, 1)
    assert isinstance(told.exception, SystemExit | None)


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[]", b"{}", b"[" * 100_000, b'{"format": "other/1"}', b"null"])
def test_a_file_that_is_no_log(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "no.json"
    file.write_bytes(content)
    for command in ("verify", "replay"):
        result = run(command, str(file), "--lang", "fr")
        assert result.exit_code == 1
        assert "Défaut" in result.output
        assert isinstance(result.exception, SystemExit)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    result = run("verify", str(tmp_path / "none.json"))
    assert result.exit_code == 1
    assert isinstance(result.exception, SystemExit)


def test_replay_tells_it_all(english: Finished) -> None:
    told = run("replay", str(english.log), "--lang", "fr")
    assert told.exit_code == 0
    entries = len(json.loads(english.log.read_text("utf-8"))["entries"])
    numbers = [line[:4].strip() for line in told.output.splitlines() if line[:4].strip().isdigit()]
    assert numbers == [str(number) for number in range(entries + 1)]
    assert "Fin de la partie" in told.output


def test_replay_stops_and_shows_the_table(english: Finished) -> None:
    spectator = run("replay", str(english.log), "--at", "2", "--lang", "en")
    assert spectator.exit_code == 0
    assert "Galaxies" in spectator.output
    assert "Mission: " not in spectator.output
    assert "You are dealt" not in spectator.output
    assert run("replay", str(english.log), "--at", "2", "--seat", "2", "--lang", "en").output.count("Mission: ") == 1
    assert run("replay", str(english.log), "--at", "0", "--lang", "fr").output.startswith("   0. ")


def test_replay_has_bounds(english: Finished) -> None:
    assert run("replay", str(english.log), "--at", "99999").exit_code == 2
    assert run("replay", str(english.log), "--seat", "3").exit_code == 2
