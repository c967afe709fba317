"""Runs the migration scripts on the connection that `store.migrate` passes, in one transaction."""

from alembic import context
from sqlalchemy import text

LOCK = 0x617374726172  # any number that every node knows

connection = context.config.attributes["connection"]
context.configure(connection=connection, transactional_ddl=True)
with context.begin_transaction():
    if connection.dialect.name == "postgresql":
        # Nodes that start together migrate one after the other; a SQLite file is locked already.
        connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))
    context.run_migrations()
