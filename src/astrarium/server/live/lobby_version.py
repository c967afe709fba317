"""Has this node changed what a lobby lists? Then a list that was made before is not shown again."""


class LobbyVersion:
    """Counts the entries that were written here at tables that had not begun."""

    __slots__ = ("changes",)

    def __init__(self) -> None:
        self.changes = 0

    def note(self) -> None:
        self.changes += 1
