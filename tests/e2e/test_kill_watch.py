"""Watching killed again and again: every change is kept once and told once, as in an undisturbed run."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kronika.flow.chronicle import init_chronicle, open_chronicle
from kronika.model.change import ChangeFilter
from kronika.model.group import Group
from kronika.model.watch import Watch
from kronika.notify.addresses import read_address
from kronika.sampleweb.clock import NOW
from tests.e2e.killing import DEADLINE, finish, start
from tests.flow.watched import TEXTS, Town, page

PAGES, KILLS = 100, 6
CHECK = ("watch", "check", "--all", "--send")
TOML = """
[analyse]
enabled = false
[fetch]
allow = ["127.0.0.0/8"]
start_delay = 0.0
max_delay = 0.0
lease_seconds = 5
[extract]
processes = 1
"""


@pytest.fixture
def town() -> Iterator[Town]:
    made = Town()
    for number in range(PAGES):
        made.put(f"/p{number}", body_of(number))
    made.site.start()
    yield made
    made.site.close()


def body_of(number: int, *more: str) -> bytes:
    return page((*TEXTS, f"This is the notice number {number} of the town.", *more), title=f"Notice {number}")


def make(folder: Path, town: Town) -> Path:
    """A chronicle that has looked at every page once."""
    init_chronicle(folder, TOML)
    with open_chronicle(folder, {}) as chronicle:
        group = chronicle.store.groups.add(Group(name="Office"), NOW)
        chronicle.store.groups.add_member(group.id, read_address("log:told.jsonl"), NOW)
        for number in range(PAGES):
            chronicle.store.watches.add(Watch(url=town.url(f"/p{number}"), group_id=group.id), NOW)
    finish(start(folder, *CHECK))
    return folder


def left(folder: Path) -> tuple[Any, ...]:
    """What checking left behind, but for the moments it happened at."""
    with open_chronicle(folder, {}) as chronicle:
        store = chronicle.store
        changes = store.changes.listing(ChangeFilter(), limit=10_000)
        return (
            sorted((change.watch_id, change.before, change.after, change.difference.added) for change in changes),
            sorted((watch.id, watch.version, watch.state) for watch in store.watches.all()),
            store.check(),
        )


def told(folder: Path) -> Counter[str]:
    """How often each page was named as changed in the messages that left."""
    lines = (folder / "told.jsonl").read_text(encoding="utf-8").splitlines()
    messages = [json.loads(line) for line in lines]
    assert len({message["key"] for message in messages}) == len(messages)
    sections = [section for message in messages for section in message["sections"]]
    return Counter(section["title"] for section in sections if "diff?from=" in (section["link"] or ""))


def kill_after_asking(process: subprocess.Popen[bytes], town: Town, requests: int, pause: float) -> bool:
    """Kill it, with its helpers, once it has asked for so many pages and a moment has passed; False when it was done before."""
    deadline, before = time.monotonic() + DEADLINE, asked(town)
    while asked(town) < before + requests and process.poll() is None and time.monotonic() < deadline:
        time.sleep(0.002)
    time.sleep(pause)
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    return process.returncode == -signal.SIGKILL


def asked(town: Town) -> int:
    """How many pages were asked for so far."""
    return sum(answer.asked for answer in town.answers.values())


def test_killed_again_and_again(tmp_path: Path, town: Town) -> None:
    calm = make(tmp_path / "calm", town)
    wild = Path(shutil.copytree(calm, tmp_path / "wild"))
    for number in range(PAGES):
        town.answers[f"/p{number}"].body = body_of(number, "The office is closed on Friday and on Saturday this week.")
    finish(start(calm, *CHECK))
    dice, killed = Random(20260401), 0
    for _ in range(KILLS):
        wanted, pause = dice.randrange(PAGES // 2, PAGES), dice.uniform(0.0, 0.3)
        killed += kill_after_asking(start(wild, *CHECK), town, wanted, pause)
    finish(start(wild, *CHECK))
    finish(start(wild, "digest", "send", "--due"))
    assert killed >= KILLS // 2, "the checks were done before they could be killed"
    after = left(wild)
    assert after == left(calm)
    assert len(after[0]) == PAGES
    assert after[2] == []
    assert told(wild) == told(calm) == Counter({f"Notice {number}": 1 for number in range(PAGES)})
