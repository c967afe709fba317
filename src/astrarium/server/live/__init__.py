"""Tables in memory and those who listen to them. Memory is only a cache: the log in the store is the truth."""
