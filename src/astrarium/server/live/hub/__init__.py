"""All tables of a node: opened from the store, kept, parked when they fail, made anew."""
