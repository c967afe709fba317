"""The commands of `astrarium`, one module each."""
