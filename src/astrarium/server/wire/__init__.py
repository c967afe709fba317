"""The protocol between client and server: typed, versioned, described for machines and people."""

PROTOCOL = 2  # in 1, one request made a table and took a seat with its contribution
