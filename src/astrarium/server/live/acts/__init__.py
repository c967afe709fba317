"""Acts of people and of the server itself at a table: functions that make the next entry of its log."""
