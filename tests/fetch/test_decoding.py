"""Encodings are undone piece by piece, whole and broken, and a bomb never unfolds."""

from __future__ import annotations

import gzip
import random
import zlib

import pytest
import zstandard

from kronika.fetch.decoding import PIECE, decoder_for
from kronika.fetch.trouble import Trouble
from kronika.model.failure import FailureKind

TEXT = "Zpráva o počasí. ".encode() * 20_000


def raw_deflate(data: bytes) -> bytes:
    packer = zlib.compressobj(wbits=-15)
    return packer.compress(data) + packer.flush()


def decode(encoding: str | None, data: bytes, step: int = 1_000) -> bytes:
    decoder = decoder_for(encoding)
    parts = [piece for start in range(0, len(data), step) for piece in decoder.feed(data[start : start + step])]
    decoder.finish()
    return b"".join(parts)


ENCODED = {
    "gzip": gzip.compress(TEXT),
    "x-gzip": gzip.compress(TEXT),
    "GZIP ": gzip.compress(TEXT),
    "deflate": zlib.compress(TEXT),
    "zstd": zstandard.compress(TEXT),
    "identity": TEXT,
    "": TEXT,
    "gzip, zstd": zstandard.compress(gzip.compress(TEXT)),
}


@pytest.mark.parametrize("encoding", ENCODED)
@pytest.mark.parametrize("step", [1, 7, 1_000, 10_000_000])
def test_undoes(encoding: str, step: int) -> None:
    short = len(ENCODED[encoding]) > 50_000 and step == 1
    assert decode(encoding, ENCODED[encoding], 97 if short else step) == TEXT


def test_undoes_bare_deflate() -> None:
    assert decode("deflate", raw_deflate(TEXT)) == TEXT


@pytest.mark.parametrize("step", [1, 5, 1_000])
def test_reads_all_members_and_frames(step: int) -> None:
    assert decode("gzip", gzip.compress(b"one ") + gzip.compress(b"two"), step) == b"one two"
    assert decode("zstd", zstandard.compress(b"one ") + zstandard.compress(b"two"), step) == b"one two"


def test_forgives_padding_after_gzip_and_a_header_that_lies() -> None:
    assert decode("gzip", gzip.compress(b"page") + b"\0" * 99) == b"page"
    assert decode("gzip", b"<html>plain</html>") == b"<html>plain</html>"
    assert decode("zstd", b"<html>plain</html>", 3) == b"<html>plain</html>"
    assert decode("gzip", b"") == b""


@pytest.mark.parametrize("encoding", ["gzip", "deflate", "zstd"])
def test_an_end_in_the_middle_is_a_broken_answer(encoding: str) -> None:
    noise = random.Random(7).randbytes(5_000)
    packed = {"gzip": gzip.compress, "deflate": zlib.compress, "zstd": zstandard.compress}[encoding](noise)
    with pytest.raises(Trouble) as caught:
        decode(encoding, packed[: len(packed) // 2])
    assert caught.value.kind is FailureKind.BROKEN_ANSWER


@pytest.mark.parametrize("encoding", ["gzip", "deflate", "zstd"])
def test_damage_is_a_broken_answer(encoding: str) -> None:
    packed = {"gzip": gzip.compress, "deflate": zlib.compress, "zstd": zstandard.compress}[encoding](TEXT)
    damaged = packed[:12] + bytes(byte ^ 0x5A for byte in packed[12:60]) + packed[60:]
    with pytest.raises(Trouble) as caught:
        decode(encoding, damaged)
    assert caught.value.kind is FailureKind.BROKEN_ANSWER


@pytest.mark.parametrize("encoding", ["br", "compress", "gzip, br", "gzip, gzip, gzip, gzip"])
def test_what_was_not_asked_for_is_a_broken_answer(encoding: str) -> None:
    with pytest.raises(Trouble) as caught:
        decoder_for(encoding)
    assert caught.value.kind is FailureKind.BROKEN_ANSWER


@pytest.mark.parametrize(("encoding", "most"), [("gzip", PIECE), ("deflate", PIECE), ("zstd", 16_000_000)])
def test_a_bomb_is_handed_out_in_bounded_pieces(encoding: str, most: int) -> None:
    zeros = b"\0" * 50_000_000
    bomb = {"gzip": gzip.compress, "deflate": zlib.compress, "zstd": zstandard.compress}[encoding](zeros)
    pieces = decoder_for(encoding).feed(bomb)
    assert len(next(pieces)) <= most
    assert len(next(pieces)) <= most


def test_a_bomb_in_a_bomb_too() -> None:
    inner = gzip.compress(b"\0" * 50_000_000)
    assert len(next(decoder_for("gzip, gzip").feed(gzip.compress(inner)))) <= PIECE
