"""Attacks on a server, each with a test that shows how it fails."""
