"""Lines of a JSONL file, plain or packed with gzip or zstd, one in memory at a time; damage ends the file, not the program."""

from __future__ import annotations

import gzip
import io
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Protocol

import zstandard

LONGEST = 150_000_000  # bytes of a line; a page of 50 MB with everything escaped
GZIP, ZSTD = b"\x1f\x8b", b"\x28\xb5\x2f\xfd"


class Lines(Protocol):
    """Gives lines, or pieces of long ones."""

    def readline(self, size: int, /) -> bytes:
        """Up to the end of the line, and up to so many bytes."""
        ...


class TooLong(Exception):
    """A line longer than any page."""


class Cut(Exception):
    """The file cannot be read on from here."""


def numbered_lines(path: Path) -> Iterator[tuple[int, bytes | TooLong | Cut, int]]:
    """Number, line, and how many bytes of the file were read; empty lines are passed over."""
    with path.open("rb") as file, unpacked(file) as content:
        number = 0
        while True:
            number += 1
            try:
                line = content.readline(LONGEST)
                if len(line) >= LONGEST:
                    skip_rest(content)
                    yield number, TooLong(), file.tell()
                    continue
            except (EOFError, OSError, zlib.error, zstandard.ZstdError) as error:
                yield number, Cut(str(error)), file.tell()
                return
            if not line:
                return
            if line.strip():
                yield number, line, file.tell()


@contextmanager
def unpacked(file: BinaryIO) -> Iterator[Lines]:
    """The content, whatever the file's name claims."""
    head = file.read(4)
    file.seek(0)
    if head.startswith(GZIP):
        with gzip.open(file) as content:
            yield content
    elif head == ZSTD:
        reader = zstandard.ZstdDecompressor().stream_reader(file, read_across_frames=True, closefd=False)
        with io.BufferedReader(reader, 1 << 20) as content:
            yield content
    else:
        yield file


def skip_rest(content: Lines) -> None:
    """Pass over what is left of a line."""
    while (piece := content.readline(1 << 20)) and not piece.endswith(b"\n"):
        pass
