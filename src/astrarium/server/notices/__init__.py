"""“Your turn” by mail, push and webhook, as each person wishes, never twice for one decision."""
