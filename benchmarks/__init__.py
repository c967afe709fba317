"""What it costs: the engine, the server, and the server under attack."""
