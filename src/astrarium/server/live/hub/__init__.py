"""All tables of a node: opened from the store, kept in memory, parked when they fail; and new ones."""
