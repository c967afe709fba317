"""The actions of a round, from Develop to Trade, and the questions that each asks."""
