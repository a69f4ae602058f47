"""Where articles are written: a folder with a file for each, one file, or a stream; files appear only when they are whole."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Protocol, Self

from kronika.extract.output.format import Frame
from kronika.flow.file_names import Names
from kronika.flow.found import Spot
from kronika.model.errors import BadFile, StoreFull

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class Output(Protocol):
    """Takes articles one after the other."""

    def keep(self, spot: Spot, text: str) -> None:
        """Write one."""


class FolderOutput:
    """A file for each page, named after the page."""

    def __init__(self, folder: Path, suffix: str) -> None:
        self._folder = folder
        self._names = Names(suffix)
        with told(folder):
            folder.mkdir(parents=True, exist_ok=True)

    def keep(self, spot: Spot, text: str) -> None:
        """Write one file; it is there whole or not at all."""
        path = self._folder / self._names.name(spot.steps)
        with told(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, text)


class StreamOutput:
    """All articles one behind the other, with what the format wants around and between them."""

    def __init__(self, stream: IO[str], frame: Frame, name: Path) -> None:
        self._stream = stream
        self._frame = frame
        self._name = name
        self._count = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the frame, also around what there is after a stop; a stream that failed is left alone."""
        if kind is None or not issubclass(kind, (BadFile, StoreFull, BrokenPipeError)):
            self._write("" if self._count else self._frame.opening, self._frame.closing)

    def keep(self, spot: Spot, text: str) -> None:
        """Write one more."""
        self._write(
            self._frame.between if self._count else self._frame.opening, text.removeprefix(self._frame.declaration)
        )
        self._count += 1

    def _write(self, *texts: str) -> None:
        with told(self._name):
            for text in texts:
                self._stream.write(text)
            self._stream.flush()


@contextmanager
def one_file(path: Path, frame: Frame) -> Iterator[StreamOutput]:
    """All articles in one file, which takes its name at the end."""
    part = part_of(path)
    with told(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        stream = part.open("w", encoding="utf-8", newline="\n")
    try:
        with StreamOutput(stream, frame, path) as output:
            yield output
        with told(path):
            stream.close()
            part.replace(path)
    finally:
        with suppress(OSError):  # what a full disk refused once it refuses again
            stream.close()
        part.unlink(missing_ok=True)


@contextmanager
def one_stream(stream: IO[str], frame: Frame, name: str) -> Iterator[StreamOutput]:
    """All articles on a stream that is not ours; once it has failed, what is left in its buffer goes nowhere."""
    try:
        with StreamOutput(stream, frame, Path(name)) as output:
            yield output
    except (BadFile, StoreFull):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
        raise


def write_whole(path: Path, text: str) -> None:
    """Write a file under another name first, so that nobody ever reads half of it."""
    part = part_of(path)
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def part_of(path: Path) -> Path:
    """The name of a file while it is being written."""
    return path.with_name(f".{path.name}.{os.getpid()}.part")


@contextmanager
def told(path: Path) -> Iterator[None]:
    """What the disk refuses becomes a sentence."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        if error.errno in FULL:
            raise StoreFull(f"The disk is full; {path} could not be written; make room and run it again.") from error
        raise BadFile(f"{path} cannot be written: {error.strerror}.") from error
