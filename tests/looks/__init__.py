"""What the client looks like: recorded sights in a real browser, without a server, a bot or a clock."""
