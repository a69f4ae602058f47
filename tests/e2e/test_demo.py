"""The demo as a newcomer runs it: the sample web, one full round, a summary."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.e2e.test_commands import kronika


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, object]]:
    folder = tmp_path_factory.mktemp("demo")
    result = kronika("demo", "--once", "--json", cwd=folder)
    assert result.returncode == 0, result.stderr.decode()
    return folder, json.loads(result.stdout)


@pytest.mark.slow
def test_the_whole_flow_runs(played) -> None:
    _, summary = played
    assert summary["sites"] >= 20
    assert summary["pages"] >= 1000
    assert summary["articles"] >= 900
    assert summary["unexplained_errors"] == 0
    assert summary["compression"] >= 5
