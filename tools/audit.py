"""Asks the advisory database about every package in the lock file. A known vulnerability fails; no database does not.

pip-audit succeeds even if it could look up nothing. This says so, so that silence is not mistaken for an all-clear.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

LOCK = Path("requirements/dev.txt")


def main() -> int:
    command = [
        sys.executable, "-m", "pip_audit", "--require-hashes", "--disable-pip", "--progress-spinner", "off",
        "--format", "json", "-r", str(LOCK),
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603  (our own words)
    try:
        packages: list[dict[str, Any]] = json.loads(done.stdout)["dependencies"]
    except (json.JSONDecodeError, KeyError):
        last = done.stderr.strip().splitlines()[-1:]
        return _say(f"pip-audit could not reach the advisory database: nothing was audited. {' '.join(last)}")
    asked = [package for package in packages if "skip_reason" not in package]
    for package in asked:
        for found in package["vulns"]:
            fixed = ", ".join(found["fix_versions"]) or "no version yet"
            _say(f"{package['name']} {package['version']}: {found['id']}, mended in {fixed}")
    if not asked:
        return _say(f"pip-audit could not reach the advisory database: none of {len(packages)} packages was audited.")
    _say(f"{len(asked)} of {len(packages)} packages were audited.")
    return int(any(package["vulns"] for package in asked))


def _say(text: str) -> int:
    sys.stdout.write(text + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
