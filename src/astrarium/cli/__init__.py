"""The `astrarium` command: play, watch, check and study games in a terminal."""
