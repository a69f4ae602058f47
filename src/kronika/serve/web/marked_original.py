"""A stretch of a stored page marked in its own markup, so that the page in its cage can be opened at it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kronika.html.byte_places import character_of
from kronika.html.charset import Decoded
from kronika.html.letters_seen import MARKUP

PLACE = "kronika-place"  # what the address of the marked page ends with: #kronika-place
# Without quotes and blanks in its values, so that it is harmless wherever the letters may stand.
OPENING = "<mark{id} style=background:#ffdf6b;color:#221e19;outline:#b07d00&#32;solid&#32;2px;scroll-margin:30vh>"
CLOSING = "</mark>"
BYTES = re.compile(r"([0-9]{1,9})-([0-9]{1,9})")


def bytes_asked(text: str) -> tuple[int, int] | None:
    """Which bytes an address asks to mark: "10240-10512"; None for anything else."""
    match = BYTES.fullmatch(text)
    return (int(match[1]), int(match[2])) if match and int(match[1]) < int(match[2]) else None


def marked(body: bytes, page: Decoded, asked: tuple[int, int]) -> str:
    """The text of a page with what was read from these bytes marked; markup is left as it is."""
    start, end = (character_of(body, page, min(place, len(body))) for place in asked)
    pieces, at, number = [], 0, 0
    for first, last in shown(page.text, start, end):
        pieces += [
            page.text[at:first],
            OPENING.format(id="" if number else f" id={PLACE}"),
            page.text[first:last],
            CLOSING,
        ]
        at, number = last, number + 1
    return "".join((*pieces, page.text[at:]))


def shown(source: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """The parts of a stretch that a reader sees; what lies only between tags is white space and stays as it is."""
    at = 0
    for match in MARKUP.finditer(source):
        if match["sign"]:
            continue  # seen like a letter
        if match.start() > start and source[max(at, start) : min(match.start(), end)].strip():
            yield max(at, start), min(match.start(), end)
        at = match.end()
        if at >= end:
            return
    if source[max(at, start) : end].strip():
        yield max(at, start), end
