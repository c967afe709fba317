"""The browser client as it was built: its files, and which addresses are its pages."""
