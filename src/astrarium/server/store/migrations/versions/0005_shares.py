"""Fair shares: where new guests came from, and indexes by which tables are counted, listed and removed."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

# SQLite stores a table's rows by primary key only if its type is spelled INTEGER.
BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "arrivals",
        sa.Column("person", BIG, primary_key=True, nullable=False, autoincrement=False),
        sa.Column("origin", BIG, nullable=False),
        sa.Column("at", BIG, nullable=False),
    )
    op.create_index("arrivals_origin", "arrivals", ["origin", "at"])
    _partial("tables_unbegun", "tables", ["made_at", "id"], "stage = 'open'")
    _partial("tables_host", "tables", ["host"], "stage <> 'over'")
    _partial("tables_over", "tables", ["since", "id"], "stage = 'over'")
    _partial("persons_guests", "persons", ["seen_at"], "email is null")
    op.create_index("notices_at", "notices", ["at"])


def _partial(name: str, table: str, columns: list[str], where: str) -> None:
    op.create_index(name, table, columns, postgresql_where=sa.text(where), sqlite_where=sa.text(where))


def downgrade() -> None:
    op.drop_index("notices_at", "notices")
    op.drop_index("persons_guests", "persons")
    for name in ("tables_over", "tables_host", "tables_unbegun"):
        op.drop_index(name, "tables")
    op.drop_table("arrivals")
