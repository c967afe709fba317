"""Deals between players: what an offer holds, who may make it, how it is answered (section 15)."""
