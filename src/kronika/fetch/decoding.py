"""Undoes Content-Encoding piece by piece, so that a cap on the decoded size can stop a bomb in time."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Protocol

import zstandard

from kronika.fetch.trouble import Trouble
from kronika.model.failure import FailureKind

ACCEPTED = "gzip, deflate, zstd"
PIECE = 65_536  # decoded bytes handed out at once
ZSTD_SIP = 256  # encoded bytes fed at once: zstd cannot bound its output, and 4 bytes may stand for 128 KB
ZSTD_WINDOW = 8 * 1024 * 1024  # what RFC 9659 lets a server use
MOST_LAYERS = 3


class Decoder(Protocol):
    """Takes encoded bytes as they come, gives decoded pieces."""

    def feed(self, data: bytes) -> Iterator[bytes]:
        """The pieces these bytes complete."""
        ...

    def finish(self) -> None:
        """Complain if the stream ended in the middle."""
        ...


def decoder_for(content_encoding: str | None, *, packed: bool = False) -> Decoder:
    """The decoder for a Content-Encoding header, undoing several encodings in reverse order; `packed`: the file is a gzip itself."""
    names = [name.strip().lower() for name in (content_encoding or "").split(",")]
    layers: list[Decoder] = [
        LAYERS[name]() for name in reversed([name for name in names if name and name != "identity"]) if known(name)
    ]
    if len(layers) > MOST_LAYERS:
        raise broken(f"The answer is encoded {len(layers)} times over; at most {MOST_LAYERS} are undone.")
    return Chain([*layers, Gzip()] if packed else layers)


def known(name: str) -> bool:
    """Whether we can undo this encoding; a sentence when not."""
    if name not in LAYERS:
        raise broken(f"The answer is encoded as “{name[:40]}”, which was not asked for; accepted are {ACCEPTED}.")
    return True


class Chain:
    """Several layers, outermost first; none at all passes the bytes on."""

    def __init__(self, layers: list[Decoder]) -> None:
        self._layers = layers

    def feed(self, data: bytes) -> Iterator[bytes]:
        """The pieces these bytes complete."""
        return self._through(self._layers, data)

    def finish(self) -> None:
        """Complain if any layer ended in the middle."""
        for layer in self._layers:
            layer.finish()

    def _through(self, layers: list[Decoder], data: bytes) -> Iterator[bytes]:
        if not layers:
            yield data
            return
        for piece in layers[0].feed(data):
            yield from self._through(layers[1:], piece)


class Gzip:
    """gzip of one or more members; padding after the last is ignored, a body that is no gzip at all passes as it is."""

    MAGIC = b"\x1f\x8b"

    def __init__(self) -> None:
        self._inflate: zlib._Decompress | None = None
        self._held = b""  # bytes too few to tell whether another member begins
        self._members = 0
        self._plain = False
        self._ended = False

    def feed(self, data: bytes) -> Iterator[bytes]:
        """The pieces these bytes complete."""
        while data and not self._ended:
            if self._plain:
                yield data
                return
            if self._inflate is None:
                data = self._begin(self._held + data)
                continue
            yield from inflate(self._inflate, data)
            data = b""
            if self._inflate.eof:
                data, self._inflate = self._inflate.unused_data, None

    def finish(self) -> None:
        """Complain if a member is not complete."""
        if self._inflate is not None:
            raise cut_short()

    def _begin(self, data: bytes) -> bytes:
        """Start a member with these bytes, or find that there is none; gives back the bytes still to be read."""
        if len(data) < len(self.MAGIC) and self.MAGIC.startswith(data):
            self._held = data
            return b""
        self._held = b""
        if data.startswith(self.MAGIC):
            self._inflate = zlib.decompressobj(wbits=31)
            self._members += 1
        elif self._members:
            self._ended = True
        else:
            self._plain = True
        return data


class Deflate:
    """deflate with its zlib header, as the standard says, or bare, as some servers send it."""

    def __init__(self) -> None:
        self._inflate: zlib._Decompress | None = None
        self._held = b""

    def feed(self, data: bytes) -> Iterator[bytes]:
        """The pieces these bytes complete."""
        if self._inflate is None:
            data = self._held + data
            if len(data) < 2:
                self._held = data
                return
            self._inflate = zlib.decompressobj(wbits=15 if has_zlib_header(data) else -15)
        if not self._inflate.eof:
            yield from inflate(self._inflate, data)

    def finish(self) -> None:
        """Complain if the stream is not complete."""
        if self._held and self._inflate is None or self._inflate is not None and not self._inflate.eof:
            raise cut_short()


class Zstd:
    """zstd of one or more frames; a body that is no zstd at all passes as it is."""

    MAGIC = b"\x28\xb5\x2f\xfd"

    def __init__(self) -> None:
        self._frame: zstandard.ZstdDecompressionObj | None = None
        self._held = b""
        self._plain: bool | None = None

    def feed(self, data: bytes) -> Iterator[bytes]:
        """The pieces these bytes complete."""
        if self._plain is None:
            data = self._held + data
            if len(data) < len(self.MAGIC) and self.MAGIC.startswith(data):
                self._held = data
                return
            self._plain = not data.startswith(self.MAGIC)
        if self._plain:
            yield data
            return
        for start in range(0, len(data), ZSTD_SIP):
            yield from self._sip(data[start : start + ZSTD_SIP])

    def finish(self) -> None:
        """Complain if a frame is not complete."""
        if self._frame is not None:
            raise cut_short()

    def _sip(self, data: bytes) -> Iterator[bytes]:
        while data:
            self._frame = self._frame or zstandard.ZstdDecompressor(max_window_size=ZSTD_WINDOW).decompressobj()
            try:
                piece = self._frame.decompress(data)
            except zstandard.ZstdError as error:
                raise broken(f"The zstd encoding of the answer is damaged: {error}.") from error
            if piece:
                yield piece
            data = b""
            if self._frame.eof:
                data, self._frame = self._frame.unused_data, None


LAYERS: dict[str, type[Gzip] | type[Deflate] | type[Zstd]] = {
    "gzip": Gzip,
    "x-gzip": Gzip,
    "deflate": Deflate,
    "zstd": Zstd,
}


def inflate(stream: zlib._Decompress, data: bytes) -> Iterator[bytes]:
    """Decoded pieces of bounded size."""
    while True:
        try:
            piece = stream.decompress(data, PIECE)
        except zlib.error as error:
            raise broken(f"The compressed answer is damaged: {error}.") from error
        if piece:
            yield piece
        data = stream.unconsumed_tail
        if stream.eof or (not data and len(piece) < PIECE):
            return


def has_zlib_header(data: bytes) -> bool:
    """Whether deflate data starts with a zlib header (RFC 1950)."""
    return data[0] & 0x0F == 8 and int.from_bytes(data[:2], "big") % 31 == 0


def broken(sentence: str) -> Trouble:
    """An answer that cannot be read."""
    return Trouble(sentence, kind=FailureKind.BROKEN_ANSWER)


def cut_short() -> Trouble:
    """A compressed stream that stops in the middle."""
    return broken("The compressed answer ends in the middle; it will be asked for again.")
