"""How bots judge a position of Empires of the Void, and which answers they think about.

Everything counts in points (`appraise.py`). What a seat holds is worth what it brings until the end (`pace.py`,
`worth.py`). What it may take soon (`aims.py`) is worth less the more actions and luck it needs (`prospects.py`). What
others may take is feared (`danger.py`). A battle under way is fought out a few times before it is judged (`settle.py`).
The set-up is judged by what the homes reach (`first_homes.py`), influence by the prizes that it changes (`council.py`),
a loan by the technology that it opens (`research.py`). `leanings.py` makes raiders or diplomats of bots.
"""
