"""What travels between a client and the server: typed, versioned, described for machines and people."""

PROTOCOL = 1
