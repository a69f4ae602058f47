"""What collecting a known site needs: its name, and the ways in, best first, each with how sure we are of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from enum import StrEnum
from urllib.parse import urlsplit

from kronika.model.source import SourceKind


class Certainty(StrEnum):
    """How sure we are of a way in. No test of ours reaches the web, so none is ever called checked."""

    OURS = "ours"  # the site is ours, and tests collect it
    DOCUMENTED = "documented"  # the site publishes it, and many public programs use it
    DESCRIBED = "described"  # a published work describes it as it was then
    BELIEVED = "believed"  # it fits what is known of the site


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """One way to collect a site: a feed, a sitemap, an archive, a listing."""

    kind: SourceKind
    url: str  # of the feed, or what the addresses of listings are relative to
    certainty: Certainty
    because: str  # one sentence
    section: str = ""  # what alone it carries, as readers name it; empty: everything, or its sections
    sections: Mapping[str, str] = field(default_factory=dict)  # as readers name them → as addresses do
    options: Mapping[str, str] = field(default_factory=dict)  # what its kind of source understands

    @property
    def source_options(self) -> dict[str, str]:
        """The options of a source that goes this way."""
        named = ",".join(f"{name}={slug}" for name, slug in self.sections.items())
        return {**self.options, **({"sections": named} if named else {})}


@dataclass(frozen=True, slots=True, kw_only=True)
class Collection:
    """How a known site is collected. A site that tells nothing of this has recipes only."""

    title: str  # what people call it, and what the source is called
    home: str
    lang: str
    ways: tuple[Way, ...]  # the first is taken unless another is asked for
    aliases: tuple[str, ...] = ()
    since: date | None = None  # how far back its archive is known to go

    @property
    def sections(self) -> tuple[str, ...]:
        """Every section that one of the ways knows, as readers name them."""
        named = [name for way in self.ways for name in (*way.sections, way.section) if name]
        return tuple(dict.fromkeys(named))

    def at(self, base: str) -> Collection:
        """The same site on another server: a copy of it, or one of the same shape."""
        ways = tuple(replace(way, url=moved(way.url, base)) for way in self.ways)
        return replace(self, home=moved(self.home, base), ways=ways)


def moved(url: str, base: str) -> str:
    """An address on another server; path and query stay."""
    parts, to = urlsplit(url), urlsplit(base)
    return parts._replace(scheme=to.scheme, netloc=to.netloc).geturl()
