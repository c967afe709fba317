"""One game at a terminal: its questions, the answers typed, and saved games."""
