"""What `benchmarks/sources.py` says of a few games."""

from benchmarks.sources import Scored, deciding

EVEN_TRADE: list[Scored] = [
    ((0,), ({"worlds": 10, "trade": 5}, {"worlds": 4, "trade": 5})),
    ((1,), ({"worlds": 6, "trade": 9}, {"worlds": 12, "trade": 7})),
]


def told(games: list[Scored]) -> list[str]:
    """The lines of the sources, with single spaces."""
    return [" ".join(line.split()) for line in list(deciding(games))[1:]]


def test_winners_and_others_are_told_apart_and_the_leads_add_up() -> None:
    assert told(EVEN_TRADE) == [
        "worlds 11.0 ± 1.0 5.0 ± 1.0 +6.0 100.0% of 2",
        "trade 6.0 ± 1.0 7.0 ± 2.0 -1.0 0.0% of 1",  # in the other game both had as much
        "in all 17.0 ± 2.0 12.0 ± 3.0 +5.0 100.0% of 2",
    ]


def test_a_shared_win_is_split_and_a_game_that_all_have_won_has_no_lead() -> None:
    assert told([((0, 1), ({"worlds": 7}, {"worlds": 5}))])[0] == "worlds 6.0 ± 1.0 - +0.0 50.0% of 1"
