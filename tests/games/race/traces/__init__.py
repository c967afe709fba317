"""Games and tableaus recorded with an independent engine of the same game: see README.md."""
