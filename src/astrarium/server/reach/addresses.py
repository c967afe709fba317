"""The addresses under which others on the network reach this computer, as far as it can know."""

import array
import socket
import struct
import sys
from contextlib import suppress
from ipaddress import ip_address

from ..config import EVERYWHERE

THIS_COMPUTER = "localhost"
# Reserved for documentation. Nothing is sent: the system only tells which of its addresses it would send from.
ELSEWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
# Bridges to virtual machines and containers on this computer: their addresses are hardly ever of use to friends.
INSIDE = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "podman", "cni", "lxc")

_LIST = 0x8912  # SIOCGIFCONF of Linux: all interfaces with their addresses
_ROW = 40  # bytes per interface; the name has 16, the address follows 4 bytes later
_ROOM = 64  # rows


def own_addresses() -> list[str]:
    """Addresses of this computer that others may reach, the most likely first. May be empty."""
    found: list[str] = []
    for family, somewhere in ELSEWHERE:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((somewhere, 9))
            found.append(probe.getsockname()[0])
    listed = _listed()
    found += [address for name, address in listed if not name.startswith(INSIDE)]
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None)]
    found += [address for _, address in listed]
    fit = [address for address in dict.fromkeys(found) if _is_reachable(address)]
    return sorted(fit, key=lambda address: ":" in address)  # IPv4 first: people can type those


def is_loopback(host: str) -> bool:
    """Whether this name or address means the computer itself."""
    name = host.strip("[]").rstrip(".").lower()
    if name == THIS_COMPUTER or name.endswith(f".{THIS_COMPUTER}"):
        return True
    try:
        return ip_address(name.removeprefix("::ffff:")).is_loopback
    except ValueError:
        return False


def link(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def home_link(host: str, port: int) -> str:
    """The link for a browser on this computer."""
    return link(THIS_COMPUTER if host in EVERYWHERE or is_loopback(host) else host, port)


def _is_reachable(address: str) -> bool:
    try:
        number = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return not (number.is_loopback or number.is_link_local or number.is_unspecified)


def _listed() -> list[tuple[str, str]]:
    """Interfaces and their IPv4 addresses, on Linux only: also finds a network that has no route out."""
    if sys.platform != "linux":
        return []
    import fcntl  # other systems have none

    rows = array.array("B", bytes(_ROW * _ROOM))
    where, _ = rows.buffer_info()
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        filled = struct.unpack("iL", fcntl.ioctl(probe, _LIST, struct.pack("iL", len(rows), where)))[0]
        table = rows.tobytes()
        return [
            (table[at : at + 16].split(b"\0", 1)[0].decode(), socket.inet_ntoa(table[at + 20 : at + 24]))
            for at in range(0, filled, _ROW)
        ]
    return []
