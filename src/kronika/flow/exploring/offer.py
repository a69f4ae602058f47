"""What exploring finds: offers with a taste of each, and the source that we would make of one of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """One way to follow what was found: a feed, a sitemap, sections, a site, a page."""

    kind: str
    url: str
    how: str  # how it was found, in words that may follow a colon
    title: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    section: str = ""
    items: int = 0  # articles or pages it leads to right now
    newest: datetime | None = None
    samples: tuple[str, ...] = ()  # a few titles
    fault: str = ""  # why it could not be tasted; a sentence
    certainty: str = ""  # of a known site: how sure we are


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """A section that the menu leads to."""

    name: str
    url: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Findings:
    """Everything about an address; `proposed` is the number of an offer, None when there is nothing to follow."""

    url: str
    name: str  # what the source would be called
    title: str = ""
    lang: str | None = None
    cms: str = ""
    known: str = ""  # the title of a known site
    offers: tuple[Offer, ...] = ()
    sections: tuple[Section, ...] = ()
    proposed: int | None = None
    because: str = ""
    faults: tuple[str, ...] = ()
    hints: tuple[str, ...] = ()  # what the user may want to do, each a sentence
    requests: int = 0
