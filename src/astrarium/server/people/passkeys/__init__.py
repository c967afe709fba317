"""Second factors: passkeys and recovery codes, and recent proofs of identity."""
