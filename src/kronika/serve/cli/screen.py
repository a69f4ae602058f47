"""How the terminal is written to: results on standard output, everything else on standard error."""

from __future__ import annotations

import dataclasses
import json
import sys
from collections.abc import Mapping
from datetime import date, datetime, timedelta
from enum import Enum
from functools import cache
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console


def forgive_narrow_encodings() -> None:
    """A terminal that cannot write a letter gets a question mark in its place, not a failure."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def print_json(value: object) -> None:
    """One JSON object on one line; escaped where the output could not write its letters."""
    escaped = "utf" not in (sys.stdout.encoding or "").lower()
    sys.stdout.write(json.dumps(value, ensure_ascii=escaped, default=plain) + "\n")


def literal(text: object) -> str:
    """A name or address as it is: square brackets in it are no markup."""
    from rich.markup import escape

    return escape(str(text))


def plain(value: object) -> Any:
    """Records, times and paths as JSON knows them."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
    if isinstance(value, datetime | date):
        return value.isoformat()
    if isinstance(value, timedelta):
        return value.total_seconds()
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, Path):
        return str(value)
    raise TypeError(f"{type(value).__name__} has no JSON form")


@cache
def output() -> Console:
    """The terminal for results."""
    from rich.console import Console

    return Console(highlight=False)


@cache
def notes() -> Console:
    """The terminal for progress and remarks."""
    from rich.console import Console

    return Console(stderr=True, highlight=False)
