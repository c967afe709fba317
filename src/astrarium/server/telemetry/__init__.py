"""What a node tells those who watch over it: figures, logs, how late its event loop is."""
