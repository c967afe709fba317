"""What is kept: one interface over PostgreSQL and SQLite, one repository for each subject."""
