"""How bots judge a position of Tiny Epic Galaxies."""
