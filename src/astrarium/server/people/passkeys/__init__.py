"""Second factors: passkeys, recovery codes, and the proof that somebody is who they say."""
