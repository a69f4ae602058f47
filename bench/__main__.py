"""Runs every benchmark in this folder, one after the other: python -m bench [NAME…]."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def main() -> int:
    """Each benchmark in a process of its own, so that none warms another up."""
    wanted = sys.argv[1:]
    names = sorted(path.stem for path in Path(__file__).parent.glob("bench_*.py"))
    for name in names:
        if not wanted or name.removeprefix("bench_") in wanted:
            print(f"== {name}", flush=True)
            code = subprocess.run([sys.executable, "-m", f"bench.{name}"], check=False).returncode
            if code:
                return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
