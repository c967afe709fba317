"""What a reader sees, in plain ids, and a state that somebody who sees no more could believe in."""

from collections import Counter

from astrarium.kernel import Rng, TableView, View
from astrarium.kernel.view import restore, table_view

from .beach import Beach, PebblesStep
from .content import ALL, NUMBERS, STONES


class PebblesView(TableView):
    row: list[str]  # the stones in sight
    hidden: int  # how many are not
    taken: list[list[str]]  # by each seat
    points: list[int]
    worth: dict[str, int]  # the points of each stone, at this table: a board needs no facts of its own


def view(s: Beach, seat: int | None) -> PebblesView:
    return {
        **table_view(s, seat),
        "row": [STONES[stone].id for stone in s.in_sight],
        "hidden": len(s.row) - len(s.in_sight),
        "taken": [[STONES[stone].id for stone in stones] for stones in s.taken],
        "points": [s.points(other) for other in range(s.seats)],
        "worth": {stone.id: stone.points for stone in STONES},
    }


def sample(view: View, rng: Rng) -> Beach:
    """For bots: what is in sight as it is, and what is nowhere else under water, in any order."""
    s = Beach(view["seats"], rng.fresh())
    restore(s, view, PebblesStep)
    s.taken = [[NUMBERS[stone] for stone in stones] for stones in view["taken"]]
    s.row = [NUMBERS[stone] for stone in view["row"]]
    seen = Counter(stone for stones in (s.row, *s.taken) for stone in stones)
    hidden = list((Counter(ALL) - seen).elements())
    rng.shuffle(hidden)
    s.row += hidden
    return s
