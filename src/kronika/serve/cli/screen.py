"""How the terminal is written to: results on standard output, everything else on standard error."""

from __future__ import annotations

import dataclasses
import json
import sys
from collections.abc import Mapping
from datetime import date, datetime, timedelta
from enum import Enum
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console


def print_json(value: object) -> None:
    """One JSON object on one line."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, default=plain) + "\n")


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
