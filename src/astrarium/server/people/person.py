"""A person as the rest of the house knows one: a guest, or the owner of an account."""

import msgspec

from astrarium.kernel import Text

from ..store import people as store
from ..wire.bodies import NoticeSettings
from ..words import WORDS


class Person(msgspec.Struct, frozen=True):
    """Without the hash of its password, which must not travel."""

    id: int
    name: str  # empty if none was ever chosen
    lang: str
    email: str | None  # accounts have one
    is_admin: bool
    settings: str  # JSON

    @classmethod
    def of(cls, row: store.Person) -> "Person":
        return cls(row.id, row.name, row.lang, row.email, bool(row.is_admin), row.settings)

    @property
    def called(self) -> str:
        """The name, or what we call somebody without one."""
        return self.name or WORDS.say(self.lang, Text("person.guest"))

    @property
    def is_account(self) -> bool:
        return self.email is not None

    @property
    def notices(self) -> NoticeSettings:
        return read_settings(self.settings)


def read_settings(text: str) -> NoticeSettings:
    """What the database keeps of somebody's wishes; what it does not keep is as by default."""
    return msgspec.json.decode(text, type=NoticeSettings) if text else NoticeSettings()


def write_settings(settings: NoticeSettings) -> str:
    return msgspec.json.encode(settings).decode()
