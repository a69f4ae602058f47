"""A collection with a browser is killed: no browser is left behind, and the next one does the work."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from kronika.store.store import open_store
from tests.fetch.local_site import LocalSite

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        shutil.which("chromium") is None and os.environ.get("CI") != "true", reason="Chromium is not installed"
    ),
]
TOML = """
[analyse]
enabled = false
[fetch]
allow = ["127.0.0.0/8"]
start_delay = 0
max_delay = 0
browser_seconds = 60
"""


@pytest.fixture
def site() -> Iterator[LocalSite]:
    served = LocalSite().start()
    yield served
    served.close()


def kronika(folder: Path, *arguments: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "kronika.serve.cli.main", *arguments]
    return subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def below(process: int) -> set[int]:
    """All processes that a process started, theirs included."""
    parents: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except (OSError, ValueError, IndexError):
                continue
            parents.setdefault(parent, []).append(int(entry.name))
    found: set[int] = set()
    waiting = [process]
    while waiting:
        children = parents.get(waiting.pop(), [])
        found.update(children)
        waiting += children
    return found


def is_there(process: int) -> bool:
    """Runs, and is no mere name in the table: whoever adopted the dead may be slow to bury them."""
    try:
        return (Path("/proc") / str(process) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_for(true: object, seconds: float) -> bool:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if true():  # type: ignore[operator]
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_no_browser_is_left_behind(tmp_path: Path, site: LocalSite, number: signal.Signals) -> None:
    site.page("/", b"<main></main><script>setInterval(() => fetch('/tick'), 100)</script>")
    site.page("/tick", b"tick")
    assert kronika(tmp_path, "init", ".").wait(60) == 0
    (tmp_path / "kronika.toml").write_text(TOML)
    adding = ("source", "add", site.url("/"), "--name", "a", "--kind", "page", "--option", "browser=yes")
    assert kronika(tmp_path, *adding).wait(60) == 0
    collecting = kronika(tmp_path, "collect")
    assert wait_for(lambda: "/tick" in site.paths(), 60), "the browser did not start"
    started = below(collecting.pid)
    assert len(started) > 3
    collecting.send_signal(number)
    collecting.wait(60)
    assert wait_for(lambda: not any(map(is_there, started)), 30), "a browser was left behind"
    site.page("/", b"<main></main><script>document.querySelector('main').textContent = 'made'</script>")
    assert kronika(tmp_path, "collect").wait(120) == 0
    with open_store(f"sqlite:///{tmp_path}/data/kronika.db") as store:
        (page,) = store.pages.listing()
        assert b"<main>made</main>" in store.pages.body(page.id)
