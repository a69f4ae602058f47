"""Writes all sources to a file, in the format its name asks for; what is written can be imported again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from kronika.flow.source_files.entry import suffix_of
from kronika.flow.source_files.opml import write_opml
from kronika.flow.source_files.table import write_csv
from kronika.flow.source_files.toml import write_toml
from kronika.model.errors import BadFile, InputError
from kronika.model.source import Source

WRITERS: dict[str, Callable[[Sequence[Source]], str]] = {"opml": write_opml, "csv": write_csv, "toml": write_toml}


def write_sources(path: Path, sources: Sequence[Source]) -> None:
    """Write the file; one that is there is replaced."""
    writer = WRITERS.get(suffix_of(path))
    if writer is None:
        raise InputError(f"{path.name} does not end in .opml, .csv or .toml; its name says which format to write.")
    text = writer(sources)
    try:
        path.write_text(text, encoding="utf-8", newline="")
    except OSError as error:
        raise BadFile(f"{path} cannot be written: {error.strerror}.") from error
