"""What each seat contributed to the seed, as a log tells it."""

from astrarium.kernel import Log, Table, game
from astrarium.kernel.contributions import parts
from astrarium.kernel.log import Arrival


def log(players: list[str], contributions: list[bytes], arrivals: list[Arrival | None]) -> Log:
    race = game("race")
    made = Table.open(race, race.agree(len(players), {}), bytes(32), contributions, players).log
    made.arrivals = arrivals
    return Log.from_json(made.to_json())


def test_persons_and_bots() -> None:
    found = parts(log(["person", "person", "greedy", "greedy"], [b"ab", b"", b"", b"x"], []))
    assert [(part.kind, part.size, part.counts) for part in found] == [
        ("given", 2, True),
        ("none", 0, False),
        ("bot", 0, False),
        ("made_up", 1, False),
    ]


def test_when_and_at_whose_screen() -> None:
    arrivals = [Arrival(1_500), Arrival(1_600, 0), Arrival(), None]
    found = parts(log(["person", "person", "person", "greedy"], [b"a", b"b", b"c", b""], arrivals))
    assert [(part.kind, part.after, part.screen, part.counts) for part in found] == [
        ("after", 1_500, None, True),
        ("after", 1_600, 0, True),
        ("before", None, None, False),
        ("bot", None, None, False),
    ]


def test_a_log_of_before_tells_nothing_of_arrivals() -> None:
    told = log(["person", "person"], [b"a", b"b"], [])
    assert '"arrivals"' not in told.to_json()
    assert [part.kind for part in parts(told)] == ["given", "given"]
