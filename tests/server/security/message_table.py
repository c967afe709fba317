"""Who may send what over the WebSocket: a letter for the reply to each role. Columns are the roles of `scene.ROLES`:

nobody guest account invited watcher seated other host elsewhere admin

Rows begin with the kind of table and the stages it is in.
"""

MEANING = {
    "D": "done",
    "X": "no connection",
    "N": "no_such_table",  # may not know that it exists
    "S": "not_seated",
    "B": "not_begun",
    "R": "has_resigned",
    "A": "not_absent",
    "Y": "TABLE-4",  # somebody else is asked
    "U": "TABLE-5",  # there is nothing to take back
    "O": "TABLE-6",  # the game is over
}

MESSAGES: dict[str, dict[str, str]] = {
    "watch": {
        "private open playing over": "X N N D N D D D N D",
        "public open playing over": "X D D D D D D D D D",
        "closed open": "X D D D D D D D D D",
        "closed playing over": "X N N D N D D D N D",
    },
    "unwatch": {
        "private open playing over": "X D D D D D D D D D",
        "public open playing over": "X D D D D D D D D D",
        "closed open playing over": "X D D D D D D D D D",
    },
    "answer": {
        "private open": "X N N N N B B S N S",
        "private playing": "X N N N N D Y S N S",
        "private over": "X N N N N O O S N S",
        "public open": "X S S S S B B S S S",
        "public playing": "X S S S S D Y S S S",
        "public over": "X S S S S O O S S S",
        "closed open": "X S S S S B B S S S",
        "closed playing": "X N N N N D Y S N S",
        "closed over": "X N N N N O O S N S",
    },
    "undo": {
        "private open": "X N N N N B B S N S",
        "private playing": "X N N N N U D S N S",
        "private over": "X N N N N O O S N S",
        "public open": "X S S S S B B S S S",
        "public playing": "X S S S S U D S S S",
        "public over": "X S S S S O O S S S",
        "closed open": "X S S S S B B S S S",
        "closed playing": "X N N N N U D S N S",
        "closed over": "X N N N N O O S N S",
    },
    "resign": {
        "private open": "X N N N N B B S N S",
        "private playing": "X N N N N D D S N S",
        "private over": "X N N N N O O S N S",
        "public open": "X S S S S B B S S S",
        "public playing": "X S S S S D D S S S",
        "public over": "X S S S S O O S S S",
        "closed open": "X S S S S B B S S S",
        "closed playing": "X N N N N D D S N S",
        "closed over": "X N N N N O O S N S",
    },
    "take_back": {
        "private open": "X N N N N B B S N S",
        "private playing": "X N N N N D D S N S",
        "private over": "X N N N N D R S N S",
        "public open": "X S S S S B B S S S",
        "public playing": "X S S S S D D S S S",
        "public over": "X S S S S D R S S S",
        "closed open": "X S S S S B B S S S",
        "closed playing": "X N N N N D D S N S",
        "closed over": "X N N N N D R S N S",
    },
    "remind": {
        "private open": "X N N N N B B S N S",
        "private playing": "X N N N N A A S N S",
        "private over": "X N N N N A R S N S",
        "public open": "X S S S S B B S S S",
        "public playing": "X S S S S A A S S S",
        "public over": "X S S S S A R S S S",
        "closed open": "X S S S S B B S S S",
        "closed playing": "X N N N N A A S N S",
        "closed over": "X N N N N A R S N S",
    },
    "stand_in": {
        "private open": "X N N N N B B S N S",
        "private playing": "X N N N N A A S N S",
        "private over": "X N N N N A R S N S",
        "public open": "X S S S S B B S S S",
        "public playing": "X S S S S A A S S S",
        "public over": "X S S S S A R S S S",
        "closed open": "X S S S S B B S S S",
        "closed playing": "X N N N N A A S N S",
        "closed over": "X N N N N A R S N S",
    },
    "agree": {
        "private open": "X N N N N B B S N S",
        "private playing": "X N N N N D D S N S",
        "private over": "X N N N N O R S N S",
        "public open": "X S S S S B B S S S",
        "public playing": "X S S S S D D S S S",
        "public over": "X S S S S O R S S S",
        "closed open": "X S S S S B B S S S",
        "closed playing": "X N N N N D D S N S",
        "closed over": "X N N N N O R S N S",
    },
    "say": {
        "private open playing over": "X N N D N D D D N D",
        "public open playing over": "X D D D D D D D D D",
        "closed open": "X D D D D D D D D D",
        "closed playing over": "X N N D N D D D N D",
    },
    "mute": {
        "private open playing over": "X D D D D D D D D D",
        "public open playing over": "X D D D D D D D D D",
        "closed open playing over": "X D D D D D D D D D",
    },
    "ping": {
        "private open playing over": "X D D D D D D D D D",
        "public open playing over": "X D D D D D D D D D",
        "closed open playing over": "X D D D D D D D D D",
    },
}
