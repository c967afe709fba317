"""A player's turn: what can be done, why not, and each action (section 7)."""
