"""Tables in memory and their listeners. Memory is only a cache: the log in the store is the truth."""
