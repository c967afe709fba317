"""HTTP bodies about how friends reach a server: links and codes."""

from msgspec import Struct


class Mark(Struct, frozen=True):
    """By which a server recognises itself; another at each start."""

    mark: str


class AskAddresses(Struct, frozen=True, forbid_unknown_fields=True):
    """`again`: try them now, even if that was done a moment ago."""

    again: bool = False


class Addresses(Struct, frozen=True):
    """Links that friends can open, the best first; the server has tried each itself."""

    links: list[str]  # such as `http://192.168.1.20:8000`; none: only the computer itself comes in
    port: int  # that a firewall on it must let in; 0: not known
    may_open: bool  # `POST` would let the network in


class TableCode(Struct, frozen=True):
    """A table's short code: six letters, until it is over."""

    code: str


class CodeLeads(Struct, frozen=True):
    """Where a code leads: the table, and the `invite` that lets one in."""

    table: str
    invite: str
