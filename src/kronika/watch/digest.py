"""The fingerprint of what is compared on a page, its noise and the order of its blocks apart."""

from __future__ import annotations

from hashlib import blake2b

from kronika.watch.noise.order import Side
from kronika.watch.words import is_address, is_tag


def digest(side: Side) -> str:
    """The same for two looks at a page on which nothing but noise differs."""
    page, masked = side.page, side.masked
    tokens = page.view.tokens
    contents: list[bytes] = []
    for block in page.view.blocks:
        if block.main:
            said = "\x1f".join(
                masked.key_at.get(place) or tokens[place]
                for place in range(block.start, block.end)
                if not masked.mute[place] and (not is_tag(tokens[place]) or is_address(tokens[place]))
            )
            contents.append(blake2b(said.encode("utf-8", "replace"), digest_size=8).digest())
    return blake2b(b"".join(sorted(contents)), digest_size=12).hexdigest()
