"""The tutorial for Python people does what it says: its pieces are run one after the other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[3] / "docs" / "tutorial-python.md"
PIECE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_every_piece_runs(demo: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(demo)
    names: dict[str, Any] = {}
    pieces = PIECE.findall(PAGE.read_text(encoding="utf-8"))
    assert len(pieces) >= 10
    for number, piece in enumerate(pieces, 1):
        exec(compile(piece, f"piece {number} of {PAGE.name}", "exec"), names)
    said = capsys.readouterr().out
    assert names["found"].total >= 3 and len(names["found"]) <= 5
    assert "\n               ^\n" in said or "^" in said
    assert names["article"].score < 0 and names["article"].sentences[names["worst"]]
    assert (demo / "tone.svg").read_text(encoding="utf-8").startswith("<svg")
    assert len((demo / "vlada.jsonl").read_text(encoding="utf-8").splitlines()) >= len(names["corpus"])
    assert names["words"] > 100 and "harshest:" in said
