"""What a node does by itself: because time passes, or because a person is erased."""
