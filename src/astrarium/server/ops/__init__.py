"""For people who run it: health, backups, audits."""
