"""An attack from its declaration to its aftermath (section 8)."""
