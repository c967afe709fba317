"""The database: one interface over PostgreSQL and SQLite, one repository for each subject."""
