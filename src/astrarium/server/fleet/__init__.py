"""Several nodes of one computer behind one port: a parent process starts them, and starts again those that die."""
