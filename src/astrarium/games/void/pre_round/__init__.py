"""The pre-round: building and research, and what they cost (section 5)."""
