"""How long a node that died rests before it is started again."""

SHORTEST, LONGEST = 0.5, 30.0  # seconds
LONG_LIFE = 60.0  # seconds after which a node counts as one that had worked


class Rests:
    """The rests of one node: twice as long each time, from the beginning once it has lived long."""

    __slots__ = ("_next",)

    def __init__(self) -> None:
        self._next = SHORTEST

    def after(self, lived: float) -> float:
        """The seconds to rest after a life of so many."""
        rest = SHORTEST if lived >= LONG_LIFE else self._next
        self._next = min(LONGEST, 2 * rest)
        return rest
