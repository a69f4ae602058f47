"""What was cut off, in lines: how many addresses, of what sort, and one of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from kronika.html.address import shown

if TYPE_CHECKING:
    from kronika.model.summary import CutOff

CUTS = 10


def cut_lines(cut_offs: Sequence[CutOff]) -> Iterator[str]:
    """What was cut off, one line each."""
    for cut in cut_offs[:CUTS]:
        if cut.pattern:
            seen = f"{cut.fetched} pages fetched, {cut.alike} alike"
            yield f"Cut off: {cut.count} addresses like {cut.pattern} ({seen}), e.g. {shown(cut.example)}"
        else:
            yield f"Cut off: {cut.count} addresses: {cut.reason.rstrip('.')}, e.g. {shown(cut.example)}"
    if len(cut_offs) > CUTS:
        yield f"… and {len(cut_offs) - CUTS} more kinds of addresses."
