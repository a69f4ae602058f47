"""Which cluster a word is in: words that stand beside the same words, learned from texts without marks."""

from __future__ import annotations

import lzma
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from kronika.model.errors import BadFile

FOLDER = Path(__file__).parents[1] / "models"
ENDING = ".clusters.xz"
Table = Mapping[str, tuple[str, str]]  # a word in small letters to its wide and its narrow cluster
_LENT: dict[str, Table] = {}  # tables that stand in for the shipped ones while a topic is left out


def clusters(word: str, code: str) -> tuple[str, ...]:
    """The wide and the narrow cluster of a word in small letters; nothing where it is unknown."""
    return table(code).get(word, ())


def table(code: str) -> Table:
    """The table of a language; empty where there is none."""
    return _LENT[code] if code in _LENT else shipped(code)


@cache
def shipped(code: str) -> Table:
    """The table that ships with the models."""
    path = FOLDER / f"{code}{ENDING}"
    return unpack(path) if path.is_file() else {}


def unpack(path: Path) -> Table:
    """A table as it is kept: a line a narrow cluster, its wide one first, then its words."""
    try:
        lines = lzma.decompress(path.read_bytes()).decode("utf-8").splitlines()
    except (OSError, lzma.LZMAError, EOFError, UnicodeDecodeError) as error:
        raise BadFile(f"The table {path.name} cannot be read: {error}. Install Kronika again.") from error
    return {word: (wide, str(narrow)) for narrow, line in enumerate(lines) for wide, word in members(line)}


def members(line: str) -> Iterator[tuple[str, str]]:
    """The words of a line, each with the wide cluster."""
    wide, *words = line.split(" ")
    return ((wide, word) for word in words)


def pack(told: Table) -> bytes:
    """A table to be kept; narrow clusters are numbered from nought without a gap."""
    wides = {int(narrow): wide for wide, narrow in told.values()}
    words: dict[int, list[str]] = {narrow: [] for narrow in sorted(wides)}
    for word, (_, narrow) in sorted(told.items()):
        words[int(narrow)].append(word)
    lines = [" ".join([wides[narrow], *those]) for narrow, those in words.items()]
    return lzma.compress("\n".join(lines).encode("utf-8"), preset=9)


@contextmanager
def lent(code: str, told: Table) -> Iterator[None]:
    """Use another table of a language, as trials do that may not know a topic."""
    _LENT[code] = told
    try:
        yield
    finally:
        del _LENT[code]
