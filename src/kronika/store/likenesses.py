"""Pages that say again what others have said: told by few differing bits."""

from __future__ import annotations

from collections.abc import Iterable

ALIKE = 3  # differing bits, of 64
BITS = (1 << 64) - 1


def signed(likeness: int) -> int:
    """64 bits as a database keeps them: its numbers have a sign."""
    bits = likeness & BITS
    return bits - (1 << 64) if bits >> 63 else bits


def is_alike(print_: int, others: Iterable[int]) -> bool:
    """Whether a page's bits hardly differ from those of another."""
    return any(((print_ ^ other) & BITS).bit_count() <= ALIKE for other in others)
