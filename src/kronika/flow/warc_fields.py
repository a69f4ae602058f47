"""What a WARC metadata record tells of a page beside it: names as the crawlers' custom is, and ours where it has none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kronika.html.text import fold

FIELDS = "application/warc-fields"
VIA = "via"  # as Heritrix writes it
LINK_TEXT = "linkText"
START_URL = "startUrl"
SOURCE = "source"
ROLE = "role"
ASKED = "askedUrl"  # the address asked for, when another answered
REDIRECT = "redirect"  # every address on the way, the asked one first; one line each
VERSION = "version"


def to_block(values: Iterable[tuple[str, str | None]]) -> bytes:
    """Name: value, a line each; what is not there is left out."""
    lines = (f"{name}: {fold(value)}\r\n" for name, value in values if value)
    return "".join(lines).encode("utf-8", "replace")


def from_block(block: bytes) -> Mapping[str, tuple[str, ...]]:
    """The values of each name, in the order they stand."""
    found: dict[str, tuple[str, ...]] = {}
    for line in block.decode("utf-8", "replace").splitlines():
        name, colon, value = line.partition(":")
        if colon and value.strip():
            found[name.strip()] = (*found.get(name.strip(), ()), value.strip())
    return found
