"""Where the peers are installed, and how that is said when they are not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parent.parent.parent / "tools" / "watch-peers.sh"


def peers_folder() -> Path | None:
    """The environment with changedetection.io and urlwatch in it, made when it is not there yet; None: it cannot be made."""
    told = os.environ.get("KRONIKA_WATCH_PEERS")
    if told:
        return Path(told)
    done = subprocess.run(["sh", str(SCRIPT)], cwd=SCRIPT.parent.parent, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        print("The peers cannot be installed, so ours is measured alone.", file=sys.stderr)
        return None
    return Path(done.stdout.strip())


def versions_of(folder: Path) -> dict[str, str]:
    """What the peers are, for the report."""
    return {name: version_of(folder, name) for name in ("changedetection.io", "urlwatch")}


def version_of(folder: Path, package: str) -> str:
    """The installed version of a peer."""
    code = f"import importlib.metadata as m; print(m.version({package!r}))"
    done = subprocess.run([str(folder / "bin/python"), "-c", code], stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.strip()
