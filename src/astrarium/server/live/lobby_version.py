"""A counter of this node's changes to the lobby: a list made before a change is not shown again."""


class LobbyVersion:
    """Counts the entries written here to tables that had not started."""

    __slots__ = ("changes",)

    def __init__(self) -> None:
        self.changes = 0

    def note(self) -> None:
        self.changes += 1
