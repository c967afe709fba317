"""What an honest player feels while somebody attacks: floods by hostile guests against a real server. `make floods`."""
