"""The built browser client: its files, and which addresses are its pages."""
