"""Signed links that stop a person's notices without signing in."""

from typing import Literal, NamedTuple, cast, get_args

from ..people.tokens import SIZE, Seal

Channel = Literal["mail", "push"]
_NUMBER = 8  # bytes of an id
_REST = SIZE - 2 * _NUMBER - 1


class Stop(NamedTuple):
    """What to stop: notices of one table by any channel, or (table 0) all by one channel."""

    person: int
    channel: Channel
    table: int = 0


class WayOut:
    """Makes and reads the tokens of such links. They never expire: the link in an old mail must still work."""

    def __init__(self, key: bytes, base_url: str) -> None:
        self._seal = Seal(key, b"stop")
        self._base_url = base_url

    def token(self, stop: Stop) -> str:
        numbers = stop.person.to_bytes(_NUMBER) + stop.table.to_bytes(_NUMBER)
        return self._seal.close(numbers + bytes([get_args(Channel).index(stop.channel)]) + bytes(_REST))

    def read(self, token: str) -> Stop | None:
        """What the token stops; None if it is not ours."""
        found = self._seal.open(token)
        if found is None:
            return None
        person, table = (int.from_bytes(found[at : at + _NUMBER]) for at in (0, _NUMBER))
        return Stop(person, cast(Channel, get_args(Channel)[found[2 * _NUMBER]]), table)

    def page(self, stop: Stop) -> str:
        """A page with one button, for people: a program that only follows links stops nothing."""
        return f"{self._base_url}/stop#{self.token(stop)}"

    def one_click(self, stop: Stop) -> str:
        """The address to which a mail program's unsubscribe button posts (RFC 8058)."""
        return f"{self._base_url}/api/v1/notices/stop?token={self.token(stop)}"
