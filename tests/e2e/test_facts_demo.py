"""The real program walks the whole chain on the sample web in one command."""

from __future__ import annotations

import json
import os
from pathlib import Path

from tests.e2e.test_commands import kronika


def test_one_command_from_the_directory_to_the_calendar(tmp_path: Path) -> None:
    home = {"PYTHONPATH": os.environ.get("PYTHONPATH", "")}
    done = kronika("facts", "demo", "--dir", "demo", "-o", "masses.ics", "--json", cwd=tmp_path, env=home)
    assert done.returncode == 0, done.stderr.decode()
    made = json.loads(done.stdout)
    assert (made["entities"], made["sites"], made["parishes"], made["exact"]) == (42, 12, 12, 12)
    assert (made["missing"], made["wrong"], made["failures"]) == (0, 0, 0)
    assert (tmp_path / "masses.ics").read_text(encoding="utf-8").count("BEGIN:VEVENT") > 100
    listed = kronika("-C", "demo", "facts", "list", "--json", cwd=tmp_path, env=home)
    assert len(listed.stdout.splitlines()) == 12
