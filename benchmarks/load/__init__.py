"""The capacity of one node: bots over real sockets, PostgreSQL with synchronous_commit on. `make load`."""
