"""An answer as a file: PNG, SVG, CSV, JSON or a Vega-Lite specification, by the end of its name."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from kronika.model.errors import InputError
from kronika.model.series import Answer
from kronika.serve.figures.drawing import draw
from kronika.serve.figures.look import Look
from kronika.serve.figures.pictures import png
from kronika.serve.figures.records import json_text
from kronika.serve.figures.tables import csv_text
from kronika.serve.figures.vega import specification

BOM = "\ufeff"  # spreadsheets take a table without it for an older charset


def as_vega(answer: Answer, look: Look) -> bytes:
    """The specification."""
    return (json.dumps(specification(answer), ensure_ascii=False, indent=1) + "\n").encode()


def as_png(answer: Answer, look: Look) -> bytes:
    """The picture."""
    return png(draw(answer, replace(look, still=True)))


FORMATS: dict[str, Callable[[Answer, Look], bytes]] = {
    "png": as_png,
    "svg": lambda answer, look: draw(answer, look).encode(),
    "csv": lambda answer, look: (BOM + csv_text(answer)).encode(),
    "vl.json": as_vega,
    "json": lambda answer, look: json_text(answer).encode(),
}
MEDIA = {
    "png": "image/png",
    "svg": "image/svg+xml",
    "csv": "text/csv; charset=utf-8",
    "vl.json": "application/vnd.vegalite.v5+json",
    "json": "application/json",
}


def format_of(name: str) -> str:
    """The format that the end of a name says."""
    found = next((one for one in FORMATS if name.lower().endswith(f".{one}")), None)
    if found is None:
        raise InputError(f"“{name}” ends with no format of a chart; write .{', .'.join(FORMATS)}.")
    return found


def content(answer: Answer, format_name: str, look: Look | None = None) -> bytes:
    """An answer in a format."""
    return FORMATS[format_name](answer, look or Look())


def write(answer: Answer, path: Path, look: Look | None = None) -> None:
    """Write an answer to a file, as a whole or not at all."""
    made = content(answer, format_of(path.name), look)
    beside = path.with_name(f".{path.name}.part")
    try:
        beside.write_bytes(made)
        beside.replace(path)
    except OSError as error:
        raise InputError(f"{path} cannot be written: {error.strerror}.") from error
