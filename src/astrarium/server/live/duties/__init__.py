"""What a node does of its own accord: because time passes, or because somebody is forgotten."""
