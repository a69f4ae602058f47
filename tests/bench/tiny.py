"""Tiny sets of our own, for the tests of the extraction bench."""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bench.extraction.contender import Found
from bench.extraction.data import Gold, Page
from bench.extraction.results import Result


def make_set(folder: Path, name: str, pages: Mapping[str, tuple[bytes, Mapping[str, Any]]]) -> None:
    """Write a set: page's id → its bytes and its gold."""
    (folder / name / "pages").mkdir(parents=True)
    for number, (raw, _) in pages.items():
        (folder / name / "pages" / f"{number}.html.gz").write_bytes(gzip.compress(raw))
    gold = {number: dict(fields) for number, (_, fields) in pages.items()}
    (folder / name / "gold.json").write_text(json.dumps(gold), "utf-8")


def page(number: str = "1", group: str = "tiny", **gold: Any) -> Page:
    """A page that has gold only."""
    return Page(group=group, number=number, path=Path("nowhere"), gold=Gold(**gold))


def result(number: str = "1", contender: str = "auto", group: str = "tiny", **fields: Any) -> Result:
    """What a contender found; its run and seconds may be given too."""
    about = {name: fields.pop(name) for name in ("run", "seconds", "error") if name in fields}
    return Result(key=f"{group}/{number}", contender=contender, **{"run": "r", **about}, found=Found(**fields))
