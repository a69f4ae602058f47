"""WARC: records come back whole from every packing; damage costs what is damaged and no more."""

from __future__ import annotations

import gzip
import io
import os
from collections.abc import Callable, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.flow.warc import Gap, Record, records
from tests.flow.warcs import packed, packed_as_one, plain, record

PACKINGS = [plain, packed, packed_as_one]
Packing = Callable[[Sequence[bytes]], bytes]
INFO = record("warcinfo", b"software: a test\r\n")


def read(data: bytes, most: int = 10_000_000) -> list[Record | Gap]:
    return list(records(io.BytesIO(data), lambda head: head["warc-type"] == "response", most))


def blocks(found: list[Record | Gap]) -> list[bytes]:
    return [one.block for one in found if isinstance(one, Record)]


def gaps(found: list[Record | Gap]) -> list[str]:
    return [one.sentence for one in found if isinstance(one, Gap)]


def numbered(count: int) -> list[bytes]:
    return [
        record("response", f"block {n}\r\n\r\nWARC of its own".encode() * 50, f"http://a.example/{n}")
        for n in range(count)
    ]


@pytest.mark.parametrize("packing", PACKINGS)
def test_wanted_records_come_and_others_are_passed_over(packing: Packing) -> None:
    found = read(packing([INFO, *numbered(3), record("metadata", b"x" * 200_000), *numbered(1)]))
    assert [one.head["warc-target-uri"] for one in found if isinstance(one, Record)] == [
        "http://a.example/0",
        "http://a.example/1",
        "http://a.example/2",
        "http://a.example/0",
    ]
    assert gaps(found) == []


@settings(max_examples=60, deadline=None)
@given(st.lists(st.binary(max_size=300), max_size=6), st.sampled_from(PACKINGS))
def test_any_blocks_come_back_as_they_were(contents: list[bytes], packing: Packing) -> None:
    assert blocks(read(packing([record("response", block) for block in contents]))) == contents


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 3_000), st.sampled_from(PACKINGS))
def test_a_cut_file_gives_what_is_whole_and_one_sentence(cut: int, packing: Packing) -> None:
    whole = packing(numbered(4))
    found = read(whole[: max(1, len(whole) - cut)])
    expected = blocks(read(packing(numbered(4))))
    assert blocks(found) == expected[: len(blocks(found))]
    assert len(gaps(found)) <= 1
    if len(blocks(found)) < 4 and packing is not packed_as_one:
        lost = 4 - len(blocks(found))
        assert gaps(found) or len(packing(numbered(4 - lost))) >= len(whole) - cut


def test_a_cut_names_the_place() -> None:
    whole = packed(numbered(4))
    found = read(whole[:-20])
    assert len(blocks(found)) == 3
    assert gaps(found) == [
        f"Damaged near byte {len(whole) - 20}: the file ends in the middle of a record; nothing behind it can be read."
    ]


def test_behind_a_damaged_member_reading_goes_on() -> None:
    members = [gzip.compress(one) for one in numbered(5)]
    members[2] = members[2][:30] + bytes(255 - byte for byte in members[2][30:60]) + members[2][60:]
    found = read(b"".join(members))
    assert len(blocks(found)) == 4
    assert len(gaps(found)) == 1
    assert "reading went on behind it" in gaps(found)[0]


def test_behind_damage_in_a_plain_file_reading_goes_on() -> None:
    first, second, third = numbered(3)
    found = read(first + second.replace(b"Content-Length: ", b"Content-Length: x") + third)
    assert len(blocks(found)) == 2
    assert "its length is “x" in gaps(found)[0]


def test_damage_far_from_the_next_record() -> None:
    first, second = numbered(2)
    for packing in (plain, packed):
        noise = b"\x1f\x8b\x08 no gzip " * 30_000 + b"\n"
        found = read(packing([first]) + noise + packing([second]))
        assert (len(blocks(found)), len(gaps(found))) == (2, 1), packing


def test_a_record_too_large_is_passed_over() -> None:
    found = read(packed([record("response", b"a" * 2_000_000, "http://a.example/film"), *numbered(1)]), most=1_000_000)
    assert len(blocks(found)) == 1
    assert gaps(found) == ["http://a.example/film is larger than 1 MB; it was passed over."]


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=400))
def test_random_bytes_never_raise(data: bytes) -> None:
    for start in (b"", b"WARC/1.0\r\n", b"\x1f\x8b\x08", gzip.compress(b"WARC/1.0\r\n")):
        read(start + data)


def test_padding_between_members_is_no_damage() -> None:
    found = read(b"\0\0".join(gzip.compress(one) for one in numbered(3)) + b"\0" * 10)
    assert (len(blocks(found)), gaps(found)) == (3, [])


def test_a_bomb_is_not_held_in_memory() -> None:
    bomb = gzip.compress(record("metadata", b"\0" * 300_000_000), 1)
    assert len(bomb) < 3_000_000
    before = peak()
    assert len(blocks(read(bomb + packed(numbered(1))))) == 1
    assert peak() - before < 50_000_000


def peak() -> int:
    """The most memory this process ever had, in bytes."""
    import resource

    assert os.name == "posix"
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
