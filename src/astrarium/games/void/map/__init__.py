"""The map: spaces, ships, and where a ship can go."""
