"""Entities as a CSV file for spreadsheets."""

from __future__ import annotations

import csv
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from kronika.flow.spreadsheet import safe_cell
from kronika.model.errors import BadFile

if TYPE_CHECKING:
    from kronika.model.entity import Entity

BEFORE = ("id", "source", "name")
AFTER = ("website", "website_from", "doubt", "key", "first_seen", "last_seen", "looked_up", "sentence")


def write(path: str, entities: Sequence[Entity], names: Mapping[int, str]) -> None:
    """Write the file, or to standard output for “-”."""
    if path == "-":
        put(sys.stdout, entities, names)
        return
    try:
        with Path(path).open("w", encoding="utf-8", newline="") as file:
            put(file, entities, names)
    except OSError as error:
        raise BadFile(f"{path} cannot be written: {error.strerror}.") from error


def put(file: TextIO, entities: Sequence[Entity], names: Mapping[int, str]) -> None:
    """A row for each entity; every attribute any of them has is a column."""
    own = list(dict.fromkeys(name for entity in entities for name in entity.attributes))
    rows = csv.writer(file)
    rows.writerow([*BEFORE, *own, *AFTER])
    for entity in entities:
        values: dict[str, Any] = {name: getattr(entity, name, None) for name in ("id", "name", *AFTER)}
        values["source"] = names.get(entity.source_id)
        rows.writerow(
            [safe_cell(values[name]) for name in BEFORE]
            + [safe_cell(entity.attributes.get(name)) for name in own]
            + [safe_cell(values[name]) for name in AFTER]
        )
