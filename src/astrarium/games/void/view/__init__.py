"""What a reader sees of the table, and the whole states that such a reader could believe in."""
