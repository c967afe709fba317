"""Recorded games and tableaus on which an independent engine of the same game agreed: see README.md."""
