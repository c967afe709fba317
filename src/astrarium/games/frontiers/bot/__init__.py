"""How bots judge a position of New Frontiers, and which answers they consider."""
