"""How others reach this server: the addresses of this computer, and the sockets on which it listens."""
