"""Bots that think outside the event loop: in worker processes at home, over a JetStream work queue on a site."""
