"""Bots outside the event loop: worker processes at home, a JetStream work queue on a site."""
