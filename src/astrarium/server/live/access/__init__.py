"""Who may know of a table and come in: by a seat, a link, a short code."""
