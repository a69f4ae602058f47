"""A found field with where it came from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True, kw_only=True)
class Said(Generic[Value]):
    """What was found, and who said it: jsonld, meta, microdata, byline, url …; nobody ("") when nothing was found."""

    value: Value
    origin: str = ""


def origins(**fields: str) -> dict[str, str]:
    """Only the fields that were found."""
    return {name: origin for name, origin in fields.items() if origin}
