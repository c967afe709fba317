"""One game at a terminal: its screen, its questions, what was typed, and games that were left."""
