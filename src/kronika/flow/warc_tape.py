"""The bytes of a WARC file, unpacked as they are asked for; after damage it finds the next whole record."""

from __future__ import annotations

import zlib
from typing import BinaryIO

GULP = 65_536  # packed bytes read at once
MOST_AT_ONCE = 1_048_576  # unpacked bytes made at once, so that a bomb cannot fill the memory
GZIP = b"\x1f\x8b\x08"
RECORD = b"WARC/"
LONGEST_LINE = 65_536
PROBE = 4_096


class Damage(Exception):
    """The file cannot be read on from here; the text says what is wrong."""


class Tape:
    """Reads forward only. gzip in one member or one per record, or nothing packed at all."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._raw = file.read(GULP)
        self._packed = self._raw.startswith(GZIP)
        self._inflate: zlib._Decompress | None = None
        self._held = b""
        self._at = 0  # of the held bytes, what was handed out

    def ended(self) -> bool:
        """Nothing is left."""
        return self._at >= len(self._held) and not self._fill()

    def line(self) -> bytes:
        """The next line with its end; the last may have none."""
        while (end := self._held.find(b"\n", self._at)) < 0:
            if len(self._held) - self._at > LONGEST_LINE:
                raise Damage("a line of a record's head has no end")
            if not self._fill():
                end = len(self._held) - 1
                break
        found = self._held[self._at : end + 1]
        self._at = end + 1
        return found

    def take(self, count: int) -> bytes:
        """So many bytes."""
        pieces: list[bytes] = []
        while count:
            piece = self._piece(count)
            pieces.append(piece)
            count -= len(piece)
        return b"".join(pieces)

    def skip(self, count: int) -> None:
        """Pass over so many bytes without keeping them."""
        while count:
            count -= len(self._piece(count))

    def recover(self) -> bool:
        """Go to the next place where a record begins; False when there is none."""
        return self._recover_packed() if self._packed else self._recover_plain()

    def _piece(self, most: int) -> bytes:
        if self.ended():
            raise Damage("the file ends in the middle of a record")
        piece = self._held[self._at : self._at + most]
        self._at += len(piece)
        return piece

    def _fill(self) -> bool:
        """Hold more bytes; False at the end of the file."""
        more = self._unpack() if self._packed else self._gulp()
        if more:
            self._held = self._held[self._at :] + more
            self._at = 0
        return bool(more)

    def _gulp(self) -> bytes:
        raw, self._raw = self._raw, b""
        return raw or self._file.read(GULP)

    def _unpack(self) -> bytes:
        while True:
            raw = self._gulp()
            if self._inflate is None:
                raw = raw.lstrip(b"\0")  # some writers pad their members
                if raw and not raw.startswith(GZIP[: len(raw)]):
                    self._raw = raw
                    raise Damage("something that is not gzip stands between two records")
                self._inflate = zlib.decompressobj(wbits=31) if raw else None
            if self._inflate is None or not raw:
                return self._at_end()
            made = self._sip(self._inflate, raw)
            if made:
                return made

    def _at_end(self) -> bytes:
        """The file has no more bytes: right between members, damage inside one."""
        if self._inflate is not None:
            self._inflate = None
            raise Damage("the file ends in the middle of a record")
        return b""

    def _sip(self, inflate: zlib._Decompress, raw: bytes) -> bytes:
        try:
            made = inflate.decompress(raw, MOST_AT_ONCE)
        except zlib.error as error:
            self._raw, self._inflate = raw[1:], None  # the next member may begin in these very bytes
            raise Damage("its compression is damaged") from error
        self._raw = inflate.unused_data if inflate.eof else inflate.unconsumed_tail
        if inflate.eof:
            self._inflate = None
        return made

    def _recover_packed(self) -> bool:
        self._held, self._at, self._inflate = b"", 0, None
        raw = self._gulp()
        while raw:
            start = raw.find(GZIP)
            if start < 0:
                raw = raw[-2:] + more if (more := self._file.read(GULP)) else b""
                continue
            raw = raw[start:]
            if len(raw) < PROBE:
                raw += self._file.read(GULP)
            if begins_record(raw):
                self._raw = raw
                return True
            raw = raw[1:]
        return False

    def _recover_plain(self) -> bool:
        mark = b"\n" + RECORD
        while (start := self._held.find(mark, self._at)) < 0:
            self._at = max(self._at, len(self._held) - len(mark))
            if not self._fill():
                self._at = len(self._held)
                return False
        self._at = start + 1
        return True


def begins_record(packed: bytes) -> bool:
    """A gzip member whose first bytes are a record's."""
    try:
        return zlib.decompressobj(wbits=31).decompress(packed[:PROBE], len(RECORD)) == RECORD
    except zlib.error:
        return False
