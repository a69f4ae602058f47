"""The lines of a dump, packed or not, with how far in the file they stand."""

from __future__ import annotations

import bz2
import gzip
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from io import BufferedReader
from pathlib import Path
from typing import IO, cast

import zstandard

from kronika.model.errors import BadFile

GZIP, BZIP, ZSTD = b"\x1f\x8b", b"BZh", b"\x28\xb5\x2f\xfd"
LONGEST = 64_000_000  # bytes of one line; nothing of Wikidata comes near it
WINDOW = 1 << 31  # of zstd files made with --long


@contextmanager
def dump_lines(path: Path) -> Iterator[tuple[Iterator[bytes], Callable[[], int]]]:
    """The lines, and where in the file the reading stands (in bytes as they lie on the disk)."""
    try:
        raw = path.open("rb")
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {error.strerror}.") from error
    with ExitStack() as opened:
        opened.enter_context(raw)
        yield checked(path, unpacked(raw)), raw.tell


def unpacked(raw: BufferedReader) -> IO[bytes]:
    """The bytes inside, by how the file begins and not by its name."""
    start = raw.peek(4)[:4]
    if start.startswith(GZIP):
        return cast("IO[bytes]", gzip.GzipFile(fileobj=raw))
    if start.startswith(BZIP):
        return bz2.BZ2File(raw)
    if start.startswith(ZSTD):
        stream = zstandard.ZstdDecompressor(max_window_size=WINDOW).stream_reader(raw, read_across_frames=True)
        return cast("IO[bytes]", BufferedReader(stream))
    return raw


def checked(path: Path, file: IO[bytes]) -> Iterator[bytes]:
    """Line by line; a file that is cut off or no such archive is told in a sentence."""
    try:
        while line := file.readline(LONGEST):
            yield line
    except (EOFError, OSError, zstandard.ZstdError) as error:
        raise BadFile(f"{path} is cut off or damaged: {error}. Download it again.") from error
