"""The option `facts` of a source: the kinds of facts its pages are read for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from kronika.model.source import Source

OPTION = "facts"  # mass-times, or several with commas


def kinds_of(source: Source) -> list[str]:
    """The kinds a source is followed for, as written, each once."""
    written = source.options.get(OPTION, "").replace(",", " ").split()
    return list(dict.fromkeys(name.lower().replace("_", "-") for name in written))


def with_kinds(source: Source, kinds: Iterable[str]) -> Source:
    """The source followed for these kinds as well; the same source when it is already."""
    known = kinds_of(source)
    new = [kind for kind in dict.fromkeys(kinds) if kind not in known]
    return source if not new else replace(source, options={**source.options, OPTION: ",".join([*known, *new])})
