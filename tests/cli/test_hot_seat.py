"""Several persons at one keyboard keep their secrets."""

from astrarium.kernel import Catalog, game

from .driver import run

TINY = game("tiny")
WORDS: Catalog = TINY.words
MISSIONS = {
    word
    for text_id in WORDS.ids("en")
    if text_id.startswith("mission.") and not text_id.endswith(".text")
    if (word := WORDS.template("en", text_id))
}


def screens(seats: int, feed: list[str]) -> list[tuple[str, str]]:
    """Each part of the output, with the name of the person who saw it."""
    output = run(
        "play", "tiny", "--bots", "none", "--seats", str(seats), "--seed", "4", "--lang", "en", feed=feed
    ).output
    parts = output.split("\nNow: ")[1:]
    return [(part.partition(".")[0], part.partition(".")[2]) for part in parts]


def test_nobody_sees_the_mission_of_another() -> None:
    answers = [part for _ in range(60) for part in ("", "1", "2")]
    stretches = screens(3, answers)
    assert {name for name, _ in stretches} == {"Player 1", "Player 2", "Player 3"}
    dealt = {
        name: {mission for mission in MISSIONS if f"Mission dealt: {mission}." in text}
        for name, text in stretches
        if "Which secret mission do you keep?" in text
    }
    assert [len(missions) for missions in dealt.values()] == [2, 2, 2]
    assert len(stretches) > 6
    for name, text in stretches:
        for other, missions in dealt.items():
            if other != name:
                assert not [mission for mission in missions if mission in text]


def test_private_things_wait_for_enter() -> None:
    """The input ends before Player 1 has pressed Enter, and no mission has been shown."""
    (name, text), *others = screens(2, [])
    assert (name, others) == ("Player 1", [])
    assert "Press Enter" in text
    assert not [mission for mission in MISSIONS if mission in text]
