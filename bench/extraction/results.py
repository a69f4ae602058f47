"""What each contender took out of each page, kept as JSON lines so that slow peers need not run again."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, cast

from bench.extraction.contender import Found


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """One page read by one contender."""

    key: str  # of the page
    contender: str
    run: str  # speeds compare only within a run
    found: Found
    seconds: float | None = None  # of processor time; None when it was not measured fairly
    error: str = ""


def keep(path: Path, results: Iterable[Result]) -> Iterator[Result]:
    """Write results as they come, one a line, and hand them on; gzipped when the name ends so."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with text_file(path, "wt") as file:
        for result in results:
            file.write(json.dumps(asdict(result), ensure_ascii=False) + "\n")
            file.flush()  # a run that is stopped keeps what it has
            yield result


def kept(path: Path) -> Iterator[Result]:
    """Read results back."""
    with text_file(path, "rt") as file:
        for line in file:
            fields = json.loads(line)
            yield Result(**{**fields, "found": Found(**fields["found"])})


def text_file(path: Path, mode: str) -> IO[str]:
    """A text file, gzipped or not."""
    if path.suffix == ".gz":
        return cast("IO[str]", gzip.open(path, mode, encoding="utf-8"))
    return cast("IO[str]", path.open(mode, encoding="utf-8"))
