"""Installs a built wheel into an empty environment and plays with it, without Node on the path and without network.

It does what a person would do: `pip install`, `astrarium`, and a page opens. The browser is a script that notes the
address; `wheel_guest.py` then plays the guest.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

GUEST = Path(__file__).with_name("wheel_guest.py")


def main(wheel: str) -> int:
    with tempfile.TemporaryDirectory(prefix="astrarium-wheel-") as made:
        folder = Path(made)
        home = folder / "env"
        venv.create(home, with_pip=True)
        pip = [str(home / "bin/pip"), "install", "--quiet", "--disable-pip-version-check", wheel]
        subprocess.run(pip, check=True)  # noqa: S603  (our own words)
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" > {folder}/opened\n')
        browser.chmod(0o755)
        environment = {"PATH": f"{home}/bin", "HOME": made, "BROWSER": f"{browser} %s", "LANG": "fr_FR.UTF-8"}
        play = f"astrarium > {folder}/said 2>&1 & echo $! > {folder}/pid; python {GUEST} {folder}"
        shell = ["/bin/sh", "-c", f"{shutil.which('ip') or ':'} link set lo up; {play}"]
        done = subprocess.run([*_alone(), *shell], env=environment, check=False)  # noqa: S603
        sys.stdout.write((folder / "said").read_text())
        return done.returncode


def _alone() -> list[str]:
    """A command prefix that gives an empty network, if we have the right to make one; otherwise empty."""
    unshare = shutil.which("unshare")
    if os.geteuid() == 0 and unshare:
        return [unshare, "--net"]
    sys.stdout.write("no right to make a network of its own: tried with this machine's\n")
    return []


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
