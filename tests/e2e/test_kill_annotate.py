"""People answer while the server is killed again and again: nothing acknowledged is lost, nothing counts twice."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from collections import Counter
from pathlib import Path

import pytest

from kronika.settings import load
from kronika.store.store import open_store
from tests.e2e.annotating import KIND, Device, asking, free_port, serve

DEVICES = 6
KILLS = 5
FRAGMENTS = 3_000
LIMITS = "[annotate]\ndevice_rate = 100000\naddress_rate = 100000\nanswers = 3\n"


@pytest.mark.slow
@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_no_acknowledged_answer_is_lost_and_none_counts_twice(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    where = f'[store]\nurl = "{request.getfixturevalue("postgres_url")}"\n' if database == "postgres" else ""
    folder = asking(tmp_path / "chronicle", where + LIMITS, FRAGMENTS)
    port, stop = free_port(), threading.Event()
    devices = [Device(number, f"http://127.0.0.1:{port}", stop) for number in range(DEVICES)]
    rng = random.Random(7)
    process = serve(folder, port)
    try:
        for device in devices:
            device.start()
        for _ in range(KILLS):
            time.sleep(rng.uniform(0.3, 1.2))
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            process = serve(folder, port)
        time.sleep(0.5)
        stop.set()
        for device in devices:
            device.join(60)
            assert not device.is_alive()
    finally:
        stop.set()
        process.terminate()
        process.communicate(timeout=30)
    check(folder, devices)


def check(folder: Path, devices: list[Device]) -> None:
    """What the devices know and what the store holds."""
    assert [fault for device in devices for fault in device.faults] == []
    with open_store(load(folder, {}).database) as store:
        kept = store.answers.listing(KIND)
        fragments = store.fragments.find(KIND)
        assert store.check() == []
    clients = Counter(answer.client for answer in kept)
    acknowledged = {client for device in devices for client in device.acknowledged}
    assert len(acknowledged) > DEVICES * 10, "too little was answered to prove anything"
    assert acknowledged - clients.keys() == set(), "an acknowledged answer was lost"
    assert [client for client, count in clients.items() if count > 1] == [], "an answer was kept twice"
    assert clients.keys() == {client for device in devices for client in device.sent}
    both = Counter((answer.annotator_id, answer.fragment_id) for answer in kept)
    assert max(both.values()) == 1, "a device was counted twice on a fragment"
    counted = Counter(answer.fragment_id for answer in kept)
    assert {one.id: one.answers for one in fragments if one.answers} == dict(counted)
