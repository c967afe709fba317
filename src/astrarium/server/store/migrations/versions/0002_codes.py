"""Short codes of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    big = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "codes",
        sa.Column("code", sa.Text(), primary_key=True),
        sa.Column("table_id", big, nullable=False, unique=True, autoincrement=False),
    )


def downgrade() -> None:
    op.drop_table("codes")
