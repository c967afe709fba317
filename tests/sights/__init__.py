"""Recorded sights: chosen moments of recorded games, as the server would tell them to one reader.

They stand in `web/sights/<key>/`, so that boards are drawn, measured and photographed without a server (`web/bench/`).
`make sights` writes them anew after a change of rules, views or questions; a test holds that they are still true.
"""
