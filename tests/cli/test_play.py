"""A person plays in a terminal."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from astrarium.kernel import Log

from .driver import Finished, run

ESCAPE = "\x1b"


def test_a_whole_game_in_english(english: Finished) -> None:
    screen = english.screen
    assert "What do you do?" in screen
    assert "(cannot be undone)" in screen
    assert "Careful: " in screen
    assert "Winner: " in screen
    assert "Points after" in screen
    assert "planets" in screen
    assert f"The log is in {english.log}." in screen
    assert f"astrarium verify {english.log}" in screen
    assert Log.from_json(english.log.read_text("utf-8")).outcome is not None


def test_a_whole_solo_game_in_french(french_solo: Finished) -> None:
    screen = french_solo.screen
    assert "Que faites-vous ?" in screen
    assert "(sans retour)" in screen
    assert "Hades" in screen
    assert "Zoé (vous) :" in screen
    assert "Fin de la partie" in screen
    assert "Points après" in screen
    assert "What do you do?" not in screen


def test_every_line_fits_the_terminal(english: Finished, french_solo: Finished) -> None:
    for game in (english, french_solo):
        lines = [line for line in game.screen.splitlines() if str(game.log) not in line]
        assert max(map(len, lines)) <= 80


def test_no_escape_sequence_when_piped(english: Finished, french_solo: Finished) -> None:
    assert ESCAPE not in english.screen + french_solo.screen


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    screens = [run("play", "tiny", "--seed", "x", feed=["1", "1", "2", "q"]).output for _ in range(2)]
    assert screens[0] == screens[1]
    assert run("play", "tiny", feed=["q"]).output != run("play", "tiny", feed=["q"]).output


def test_bots_take_the_other_seats_in_turn() -> None:
    screen = run("play", "tiny", "--seats", "4", "--bots", "random,greedy", "--name", "Ann", feed=["q"]).output
    assert "Ann, Wanderer 2, Navigator 3, Wanderer 4." in screen
    named = run("play", "tiny", "--seats", "3", "--bots", "Navigateur,wanderer", "--lang", "fr", feed=["q"]).output
    assert "Navigateur 2, Vagabond 3." in named


def test_what_the_keys_do() -> None:
    feed = ["1", "? b1", "b1", "?", "? 2", "h", "t", "l", "x", "77", "u", "r", "n", "q"]
    result = run("play", "tiny", "--seed", "1", "--option", "first_player=seat_1", "--lang", "en", feed=feed)
    assert result.exit_code == 0
    screen = result.output
    assert screen.count("Rule TINY-5.2 forbids it: Ships in the player’s own galaxy") == 2  # asked why, then tried
    assert "Rule TINY-2.2: After the roll" in screen
    assert "It can be undone until" in screen
    assert "? b1: why b1 is not possible" in screen
    assert screen.count("Round 1. You play.") == 2
    assert "“x” means nothing here" in screen
    assert "There is no option “77” here." in screen
    assert "Rule TABLE-5 forbids it" in screen
    assert "You play on." in screen
    assert "It is not finished." in screen


def test_an_answer_is_taken_back() -> None:
    feed = ["1", "2", "u", "q"]  # the converter asks which die; back to the turn
    screen = run("play", "tiny", "--seed", "1", "--option", "first_player=seat_1", "--lang", "en", feed=feed).output
    assert "Which die do you turn?" in screen
    assert "You take back your last choice." in screen
    assert screen.count("What do you do?") == 2


def test_between_own_answers_only_what_changed_is_shown() -> None:
    feed = ["1", "2", "1", "1", "1 2", "q"]  # a die is converted: nothing but the dice has changed
    screen = run("play", "tiny", "--seed", "1", "--option", "first_player=seat_1", "--lang", "en", feed=feed).output
    news = screen.split("1 2\n")[-1]
    assert "Your dice" in news
    assert "Planets" not in news


def test_resigning_ends_a_game_of_two_and_not_of_three(tmp_path: Path) -> None:
    two = run("play", "tiny", "--seed", "1", "--lang", "en", feed=["1", "r", "y"]).output
    assert "The game ends by resignation." in two
    log = tmp_path / "three.json"
    args = ("play", "tiny", "--seats", "3", "--bots", "greedy", "--seed", "1", "--lang", "fr", "--log", str(log))
    three = run(*args, feed=["1", "r", "oui"]).output
    assert "Vous abandonnez." in three
    assert "Vous êtes désormais joué par Navigateur" in three
    assert "(abandon)" in three.splitlines()[-3]
    assert run("verify", str(log)).exit_code == 0


def test_the_end_of_input_is_polite(tmp_path: Path) -> None:
    log = tmp_path / "left.json"
    result = run("play", "tiny", "--lang", "fr", "--log", str(log), feed=["1"])
    assert result.exit_code == 0
    assert "Vous quittez la partie" in result.output
    verdict = run("verify", str(log), "--lang", "fr")
    assert verdict.exit_code == 0
    assert "n’est pas finie" in verdict.output


def test_a_dumb_terminal_and_broken_bytes() -> None:
    env = {**os.environ, "TERM": "dumb", "PYTHONIOENCODING": "ascii", "LC_ALL": "fr_FR.UTF-8"}
    code = "from astrarium.cli.main import app; app()"
    command = [sys.executable, "-c", code, "play", "tiny", "--name", "\x1b[31mEve\a"]
    done = subprocess.run(command, input=b"\xff\xfe\n1\nq\n", capture_output=True, env=env, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr
    assert b"\x1b" not in done.stdout
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("args", "about"),
    [
        (("play", "nope"), "nope"),
        (("play", "tiny", "--seats", "9"), "9"),
        (("play", "tiny", "--bots", "hal"), "hal"),
        (("play", "tiny", "--option", "rogue=hades"), "rogue"),
        (("play", "tiny", "--option", "helios_bottom=maybe"), "maybe"),
        (("play", "tiny", "--log", "/no/such/folder/game.json"), "/no/such"),
        (("simulate", "nope"), "nope"),
        (("simulate", "tiny", "--bots", "hal"), "hal"),
        (("simulate", "tiny", "--bots", "random,random,random"), "3"),
        (("conformance", "tiny", "--seats", "2,x"), "5"),
        (("rules", "tiny", "TINY-99.9"), "TINY-99.9"),
        (("rules", "tiny", "--coverage", "--tests", "/no/such"), "/no/such"),
    ],
)
def test_unknown_names_are_one_line_and_exit_2(args: tuple[str, ...], about: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert about in result.stderr or "--seats" in args


def test_an_unknown_language_is_refused() -> None:
    assert run("games", "--lang", "de").exit_code == 2
