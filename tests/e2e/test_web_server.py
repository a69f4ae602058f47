"""The server as a program: refuses a public bind without a user, says where it listens, stops cleanly."""

from __future__ import annotations

import signal
import subprocess
import urllib.request
from pathlib import Path

import pytest

from kronika.serve.web.passwords import hash_password
from kronika.store.store import open_store
from tests.e2e.webserver import ROOT, command, running
from tests.serve.web.chronicle import NOW


@pytest.fixture
def fresh(database: Path) -> Path:
    """A new chronicle."""
    with open_store(f"sqlite:///{database}", create=True):
        pass
    return database


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.0.2.1"])
def test_a_public_bind_without_a_user_is_refused(fresh: Path, host: str) -> None:
    ended = subprocess.run(command(fresh, host), cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 8
    assert ended.stdout == ""
    assert "kronika user add NAME" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_public_bind_with_a_user_asks_for_a_login(fresh: Path) -> None:
    with open_store(f"sqlite:///{fresh}") as store:
        store.users.add("eva", hash_password("long enough"), NOW)
    with running(fresh, "0.0.0.0") as address, urllib.request.urlopen(address, timeout=10) as answer:
        assert answer.url == f"{address}login"
        assert b'name="password"' in answer.read()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_it_cleanly(fresh: Path, number: signal.Signals) -> None:
    process = subprocess.Popen(command(fresh), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    address = process.stdout.readline().strip()
    with urllib.request.urlopen(f"{address}healthz", timeout=10) as answer:
        assert answer.status == 200
    process.send_signal(number)
    _, errors = process.communicate(timeout=20)
    assert process.returncode == 0
    assert errors == ""


def test_a_taken_port_gives_a_sentence(fresh: Path) -> None:
    with running(fresh) as address:
        port = address.rstrip("/").rpartition(":")[2]
        ended = subprocess.run([*command(fresh), port], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 3
    assert f"port {port}" in ended.stderr
    assert "Traceback" not in ended.stderr
