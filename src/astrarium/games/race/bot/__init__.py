"""How bots judge a position of Race for the Galaxy."""
