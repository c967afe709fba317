"""How others come to this server: the addresses of this computer, and the places on which it listens."""
