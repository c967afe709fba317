"""The checks of the kit, a module each: every one watches all the games that the runner plays."""
