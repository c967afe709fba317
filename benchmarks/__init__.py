"""Measurements of the engine, the server, and the server under attack."""
