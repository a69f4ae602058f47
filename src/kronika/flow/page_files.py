"""The bytes of a page in a file, packed or not, and a sentence when they cannot be had."""

from __future__ import annotations

import gzip
import zlib
from pathlib import Path

from kronika.model.errors import BadFile

MOST = 50_000_000  # bytes of a page; nothing larger is one
ARCHIVES = (".warc", ".warc.gz")
GZIP = b"\x1f\x8b"


def read_file(path: Path) -> bytes:
    """The bytes of one page, unpacked if they are gzip; a sentence why not."""
    try:
        with path.open("rb") as file:
            body = file.read(MOST + 1)
        if body.startswith(GZIP):
            body = unpacked(path)
    except FileNotFoundError as error:
        raise BadFile(
            f"There is no file {path}; give an HTML file, an address that starts with http, a folder, a WARC file, or -."
        ) from error
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise BadFile(f"{path} is damaged: its gzip compression ends too early or is wrong.") from error
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {error.strerror}.") from error
    return checked(body, str(path))


def checked(body: bytes, name: str) -> bytes:
    """A body that can be a page."""
    if not body.strip():
        raise BadFile(f"{name} is empty; there is no page to read.")
    if len(body) > MOST:
        raise BadFile(f"{name} is larger than {MOST // 1_000_000} MB; no web page is.")
    return body


def unpacked(path: Path) -> bytes:
    """A gzip file's content, at most a little more than a page may have."""
    with gzip.open(path) as file:
        return file.read(MOST + 1)


def is_archive(path: Path) -> bool:
    """A WARC file, by its first bytes; a pipe cannot be looked into twice, so there the name decides."""
    if not path.is_file():
        return path.name.lower().endswith(ARCHIVES)
    try:
        with path.open("rb") as file:
            head = file.read(len(GZIP))
            file.seek(0)
            with gzip.open(file) if head == GZIP else file as content:
                return content.read(5) == b"WARC/"
    except (OSError, EOFError, zlib.error):
        return path.name.lower().endswith(ARCHIVES)


def size_of(path: Path) -> int:
    """Bytes on the disk; none for what is not there."""
    try:
        return path.stat().st_size
    except OSError:
        return 0
