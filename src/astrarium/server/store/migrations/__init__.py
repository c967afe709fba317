"""Migrations of the database: one script for each change of the schema, for PostgreSQL and SQLite."""
