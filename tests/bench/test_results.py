"""Results kept and read back."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.extraction.results import keep, kept
from tests.bench.tiny import result


@pytest.mark.parametrize("name", ["peers.json", "peers.json.gz"])
def test_what_was_kept_comes_back(tmp_path: Path, name: str) -> None:
    results = [result("1", text="žluť\nkůň", confidence=0.5, seconds=0.25), result("2", error="boom")]
    assert list(keep(tmp_path / "new" / name, results)) == results
    assert list(kept(tmp_path / "new" / name)) == results


def test_a_run_that_is_stopped_keeps_what_it_has(tmp_path: Path) -> None:
    stream = keep(tmp_path / "half.json", iter([result("1"), result("2")]))
    first = next(stream)
    assert list(kept(tmp_path / "half.json")) == [first]
