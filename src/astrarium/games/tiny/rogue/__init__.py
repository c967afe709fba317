"""The Rogue of solo play: its turn and its attacks."""
