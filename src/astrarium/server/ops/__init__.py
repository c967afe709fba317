"""For people who run it: health, metrics, logs."""
