"""Which workers are known to be dead: ended processes of this machine, and no others."""

from __future__ import annotations

import os
import subprocess
import sys

from kronika.flow.workers import is_dead, machine, worker_name


def test_this_process_is_alive() -> None:
    assert not is_dead(worker_name())
    assert worker_name().endswith(f":{os.getpid()}")


def test_an_ended_process_of_this_machine_is_dead() -> None:
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    assert is_dead(f"{machine()}:{process.pid}")


def test_of_other_machines_and_odd_names_we_know_nothing() -> None:
    assert not is_dead("elsewhere/12345678:1")
    assert not is_dead(f"{machine()}:")
    assert not is_dead("")


def test_a_process_of_someone_else_is_alive() -> None:
    assert not is_dead(f"{machine()}:1")
