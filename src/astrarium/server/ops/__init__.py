"""What operators need: health, backups, audits."""
