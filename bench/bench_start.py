"""How long the program takes to answer --help and a small command, beside Python doing nothing."""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

TURNS = 9
PROGRAM = str(Path(sys.executable).with_name("kronika"))


def seconds(command: list[str], cwd: str) -> float:
    """The median time of a command."""
    taken = []
    for _ in range(TURNS):
        began = time.perf_counter()
        subprocess.run(command, cwd=cwd, check=True, stdout=subprocess.DEVNULL)
        taken.append(time.perf_counter() - began)
    return statistics.median(taken)


def main() -> None:
    """Time each and tell the ratio to Python doing nothing."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([PROGRAM, "init", folder], check=True, stdout=subprocess.DEVNULL)
        nothing = seconds([sys.executable, "-c", "pass"], folder)
        print(f"{'python -c pass':24} {nothing:6.3f} s")
        for arguments in (["--help"], ["collect", "--help"], ["status", "--json"]):
            took = seconds([PROGRAM, *arguments], folder)
            print(f"{'kronika ' + ' '.join(arguments):24} {took:6.3f} s   {took / nothing:5.1f}×")


if __name__ == "__main__":
    main()
