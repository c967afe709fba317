"""How fast the games are: in times of another engine, of an earlier checkout, and in bytecodes that never vary."""
