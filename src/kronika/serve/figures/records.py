"""An answer as JSON: everything it holds, under the names it has."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from datetime import date, datetime
from enum import Enum
from typing import Any

from kronika.model.series import Answer


def record(answer: Answer) -> dict[str, Any]:
    """An answer as plain values; what its question does not ask for is left out."""
    told: dict[str, Any] = plain(answer)
    empty = [name for name in ("lines", "rankings", "headlines", "shares", "nodes", "ties") if not told[name]]
    return {name: value for name, value in told.items() if name not in empty}


def json_text(answer: Answer) -> str:
    """The same as text."""
    return json.dumps(record(answer), ensure_ascii=False, indent=1) + "\n"


def plain(value: object) -> Any:
    """Records, days and choices as JSON knows them."""
    if is_dataclass(value) and not isinstance(value, type):
        return {one.name: plain(getattr(value, one.name)) for one in fields(value)}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, datetime | date):
        return value.isoformat()
    if isinstance(value, Mapping):
        return {plain(key): plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    return round(value, 6) if isinstance(value, float) else value
