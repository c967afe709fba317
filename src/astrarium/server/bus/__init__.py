"""What nodes tell each other: over NATS on a site, within the process at home."""
