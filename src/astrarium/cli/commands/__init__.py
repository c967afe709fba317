"""The commands of `astrarium`, a module each."""
