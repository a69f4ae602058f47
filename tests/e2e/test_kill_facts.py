"""Reading facts killed again and again: the next call goes on, and the end is that of an undisturbed run."""

from __future__ import annotations

import json
import os
import shutil
import signal
import time
from pathlib import Path

import pytest

from kronika.flow.chronicle import open_chronicle
from kronika.flow.collect import collect
from kronika.model.source import Source, SourceKind
from kronika.sampleweb.parishes.parish import parishes
from kronika.sampleweb.server import serve_in_process
from kronika.store.store import open_store
from tests.e2e.killing import chronicle, finish, start

KIND = "mass-times"
TOML = """
[analyse]
enabled = false
[fetch]
allow = ["127.0.0.0/8"]
start_delay = 0.0
max_delay = 0.0
"""


@pytest.fixture(scope="module")
def collected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A chronicle with the pages of all parishes."""
    with serve_in_process() as web:
        sources = [
            Source(name=one.host, url=web.url(one.host), kind=SourceKind.SITE, lang="pl", options={"facts": KIND})
            for one in parishes()
        ]
        folder = chronicle(tmp_path_factory.mktemp("facts") / "c", TOML, sources)
        with open_chronicle(folder, {}) as opened:
            collect(opened)
    return folder


def contents(folder: Path) -> tuple[object, ...]:
    """Records and questions of a chronicle, and what its store complains about."""
    with open_store(f"sqlite:///{folder}/data/kronika.db") as store:
        return (
            [fact.record for fact in store.facts.all(KIND)],
            sorted((one.key, one.p, one.decided) for one in store.fragments.find(KIND)),
            [site for one in parishes() for site in store.facts.history(KIND, one.host)],
            store.failures.counts(),
            store.check(),
        )


def saved(folder: Path) -> int:
    """How many sites have a record by now."""
    with open_store(f"sqlite:///{folder}/data/kronika.db") as store:
        return len(store.facts.bases(KIND))


def test_killed_in_the_middle(collected: Path, tmp_path: Path) -> None:
    calm, wild = (Path(shutil.copytree(collected, tmp_path / name)) for name in ("calm", "wild"))
    finish(start(calm, "facts", "run", KIND, "--json"))
    killed = 0
    for least in (1, 4, 8):
        process = start(wild, "facts", "run", KIND, "--json")
        deadline = time.monotonic() + 120
        while process.poll() is None and saved(wild) < least and time.monotonic() < deadline:
            time.sleep(0.02)
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        killed += process.returncode == -signal.SIGKILL
    assert killed >= 2, "the runs ended before they could be killed"
    last = json.loads(finish(start(wild, "facts", "run", KIND, "--json")))
    assert last["read"] + last["unchanged"] == 12 and last["unchanged"] >= 1
    for disturbed, undisturbed in zip(contents(wild), contents(calm), strict=True):
        assert disturbed == undisturbed
    assert len(contents(calm)[0]) == 12  # type: ignore[arg-type]
