"""A table as the fold of its log: what was agreed, who sits where, whose clock runs, and the game. No I/O, no clock."""
