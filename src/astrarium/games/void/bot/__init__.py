"""How bots judge a position of Empires of the Void, and which answers they think about."""
