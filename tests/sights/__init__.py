"""Recorded sights: chosen moments of recorded games, as the server would tell them to one reader.

They are files in `web/sights/<key>/`, so that boards are drawn, measured and photographed without a server
(`web/bench/`). `make sights` writes them again after a change of rules, views or questions; a test says when it is due.
"""
