"""Who may see a table: by a seat, a link, a short code."""
