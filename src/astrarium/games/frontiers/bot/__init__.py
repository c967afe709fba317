"""What bots make of a position: how well a seat stands, and which answers are worth a thought."""
