"""A table as the fold of its log: its spec, seats, clocks and game. No I/O; the time is passed in."""
