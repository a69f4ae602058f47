"""Reads a file of pages to watch, whichever program wrote it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path, PurePath

from kronika.flow.source_files.charset import text_in
from kronika.flow.source_files.table import looks_like_csv
from kronika.flow.watch_files.changedetection import read_changedetection
from kronika.flow.watch_files.changedetection_zip import read_zip
from kronika.flow.watch_files.entry import LARGEST, LARGEST_TEXT, MOST, Line
from kronika.flow.watch_files.opml import read_opml
from kronika.flow.watch_files.own_lines import read_lines
from kronika.flow.watch_files.plain_list import read_list
from kronika.flow.watch_files.table import read_csv
from kronika.flow.watch_files.urlwatch import read_urlwatch
from kronika.model.errors import BadFile

Reader = Callable[[str, str], Iterator[Line]]
ZIP = b"PK\x03\x04"
YAML_KEY = re.compile(r"(?:url|navigate|name|kind|command|filter|tags):(?:\s|$)")
KINDS = "a list of addresses, CSV, OPML, JSON lines of ours, changedetection.io's backup or urlwatch's urls.yaml"


def read_file(path: Path) -> Iterator[Line]:
    """Every page a file names; BadFile when it cannot be read at all."""
    try:
        if path.is_file() and path.stat().st_size > LARGEST:
            raise BadFile(f"{path} is larger than {LARGEST:,} bytes; split it.")
        body = path.read_bytes()
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {error.strerror}.") from error
    return read_watches(body, str(path))


def read_watches(body: bytes, name: str) -> Iterator[Line]:
    """Every page some bytes name and every line that names none, in their order."""
    lines = read_zip(body, name) if body.startswith(ZIP) else read_text(body, name)
    for number, line in enumerate(islice(lines, MOST + 1)):
        if number == MOST:
            raise BadFile(f"{name} names more than {MOST} pages; split it.")
        yield line


def read_text(body: bytes, name: str) -> Iterator[Line]:
    """A text in whatever charset, by the format it looks like; its name decides where it says one."""
    if len(body) > LARGEST_TEXT:
        raise BadFile(f"{name} is larger than {LARGEST_TEXT:,} bytes; split it.")
    text = text_in(body).replace("\r\n", "\n").replace("\r", "\n").removeprefix("\ufeff")
    if not text.strip():
        raise BadFile(f"{name} is empty.")
    if "\x00" in text:
        raise BadFile(f"{name} is not text; pages come as {KINDS}.")
    suffix = PurePath(name).suffix.lower().lstrip(".")
    return (READERS.get(suffix) or reader_for(text))(text, name)


def reader_for(text: str) -> Reader:
    """The format a text looks like."""
    if text.lstrip().startswith("<"):
        return read_opml
    if text.lstrip().startswith("{"):
        return read_json
    if YAML_KEY.match(first_words(text)):
        return read_urlwatch
    return read_csv if looks_like_csv(text) else read_list


def first_words(text: str) -> str:
    """The first line that says something; remarks and the mark of a new document do not."""
    lines = (line.strip() for line in text.split("\n"))
    return next((line for line in lines if line and line != "---" and not line.startswith("#")), "")


def read_json(text: str, name: str) -> Iterator[Line]:
    """Lines of ours, or one table of changedetection.io."""
    first = text.lstrip().partition("\n")[0]
    try:
        said = json.loads(first)
    except (ValueError, RecursionError):
        return read_changedetection(text, name)  # it goes on in the next line
    ours = isinstance(said, dict) and ("kind" in said or isinstance(said.get("url"), str))
    return read_lines(text, name) if ours else read_changedetection(text, name)


READERS: dict[str, Reader] = {
    "opml": read_opml,
    "csv": read_csv,
    "tsv": read_csv,
    "json": read_json,
    "jsonl": read_lines,
    "yaml": read_urlwatch,
    "yml": read_urlwatch,
}
