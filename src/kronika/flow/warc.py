"""Reads WARC files record by record (WARC 1.0 and 1.1); damage is told, and reading goes on behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import BinaryIO

from kronika.flow.warc_tape import RECORD, Damage, Tape

MOST_FIELDS = 1_000
Head = Mapping[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """One record: its named fields, names in small letters, and its block."""

    head: Head
    block: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class Gap:
    """A place that could not be read; the records before it were, those behind it are where they can be found."""

    sentence: str


def records(file: BinaryIO, wanted: Callable[[Head], bool], most: int) -> Iterator[Record | Gap]:
    """The records that are `wanted` by their heads, one in memory at a time; longer ones than `most` are gaps."""
    tape = Tape(file)
    going = True
    while going:
        try:
            head = next_head(tape)
            if head is None:
                return
            yield from one(tape, head, wanted, most)
        except Damage as damage:
            place = file.tell()
            going = tape.recover()
            after = "reading went on behind it" if going else "nothing behind it can be read"
            yield Gap(sentence=f"Damaged near byte {place}: {damage}; {after}.")


def one(tape: Tape, head: Head, wanted: Callable[[Head], bool], most: int) -> Iterator[Record | Gap]:
    """One record, if it is wanted; its block is passed over if not."""
    length = head.get("content-length", "")
    if not (length.isascii() and length.isdigit() and len(length) < 19):
        raise Damage(f"a record says its length is “{length[:40]}”")
    if not wanted(head):
        tape.skip(int(length))
    elif int(length) > most:
        tape.skip(int(length))
        yield Gap(sentence=f"{target(head) or 'A record'} is larger than {most // 1_000_000} MB; it was passed over.")
    else:
        yield Record(head=head, block=tape.take(int(length)))


def next_head(tape: Tape) -> Head | None:
    """The fields of the next record, or None at the end of the file."""
    line = b"\n"
    while not line.strip():
        if tape.ended():
            return None
        line = tape.line()
    if not line.startswith(RECORD):
        raise Damage("no record begins where one should")
    return fields(tape)


def fields(tape: Tape) -> Head:
    """Name: value, up to the empty line; a line that begins with white space goes on with the one before."""
    found: dict[str, str] = {}
    name = ""
    for _ in range(MOST_FIELDS):
        if tape.ended():
            raise Damage("the file ends in the head of a record")
        line = tape.line().decode("utf-8", "replace")
        if not line.strip():
            return found
        if line[0] in " \t" and name:
            found[name] += " " + line.strip()
            continue
        name, _colon, value = line.partition(":")
        name = name.strip().lower()
        found[name] = value.strip()
    raise Damage("the head of a record does not end")


def target(head: Head) -> str | None:
    """The address a record is about; some writers put it between angle brackets."""
    return head.get("warc-target-uri", "").strip("<> ") or None
