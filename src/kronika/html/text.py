"""The words inside an element, white space folded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lxml.etree import tostring

if TYPE_CHECKING:
    from lxml.etree import _Element as Element


# Characters that command a terminal instead of showing something; white space among them is folded, not dropped.
CONTROLS = dict.fromkeys([*range(0x20), *range(0x7F, 0xA0)])


def fold(text: str) -> str:
    """White space of every kind, no-break spaces too, as single spaces; control characters are dropped."""
    folded = " ".join(text.split())
    return folded if folded.isprintable() else " ".join(folded.translate(CONTROLS).split())


def longer_than(element: Element, length: int) -> bool:
    """More text than so many characters; stops reading as soon as that is sure, so asking for every block stays cheap."""
    pieces: list[str] = []
    least = 0
    for piece in map(str, element.itertext()):
        pieces.append(piece)
        least += sum(map(len, piece.split()))
        if least > length:
            return True
    return len(fold("".join(pieces))) > length


def text_of(element: Element) -> str:
    """All text inside an element."""
    return fold(raw_text(element))


def raw_text(element: Element) -> str:
    """All text inside an element as the parser left it; many times as quick as going through its pieces."""
    return tostring(element, method="text", encoding="unicode", with_tail=False)
