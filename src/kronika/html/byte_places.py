"""Between characters of a page's text and bytes of the page: which bytes a stretch of text was read from, and back."""

from __future__ import annotations

from kronika.html.charset import BOMS, Decoded
from kronika.html.labels import codec_of


def bytes_of(body: bytes, page: Decoded, start: int, end: int) -> tuple[int, int]:
    """The bytes from which the characters from `start` to `end` were read."""
    return byte_of(body, page, start), byte_of(body, page, end)


def byte_of(body: bytes, page: Decoded, character: int) -> int:
    """The first byte of a character.

    The last place before which no more characters are read: so damaged bytes count as they were read, whatever the charset.
    """
    skipped = len(mark_of(body, page))
    low, high = skipped, min(len(body), skipped + 4 * character)
    while low < high:
        middle = (low + high + 1) // 2
        if character_of(body, page, middle) <= character:
            low = middle
        else:
            high = middle - 1
    return low


def character_of(body: bytes, page: Decoded, byte: int) -> int:
    """How many characters the bytes before a place hold."""
    skipped = len(mark_of(body, page))
    return len(body[skipped : max(byte, skipped)].decode(codec_of(page.charset), "replace"))


def mark_of(body: bytes, page: Decoded) -> bytes:
    """The byte order mark, which is no character."""
    if page.how != "bom":
        return b""
    return next((mark for mark, _ in BOMS if body.startswith(mark)), b"")
