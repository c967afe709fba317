"""How bots judge a position of Roll for the Galaxy, and which answers they consider."""
