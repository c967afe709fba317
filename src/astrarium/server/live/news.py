"""What nodes tell each other about a table, over the bus."""

import msgspec
from msgspec import Struct


class News(Struct, frozen=True, tag_field="news", array_like=True):
    """News about a table, and the node that sent it."""

    node: str


class Entered(News, frozen=True, tag="entry", array_like=True):
    """An entry was written to the log."""

    version: int
    at: int
    body: str


class Present(News, frozen=True, tag="present", array_like=True):
    """The seats and spectators connected to that node. `ask`: please send yours."""

    seats: list[int]
    watchers: int
    ask: bool = False


class Spoken(News, frozen=True, tag="spoken", array_like=True):
    """A line of chat."""

    no: int
    at: int
    person: int
    name: str
    text: str
    seat: int | None = None  # None: a spectator


class ToPerson(Struct, frozen=True, array_like=True):
    """A message for one person on any node; an empty text: their sessions are void."""

    node: str
    text: str


AnyNews = Entered | Present | Spoken

_decoder: msgspec.json.Decoder[AnyNews] = msgspec.json.Decoder(AnyNews)
encode_news = msgspec.json.Encoder().encode


def read_news(data: bytes) -> AnyNews:
    return _decoder.decode(data)


_person_decoder = msgspec.json.Decoder(ToPerson)


def read_person_news(data: bytes) -> ToPerson:
    return _person_decoder.decode(data)


def table_subject(name: str) -> str:
    return f"astrarium.signed.table.{name}"


def person_subject(name: str) -> str:
    return f"astrarium.signed.person.{name}"
