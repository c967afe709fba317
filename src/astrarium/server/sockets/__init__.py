"""WebSockets: one for each connection of a person, for live play."""
