"""What may be done at a table, by people and by the server itself: functions that make the next entry of its log."""
