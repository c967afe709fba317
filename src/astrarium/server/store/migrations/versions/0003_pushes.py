"""Web Push subscriptions, tables of which a person wants no notices, and notices that wait."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

# SQLite stores a table's rows by primary key only if its type is spelled INTEGER.
BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.Text(), primary_key=True, nullable=False),
        sa.Column("person", BIG, nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("auth", sa.LargeBinary(), nullable=False),
        sa.Column("made_at", BIG, nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("pushes_person", "pushes", ["person"])
    op.create_table(
        "unheard",
        sa.Column("person", BIG, primary_key=True, nullable=False, autoincrement=False),
        sa.Column("table_id", BIG, primary_key=True, nullable=False, autoincrement=False),
        sqlite_with_rowid=False,
    )
    op.add_column("notices", sa.Column("due_at", BIG, nullable=True))
    waits = sa.text("due_at is not null")
    op.create_index("notices_due_at", "notices", ["due_at"], postgresql_where=waits, sqlite_where=waits)


def downgrade() -> None:
    op.drop_index("notices_due_at", "notices")
    op.drop_column("notices", "due_at")
    op.drop_table("unheard")
    op.drop_table("pushes")
