"""The fingerprint of a change: the same when a second look shows the same new content against the same version."""

from __future__ import annotations

from hashlib import blake2b

from kronika.watch.judging import Judged, keys_of


def digest(found: Judged) -> str:
    """What counts, noise and places apart."""
    said: list[str] = []
    for segment, counts in zip(found.segments, found.counts, strict=True):
        if counts:
            old, new = found.said(segment)
            said += (segment.kind.value, *keys_of(found.before, old), "\x1e", *keys_of(found.after, new), "\x1d")
    return blake2b("\x1f".join(said).encode("utf-8", "replace"), digest_size=12).hexdigest()
