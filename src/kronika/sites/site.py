"""What a site may tell: how it is collected and, for each of its layouts, where the parts of an article stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime

from kronika.html.address import host_of
from kronika.html.selector import Selector, css, either, xpath
from kronika.model.recipe import Field, Recipe, Rule, Take
from kronika.sites.collection import Collection

FOLDER = "kronika.sites.kinds"
LINES = frozenset({Field.TITLE, Field.SECTION})
NAMES = frozenset({Field.AUTHORS, Field.KEYWORDS})
TEXTS = frozenset({Field.LEAD, Field.BODY})


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """How the pages look between two redesigns, or those below one path."""

    rules: tuple[Rule, ...]
    since: datetime | None = None
    until: datetime | None = None
    path: str = ""
    name: str = ""  # empty: the site's name and the layout's number


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """A known site. A redesign closes a layout and opens the next, so that old pages stay readable."""

    name: str
    hosts: tuple[str, ...]
    layouts: tuple[Layout, ...] = ()
    collection: Collection | None = None

    def at(self, base: str) -> Site:
        """The same site on another server, for tests against pages of our own and for sites that have moved."""
        return replace(
            self, hosts=(host_of(base),), collection=self.collection.at(base) if self.collection is not None else None
        )

    @property
    def recipes(self) -> tuple[Recipe, ...]:
        """Its layouts as they travel."""
        hosts = tuple(host.lower().removeprefix("www.") for host in self.hosts)
        return tuple(
            Recipe(
                name=layout.name or f"{self.name}-{number}",
                hosts=hosts,
                rules=layout.rules,
                path=layout.path,
                since=layout.since,
                until=layout.until,
            )
            for number, layout in enumerate(self.layouts, 1)
        )


def complaints(rule: Rule) -> Iterator[str]:
    """What is wrong with a rule, each in words that can stand behind its name."""
    if bool(rule.css) == bool(rule.xpath):
        yield "give either css or xpath"
    if rule.take is Take.ATTRIBUTE and not rule.attribute:
        yield "take = “attribute” needs the attribute's name in “attribute”"
    if rule.split and rule.field not in NAMES:
        yield "split is only for authors and keywords"
    if rule.join and rule.field not in LINES:
        yield "join is only for title and section"
    if (rule.after or rule.before) and rule.field in TEXTS:
        yield "after and before are not for lead and body; use drop"
    yield from wrong_selectors(rule)


def wrong_selectors(rule: Rule) -> Iterator[str]:
    """The selectors that cannot be used, and why."""
    given: list[tuple[Callable[[str], Selector], str]] = [(either, one) for one in rule.drop]
    given += [(way, text) for way, text in ((css, rule.css), (xpath, rule.xpath)) if text]
    for way, text in given:
        try:
            way(text)
        except ValueError as error:
            yield str(error)
