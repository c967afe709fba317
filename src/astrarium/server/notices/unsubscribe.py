"""Links by which one stops notices, without signing in: each says whose they are and which, and we signed it."""

from typing import Literal, NamedTuple, cast, get_args

from ..people.tokens import SIZE, Seal

Channel = Literal["mail", "push"]
_NUMBER = 8  # bytes of an id
_REST = SIZE - 2 * _NUMBER - 1


class Stop(NamedTuple):
    """What shall stop: notices of one table in every way, or (table 0) all that come in one way."""

    person: int
    channel: Channel
    table: int = 0


class WayOut:
    """Makes such tokens and reads them. They hold for ever: an old mail must still let one out."""

    def __init__(self, key: bytes, base_url: str) -> None:
        self._seal = Seal(key, b"stop")
        self._base_url = base_url

    def token(self, stop: Stop) -> str:
        numbers = stop.person.to_bytes(_NUMBER) + stop.table.to_bytes(_NUMBER)
        return self._seal.close(numbers + bytes([get_args(Channel).index(stop.channel)]) + bytes(_REST))

    def read(self, token: str) -> Stop | None:
        """None if it is not one of ours."""
        found = self._seal.open(token)
        if found is None:
            return None
        person, table = (int.from_bytes(found[at : at + _NUMBER]) for at in (0, _NUMBER))
        return Stop(person, cast(Channel, get_args(Channel)[found[2 * _NUMBER]]), table)

    def page(self, stop: Stop) -> str:
        """For people: a page with one button. A program that only looks at links stops nothing."""
        return f"{self._base_url}/stop#{self.token(stop)}"

    def one_click(self, stop: Stop) -> str:
        """For the button of a mail program (RFC 8058): it posts there."""
        return f"{self._base_url}/api/v1/notices/stop?token={self.token(stop)}"
