"""How much one node carries: bots over real sockets, PostgreSQL with synchronous_commit on. `make load`."""
