"""Second factors: passkeys and recovery codes. Also a person's epoch: sessions and links of an earlier one are void."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

# SQLite stores a table's rows by primary key only if its type is spelled INTEGER.
BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    for table in ("persons", "sessions", "links"):
        op.add_column(table, sa.Column("epoch", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("factor", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("proved_at", BIG, nullable=False, server_default="0"))
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary(), primary_key=True, nullable=False),
        sa.Column("person", BIG, nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("uses", BIG, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("made_at", BIG, nullable=False),
        sa.Column("used_at", BIG, nullable=True),
        sqlite_with_rowid=False,
    )
    op.create_index("passkeys_person", "passkeys", ["person"])
    op.create_table(
        "recovery_codes",
        sa.Column("person", BIG, primary_key=True, nullable=False, autoincrement=False),
        sa.Column("code", sa.LargeBinary(), primary_key=True, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "spent",
        sa.Column("token", sa.LargeBinary(), primary_key=True, nullable=False),
        sa.Column("until", BIG, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for name in ("spent", "recovery_codes", "passkeys"):
        op.drop_table(name)
    op.drop_column("sessions", "proved_at")
    op.drop_column("sessions", "factor")
    for table in ("links", "sessions", "persons"):
        op.drop_column(table, "epoch")
