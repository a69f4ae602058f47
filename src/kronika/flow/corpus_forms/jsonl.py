"""JSON lines: one article a line, with all that is known and told of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from kronika.flow.arrival import Broken
from kronika.flow.corpus_form import About, CorpusForm
from kronika.flow.corpus_values import entry_of, line_of
from kronika.flow.line_files import Cut, TooLong, numbered_lines
from kronika.model.corpus import CorpusEntry


class Lines:
    """A part."""

    def __init__(self, file: IO[bytes], about: About) -> None:
        self._file = file

    def write(self, entry: CorpusEntry) -> None:
        """One line."""
        self._file.write(line_of(entry))

    def close(self) -> None:
        """Nothing stands at the end."""


def read(path: Path) -> Iterator[CorpusEntry | Broken]:
    """The articles of a file, plain or packed."""
    for number, line, _ in numbered_lines(path):
        where = f"{path.name}, line {number}"
        if isinstance(line, Cut | TooLong):
            yield Broken(sentence=f"{where} cannot be read: {str(line) or 'it is too long'}.")
            continue
        try:
            yield entry_of(json.loads(line))
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            yield Broken(sentence=f"{where} is no article of a corpus: {type(error).__name__}: {error}.")


KIND = CorpusForm(
    suffix=".jsonl", begin=Lines, read=read, analysis=True, carries="everything, with what is told of the text"
)
