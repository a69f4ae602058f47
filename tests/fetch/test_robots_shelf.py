"""What is remembered of robots.txt files comes back as it was, or not at all."""

from __future__ import annotations

import pytest

from kronika.fetch.robots_shelf import MOST_BYTES, MOST_ORIGINS, Copy, pack, unpack


def test_every_origin_comes_back() -> None:
    copies = {
        "http://a": Copy(at=5.0, body=b"User-agent: *\nDisallow: /x\n"),
        "https://a": Copy(at=6.5, body=b""),
        "http://a:8080": Copy(at=7.0, body=bytes(range(256))),
    }
    assert unpack(pack(copies)) == copies


def test_the_newest_few_are_kept_and_nothing_too_long() -> None:
    copies = {f"http://a:{number}": Copy(at=float(number), body=b"x" * 600_000) for number in range(9)}
    kept = unpack(pack(copies))
    assert sorted(kept) == [f"http://a:{number}" for number in range(9 - MOST_ORIGINS, 9)]
    assert {len(copy.body) for copy in kept.values()} == {MOST_BYTES}


@pytest.mark.parametrize(
    "data", [None, b"", b"nonsense", b"http://a 5 many\n", b"http://a 5 9\nnot zlib", b"\xff\xfe\n"]
)
def test_what_cannot_be_read_is_asked_for_again(data: bytes | None) -> None:
    assert unpack(data) == {}


def test_a_bomb_does_not_grow_beyond_the_cap() -> None:
    import zlib

    squeezed = zlib.compress(b"x" * 50_000_000)
    kept = unpack(b"http://a 5 %d\n" % len(squeezed) + squeezed)
    assert len(kept["http://a"].body) == MOST_BYTES
