"""The phases of a round: Assign, the five that workers do, and Manage Empire."""
