"""`python -m benchmarks.floods`: what an honest player feels beside each flood."""

import argparse
import os
import sys
import traceback
from contextlib import suppress

from astrarium.kernel import games

from .bout import Bout, run_bout
from .figures import HEAD, summary, table_of
from .ground import FORMS
from .kinds import FLOODS

ON_A_SITE = ("stories", "bots", "lobby", "watches", "undo")  # floods of the database or the bots' queue

FIRST = -5  # `nice` value of the honest player and the server


def say(text: str = "") -> None:
    print(text, flush=True)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    installed = [game.meta.key for game in games()]
    parser.add_argument("--only", action="append", choices=list(FLOODS), help="may be repeated; by default all")
    parser.add_argument("--form", choices=(*FORMS, "both"), default="both", help="home: SQLite; site: PostgreSQL, NATS")
    parser.add_argument("--game", choices=installed, default=installed[0])
    parser.add_argument("--seconds", type=float, default=4, help="of each of the five stretches of a flood")
    parser.add_argument("--rounds", type=int, default=1, help="how often all stretches are measured")
    parser.add_argument("--profile", action="store_true", help="where the server's time goes beside three (py-spy)")
    parser.add_argument("--first", action="store_true", help="before others who work on this computer, if we may")
    return parser.parse_args()


def main(args: argparse.Namespace) -> int:
    if args.first:
        with suppress(PermissionError):
            os.setpriority(os.PRIO_PROCESS, 0, FIRST)  # inherited by the server; attackers have their own
    bouts: list[Bout] = []
    broken = 0
    say("times in milliseconds; x: p99 beside nobody's; server: processor time of its process; by: hostile addresses")
    say(HEAD)
    for form in FORMS if args.form == "both" else (args.form,):
        names = args.only or (ON_A_SITE if form == "site" and args.form == "both" else FLOODS)
        for name in names:
            try:
                bout = run_bout(FLOODS[name], form, args.game, args.seconds, rounds=args.rounds, spy=args.profile)
            except Exception:  # noqa: BLE001  (one flood that cannot be measured should not hide the others)
                broken += 1
                say(f"{name} ({form}) could not be measured:\n{traceback.format_exc()}")
                continue
            bouts.append(bout)
            for line in table_of(bout):
                say(line)
    for line in summary(bouts) if bouts else ():
        say(line)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(read_arguments()))
