"""Tables between people: the ASGI application, over one SQLite file at home, PostgreSQL and NATS on a site."""
