"""The six die actions, and the actions of planets."""
