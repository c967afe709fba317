"""The checks of the kit, one module each. Every check watches all games that the runner plays."""
