"""Reads a file of sources, whichever of the formats and charsets it is written in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

from kronika.flow.source_files.charset import text_in
from kronika.flow.source_files.entry import LARGEST, MOST, Entry, Fault, Line, suffix_of
from kronika.flow.source_files.opml import read_opml
from kronika.flow.source_files.table import looks_like_csv, read_csv
from kronika.flow.source_files.toml import read_toml
from kronika.model.errors import BadFile

Reader = Callable[[str, str], Iterator[Line]]
TOML_HEAD = re.compile(r"^\s*\[\[\s*source\s*\]\]", re.MULTILINE)


def read_sources(path: Path) -> Iterator[Line]:
    """Every source a file names and every line that names none, in the file's order; BadFile when it cannot be read at all."""
    text = text_of(path)
    reader = READERS.get(suffix_of(path)) or reader_for(text)
    for number, line in enumerate(islice(reader(text, str(path)), MOST + 1)):
        if number == MOST:
            raise BadFile(f"{path} names more than {MOST} sources; split it.")
        yield line


def text_of(path: Path) -> str:
    """The file's text, in whatever charset it is."""
    try:
        size = path.stat().st_size
        if path.is_file() and size > LARGEST:
            raise BadFile(f"{path} is larger than {LARGEST:,} bytes; split it.")
        body = path.read_bytes()
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {error.strerror}.") from error
    text = text_in(body).replace("\r\n", "\n").replace("\r", "\n")
    if not text.strip():
        raise BadFile(f"{path} is empty.")
    if "\x00" in text:
        raise BadFile(f"{path} is not text; sources come as OPML, CSV, TOML or a list of addresses.")
    return text


def reader_for(text: str) -> Reader:
    """The format a text looks like."""
    if text.lstrip().startswith("<"):
        return read_opml
    if TOML_HEAD.search(text):
        return read_toml
    return read_csv if looks_like_csv(text) else read_list


def read_list(text: str, name: str) -> Iterator[Line]:
    """One address a line, with a name behind it where somebody wrote one; # begins a remark."""
    for number, line in enumerate(text.split("\n"), 1):
        words = line.strip().split(maxsplit=1)
        if not words or words[0].startswith("#"):
            continue
        if "://" not in words[0]:
            yield Fault(
                line=number, sentence=f"“{words[0][:80]}” is not a web address; it must start with http:// or https://."
            )
            continue
        yield Entry(line=number, url=words[0], name=words[1] if len(words) > 1 else "")


READERS: dict[str, Reader] = {
    "opml": read_opml,
    "csv": read_csv,
    "tsv": read_csv,
    "toml": read_toml,
}
