"""One table in memory: its fold, its listeners, and what they are told."""
