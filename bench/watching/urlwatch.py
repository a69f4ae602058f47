"""urlwatch, run as people run it: a list of jobs with html2text, its own database, its report on the output."""

from __future__ import annotations

import json
import re
import sqlite3
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bench.watching.watcher import Seen

CONFIG = """\
display:
  new: true
  error: true
  unchanged: true
  empty-diff: true
report:
  stdout: {enabled: true, color: false}
  text: {line_length: 200, details: false, footer: false, minimal: true}
job_defaults: {all: {}, url: {}, shell: {}, browser: {}}
"""
LINE = re.compile(r"^(?:\d+\. )?(CHANGED|UNCHANGED|NEW|ERROR)(?:,[^:]*)?: (\S+)", re.M)


class UrlWatch:
    """One list of jobs; each check is a run of the program."""

    name = "urlwatch"

    def __init__(self, folder: Path, program: str = "bin/urlwatch") -> None:
        self._program = folder / program
        self._data = tempfile.TemporaryDirectory(prefix="urlwatch-")
        self._home = Path(self._data.name)
        (self._home / "config.yaml").write_text(CONFIG, "utf-8")
        (self._home / "hooks.py").write_text("", "utf-8")
        self._urls: list[str] = []
        self._process: subprocess.Popen[str] | None = None

    def add(self, urls: Sequence[str]) -> None:
        """Write the jobs down."""
        self._urls += urls
        jobs = "\n---\n".join(
            f"name: {json.dumps(url)}\nurl: {json.dumps(url)}\nfilter:\n- html2text" for url in self._urls
        )
        (self._home / "urls.yaml").write_text(jobs + "\n", "utf-8")

    def check(self) -> dict[str, Seen]:
        """One run over all jobs."""
        self._process = subprocess.Popen(
            [
                str(self._program),
                f"--urls={self._home / 'urls.yaml'}",
                f"--config={self._home / 'config.yaml'}",
                f"--hooks={self._home / 'hooks.py'}",
                f"--cache={self._home / 'cache.db'}",
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        told, _ = self._process.communicate()
        self._process = None
        said = {url: verb for verb, url in LINE.findall(told)}
        return {
            url: Seen(changed=said.get(url) == "CHANGED", trouble="error" if said.get(url) == "ERROR" else "")
            for url in self._urls
        }

    def text(self, url: str) -> str:
        """The newest text it keeps of a page; jobs are kept by the hash of their address."""
        from hashlib import sha1

        with sqlite3.connect(self._home / "cache.db") as database:
            found = database.execute(
                "SELECT data FROM CacheEntry WHERE guid = ? ORDER BY timestamp DESC", (sha1(url.encode()).hexdigest(),)
            ).fetchone()
        return str(found[0]) if found else ""

    def processes(self) -> list[int]:
        """The running program, if it runs."""
        return [self._process.pid] if self._process else []

    def size(self) -> int:
        """The bytes of its database."""
        return (self._home / "cache.db").stat().st_size

    def close(self) -> None:
        """Throw its files away."""
        self._data.cleanup()
