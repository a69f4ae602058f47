"""What was cut off, in lines: how many addresses, of what sort, and one of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from kronika.html.address import shown
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from kronika.model.summary import CutOff

CUTS = 10


def cut_lines(cut_offs: Sequence[CutOff]) -> Iterator[str]:
    """What was cut off, one line each."""
    for cut in cut_offs[:CUTS]:
        if cut.pattern:
            seen = f"{many(cut.fetched, 'page')} fetched, {cut.alike} alike"
            yield f"Cut off: {many(cut.count, 'address', 'addresses')} like {cut.pattern} ({seen}), e.g. {shown(cut.example)}"
        else:
            yield f"Cut off: {many(cut.count, 'address', 'addresses')}: {cut.reason.rstrip('.')}, e.g. {shown(cut.example)}"
    if len(cut_offs) > CUTS:
        yield f"… and {len(cut_offs) - CUTS} more kinds of addresses."
