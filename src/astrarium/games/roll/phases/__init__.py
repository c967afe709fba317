"""The phases of a round: Assign, the five phases of workers, and Manage Empire."""
