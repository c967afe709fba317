"""What is in a game's box: rows read into records, packs that change them, and what players are told of it."""
