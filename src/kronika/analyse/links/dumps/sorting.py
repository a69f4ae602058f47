"""Lines in order without holding them: sorted pieces on the disk, merged at the end."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

MOST_HELD = 24_000_000  # bytes of lines in memory before a piece is written; with Python's own share about thrice that
MOST_PIECES = 64  # files open at once while merging


class SortedLines:
    """Takes lines in any order and gives them back in order, each once. A line is bytes without its end."""

    def __init__(self, folder: Path, name: str, *, held: int = MOST_HELD) -> None:
        self._folder = folder
        self._name = name
        self._most = held
        self._lines: list[bytes] = []
        self._held = 0
        self._pieces: list[Path] = []
        self._made = 0

    def add(self, line: bytes) -> None:
        """Take a line."""
        self._lines.append(line)
        self._held += len(line)
        if self._held >= self._most:
            self._write()

    def __iter__(self) -> Iterator[bytes]:
        """All lines in order, each once."""
        last = None
        with ExitStack() as open_files:
            for line in self._merged(open_files):
                if line != last:
                    yield line
                last = line

    def _merged(self, open_files: ExitStack) -> Iterator[bytes]:
        self._lines.sort()
        pieces = [open_files.enter_context(path.open("rb")) for path in self._pieces]
        return heapq.merge(iter(self._lines), *((line[:-1] for line in piece) for piece in pieces))

    def _write(self) -> None:
        """Put what is held on the disk; many pieces become one first."""
        if len(self._pieces) >= MOST_PIECES:
            self._pieces = [self._piece(with_pieces=True)]
        else:
            self._pieces.append(self._piece(with_pieces=False))
        self._lines, self._held = [], 0

    def _piece(self, *, with_pieces: bool) -> Path:
        path = self._folder / f"{self._name}-{self._made:05}"
        self._made += 1
        if with_pieces:
            with path.open("wb") as file:
                file.writelines(line + b"\n" for line in self)
            for old in self._pieces:
                old.unlink()
            return path
        self._lines.sort()
        with path.open("wb") as file:
            file.writelines(line + b"\n" for line in self._lines)
        return path
