"""What an honest player notices while hostile guests flood a real server. `make floods`."""
