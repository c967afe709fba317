"""A fast password hasher, for tests that are not about hashes."""

from argon2 import PasswordHasher

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
