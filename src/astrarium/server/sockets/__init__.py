"""One WebSocket for each person: what is live."""
