"""“Your turn”, by mail and by webhook: as each person wishes, never twice for one decision."""
