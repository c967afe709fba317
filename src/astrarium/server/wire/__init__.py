"""What travels between a client and the server: typed, versioned, described for machines and people."""

PROTOCOL = 2  # 1: a table was made and a seat taken, with its contribution, in one request
