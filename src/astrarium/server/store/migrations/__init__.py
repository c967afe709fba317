"""How the database came to look as it does: one script for each change, for PostgreSQL and SQLite."""
