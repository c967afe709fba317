"""What a backup holds: every table of the database, with its columns and their types."""

from typing import Any, NamedTuple

import msgspec

from ..store.database import Value


class Subject(NamedTuple):
    """A table of the database."""

    name: str
    columns: dict[str, Any]  # type by column name
    key: str  # the sort order of the rows, so that the same data makes the same file

    @property
    def names(self) -> str:
        return ", ".join(self.columns)

    @property
    def select(self) -> str:
        return f"select {self.names} from {self.name} order by {self.key}"  # noqa: S608  (only our own names)  # nosec B608

    @property
    def insert(self) -> str:
        return f"insert into {self.name} ({self.names}) values ({', '.join('?' * len(self.columns))})"  # noqa: S608  # nosec B608

    def decoder(self) -> "msgspec.json.Decoder[tuple[Value, ...]]":
        """Decodes a row, and rejects one with other types."""
        return msgspec.json.Decoder(tuple[tuple(self.columns.values())])  # type: ignore[misc]


MAYBE_INT, MAYBE_TEXT = int | None, str | None

SUBJECTS = (
    Subject(
        "persons",
        {
            "id": int, "name": str, "lang": str, "email": MAYBE_TEXT, "password": MAYBE_TEXT, "is_admin": int,
            "made_at": int, "seen_at": int, "settings": str, "epoch": int,
        },
        "id",
    ),
    Subject(
        "tables",
        {
            "id": int, "game": str, "stage": str, "public": int, "pace": str, "host": int, "title": str, "seats": int,
            "version": int, "waiting": int, "since": int, "wake_at": MAYBE_INT, "made_at": int, "secret": bytes,
            "about": str,
        },
        "id",
    ),
    Subject("seats", {"table_id": int, "seat": int, "person": int}, "table_id, seat"),
    Subject("log", {"table_id": int, "seq": int, "at": int, "body": str}, "table_id, seq"),
    Subject("snapshots", {"table_id": int, "seq": int, "body": str}, "table_id"),
    Subject(
        "chat",
        {"table_id": int, "no": int, "at": int, "person": int, "name": str, "text": str},
        "table_id, no",
    ),
    Subject("codes", {"code": str, "table_id": int}, "code"),
    Subject("mutes", {"person": int, "muted": int}, "person, muted"),
    Subject(
        "notices",
        {"person": int, "table_id": int, "decision": int, "channel": str, "at": int, "due_at": MAYBE_INT},
        "person, table_id, decision, channel",
    ),
    Subject("unheard", {"person": int, "table_id": int}, "person, table_id"),
    Subject(
        "pushes",
        {"endpoint": str, "person": int, "public_key": bytes, "auth": bytes, "made_at": int, "failures": int},
        "endpoint",
    ),
    Subject("arrivals", {"person": int, "origin": int, "at": int}, "person"),
    Subject(
        "passkeys",
        {
            "id": bytes, "person": int, "public_key": bytes, "uses": int, "name": str, "made_at": int,
            "used_at": MAYBE_INT,
        },
        "id",
    ),
    Subject("recovery_codes", {"person": int, "code": bytes}, "person, code"),
    Subject("spent", {"token": bytes, "until": int}, "token"),
    Subject(
        "sessions",
        {
            "token": bytes, "person": int, "made_at": int, "seen_at": int, "until": int, "epoch": int, "factor": int,
            "proved_at": int,
        },
        "token",
    ),
    Subject(
        "links",
        {"token": bytes, "person": int, "email": str, "until": int, "used_at": MAYBE_INT, "epoch": int},
        "token",
    ),
    # With the latest heartbeat, the time from the backup to the restart counts against nobody's clock.
    Subject("nodes", {"id": str, "seen_at": int}, "id"),
    Subject("outages", {"from_at": int, "until_at": int}, "from_at"),
    Subject("keys", {"name": str, "value": bytes}, "name"),
)  # fmt: skip
