"""Runs the benchmarks in this folder, one after the other: python -m bench [NAME…] [OPTIONS of the one named]."""

from __future__ import annotations

import subprocess
import sys
from itertools import takewhile
from pathlib import Path

from bench import NOTHING_TO_MEASURE


def main() -> int:
    """Each benchmark in a process of its own, so that none warms another up; one that fails does not stop the rest."""
    wanted = list(takewhile(lambda word: not word.startswith("-"), sys.argv[1:]))
    options = sys.argv[1 + len(wanted) :]
    files = sorted(Path(__file__).parent.glob("bench_*.py"))
    names = [path.stem.removeprefix("bench_").replace("_", "-") for path in files]
    if strange := [name for name in wanted if name not in names]:
        print(f"There is no benchmark called {', '.join(strange)}; known: {', '.join(names)}.", file=sys.stderr)
        return 2
    if options and len(wanted) != 1:
        print("Options are for one benchmark: name it first.", file=sys.stderr)
        return 2
    codes = [run(name, options) for name in wanted or names]
    if not wanted:
        codes = [code for code in codes if code != NOTHING_TO_MEASURE]
    return next((code for code in codes if code), 0)


def run(name: str, options: list[str]) -> int:
    """One benchmark; its exit code."""
    print(f"== {name}", file=sys.stderr, flush=True)
    module = f"bench.bench_{name.replace('-', '_')}"
    return subprocess.run([sys.executable, "-m", module, *options], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
