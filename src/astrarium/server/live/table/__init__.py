"""One table in memory: what it knows, who listens to it, and what they are told."""
