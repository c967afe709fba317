"""The port that all nodes of a fleet share, and one of its own for each, by which monitors reach that one alone."""

import socket
from typing import NamedTuple, Self

from msgspec.structs import replace

from ..config import Config
from ..reach.ports import bind_shared, listen, place_of


class SharedPorts(NamedTuple):
    """The ports of a fleet, reserved for as long as the parent holds `held`."""

    host: str
    shared: int
    own: tuple[int, ...]  # by node
    held: tuple[socket.socket, ...]  # bound, but not listening

    @classmethod
    def reserve(cls, config: Config, nodes: int) -> Self:
        """Reserve the configured port and the next ones, or free ones for port 0. Raises OSError if one is taken."""
        host, first = config.host, config.port
        held: list[socket.socket] = []
        try:
            for number in range(nodes + 1):
                held += _reserved(config, first + number if first else 0)
        except OSError:
            for one in held:
                one.close()
            raise
        ports = tuple(dict.fromkeys(place_of(one).port for one in held))
        return cls(host, ports[0], ports[1:], tuple(held))

    def of_node(self, number: int) -> list[socket.socket]:
        """The sockets of one node: the shared one first. The system deals connections out among those that listen."""
        return bind_shared(self.host, self.shared) + bind_shared(self.host, self.own[number])


def _reserved(config: Config, port: int) -> list[socket.socket]:
    """Sockets that keep a port for this user's processes, after a look whether anybody listens there: another fleet
    would share its port with us unasked."""
    found = listen(replace(config, port=port))
    chosen = place_of(found[0]).port
    for one in found:
        one.close()
    return bind_shared(config.host, chosen)
