"""The first schema: tables and their logs, people, and what nodes share."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

PARTITIONS = 16

# SQLite stores a table's rows by primary key only if its type is spelled INTEGER.
BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def big(name: str, **options: Any) -> sa.Column[Any]:
    return sa.Column(name, BIG, **{"nullable": False, "autoincrement": False, **options})


def small(name: str, **options: Any) -> sa.Column[Any]:
    return sa.Column(name, sa.Integer(), **{"nullable": False, "autoincrement": False, **options})


def words(name: str, **options: Any) -> sa.Column[Any]:
    return sa.Column(name, sa.Text(), **{"nullable": False, **options})


def blob(name: str, **options: Any) -> sa.Column[Any]:
    return sa.Column(name, sa.LargeBinary(), **{"nullable": False, **options})


def upgrade() -> None:
    tables()
    log()
    people()
    talk()
    nodes()


def tables() -> None:
    op.create_table(
        "tables",
        big("id", primary_key=True),
        words("game"),
        words("stage"),
        small("public"),
        words("pace"),
        big("host"),
        words("title"),
        small("seats"),
        small("version"),
        small("waiting"),
        big("since"),
        big("wake_at", nullable=True),
        big("made_at"),
        blob("secret"),
        words("about"),
    )
    due, open_ones = sa.text("wake_at is not null"), sa.text("stage = 'open' and public = 1")
    op.create_index("tables_wake_at", "tables", ["wake_at"], postgresql_where=due, sqlite_where=due)
    op.create_index("tables_open", "tables", ["made_at"], postgresql_where=open_ones, sqlite_where=open_ones)
    op.create_table(
        "seats",
        big("table_id", primary_key=True),
        small("seat", primary_key=True),
        big("person"),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_person", "seats", ["person"])


def log() -> None:
    op.create_table(
        "log",
        big("table_id", primary_key=True),
        small("seq", primary_key=True),
        big("at"),
        words("body"),
        postgresql_partition_by="hash (table_id)",
        sqlite_with_rowid=False,
    )
    op.create_table("snapshots", big("table_id", primary_key=True), small("seq"), words("body"))
    if op.get_context().dialect.name == "postgresql":
        for number in range(PARTITIONS):
            op.execute(
                f"create table log_{number:02} partition of log "
                f"for values with (modulus {PARTITIONS}, remainder {number})"
            )
        # Each entry rewrites its table's row: free room on the page spares the indexes.
        op.execute("alter table tables set (fillfactor = 80)")


def people() -> None:
    op.create_table(
        "persons",
        big("id", primary_key=True),
        words("name"),
        words("lang"),
        words("email", nullable=True, unique=True),
        words("password", nullable=True),
        small("is_admin"),
        big("made_at"),
        big("seen_at"),
        words("settings"),
    )
    op.create_table(
        "sessions",
        blob("token", primary_key=True),
        big("person"),
        big("made_at"),
        big("seen_at"),
        big("until"),
    )
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_table(
        "links",
        blob("token", primary_key=True),
        big("person"),
        words("email"),
        big("until"),
        big("used_at", nullable=True),
    )


def talk() -> None:
    op.create_table(
        "chat",
        big("table_id", primary_key=True),
        small("no", primary_key=True),
        big("at"),
        big("person"),
        words("name"),
        words("text"),
        sqlite_with_rowid=False,
    )
    op.create_table("mutes", big("person", primary_key=True), big("muted", primary_key=True), sqlite_with_rowid=False)
    op.create_table(
        "notices",
        big("person", primary_key=True),
        big("table_id", primary_key=True),
        big("decision", primary_key=True),
        words("channel", primary_key=True),
        big("at"),
        sqlite_with_rowid=False,
    )


def nodes() -> None:
    op.create_table("nodes", words("id", primary_key=True), big("seen_at"))
    op.create_table("outages", big("from_at", primary_key=True), big("until_at"))
    op.create_table("keys", words("name", primary_key=True), blob("value"))


def downgrade() -> None:
    for name in ("keys", "outages", "nodes", "notices", "mutes", "chat", "links", "sessions", "persons"):
        op.drop_table(name)
    for name in ("snapshots", "log", "seats", "tables"):
        op.drop_table(name)
