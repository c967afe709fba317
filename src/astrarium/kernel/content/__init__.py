"""A game's content: rows read into records, packs that change them, and what players are told about a pack."""
