"""TOML: a [[source]] table for every source."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Sequence
from typing import Any

from kronika.flow.source_files.entry import COLUMNS, OPTION, Fault, Line, entry_of
from kronika.model.duration import written
from kronika.model.errors import BadFile
from kronika.model.source import Source

TABLE = re.compile(r"^[ \t]*\[\[\s*source\s*\]\]", re.MULTILINE)
OPTIONS = "options"


def read_toml(text: str, name: str) -> Iterator[Line]:
    """The [[source]] tables of a file."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadFile(f"{name} is not valid TOML: {error}.") from error
    found = tables.pop("source", None)
    if not isinstance(found, list):
        raise BadFile(f"{name} has no [[source]] table; write one for every source.")
    for key in tables:
        yield Fault(line=1, sentence=f"“{key}” is not known here and was left out.")
    starts = [text.count("\n", 0, match.start()) + 1 for match in TABLE.finditer(text)]
    for number, table in enumerate(found):
        line = starts[number] if number < len(starts) else 1
        yield one_table(line, table)


def one_table(line: int, table: Any) -> Line:
    """The source a table names."""
    if not isinstance(table, dict):
        return Fault(line=line, sentence="It is no table.")
    options = table.pop(OPTIONS, {})
    strange = [key for key in table if key not in COLUMNS]
    if strange:
        return Fault(line=line, sentence=f"“{strange[0]}” is not a known key; known: {', '.join((*COLUMNS, OPTIONS))}.")
    if not isinstance(options, dict) or any(
        isinstance(value, dict | list) for value in (*table.values(), *options.values())
    ):
        return Fault(
            line=line, sentence="A value must be a text, a number or true and false; options is a table of such."
        )
    given = {key: as_text(value) for key, value in table.items()}
    return entry_of(line, given | {OPTION + key: as_text(value) for key, value in options.items()})


def as_text(value: object) -> str:
    """A value as it would be typed."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def write_toml(sources: Sequence[Source]) -> str:
    """All sources."""
    return "\n".join(table_of(source) for source in sources)


def table_of(source: Source) -> str:
    """One source as a table."""
    values = {"name": source.name, "url": source.url, "kind": str(source.kind), "lang": source.lang}
    values |= {"section": source.section, "every": written(source.every)}
    lines = ["[[source]]", *(f"{key} = {quoted(value)}" for key, value in values.items() if value)]
    lines += ["paused = true"] if source.paused else []
    if source.options:
        lines += ["[source.options]", *(f"{quoted(key)} = {quoted(value)}" for key, value in source.options.items())]
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    """A text as TOML writes it; JSON does the same but for one character."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
