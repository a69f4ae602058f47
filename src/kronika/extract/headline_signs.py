"""Signs that a candidate for the headline bears beyond who puts it forward: its form, its likeness to others, who agrees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from kronika.extract.sitename import SiteName

SHORT = 15  # characters
LEAST_TAIL = 12  # of a candidate that may be the rest of another
SAYING = frozenset({"jsonld", "alternative", "microdata", "social", "h1", "h1_part", "h2"})
TITLES = frozenset({"title", "title_bare", "title_site", "title_last", "title_head"})
SHOWN = frozenset({"h2", "ends_h2"})
SAID = frozenset({"jsonld", "social", "h1_part"})
PAIRED = frozenset({"jsonld", "social", "h1", "unkickered"})
# Newspapers' metadata hold the headline, those of shops and blogs what suits search engines: these signs count apart.
NEWS = ("jsonld", "social", "h1", "kickered", "unkickered")
ANYWHERE = "unkickered+said"  # means the same everywhere


class Bearer(Protocol):
    """A text that bears signs."""

    text: str
    key: str
    signs: set[str]


def add_signs(listed: Sequence[Bearer], site: SiteName, *, news: bool) -> None:
    """Give every candidate the signs that follow from its text, the other candidates and the signs it has."""
    for candidate in listed:
        add_form(candidate, site)
    compare(listed)
    for candidate in listed:
        joint = joint_signs(candidate.signs)
        if news:
            candidate.signs.update(news_signs(candidate.signs, joint))
        candidate.signs.update(joint)


def add_form(candidate: Bearer, site: SiteName) -> None:
    """What the text alone tells."""
    if site.covers(candidate.text):
        candidate.signs.add("is_site")
    if " " not in candidate.key:
        candidate.signs.add("one_word")
    if len(candidate.key) < SHORT:
        candidate.signs.add("short")


def compare(listed: Sequence[Bearer]) -> None:
    """Which candidates are others with something before (a kicker) or behind."""
    saying = [other for other in listed if len(other.key) > LEAST_TAIL and not SAYING.isdisjoint(other.signs)]
    for other in saying:
        text, size = other.key, len(other.key)
        for one in listed:
            longer = one.key
            if len(longer) <= size:
                continue
            if longer.endswith(text) and not longer[-size - 1].isalnum():
                one.signs.add("kickered")
                other.signs.add("unkickered")
            elif longer.startswith(text) and goes_on(longer[size:]):
                other.signs.add("shorter")


def goes_on(rest: str) -> bool:
    """More words follow, not just a full stop."""
    return not rest[0].isalnum() and any(map(str.isalnum, rest))


def joint_signs(signs: set[str]) -> list[str]:
    """Signs that mean more or less together than alone."""
    if PAIRED.isdisjoint(signs):
        return []
    title = not TITLES.isdisjoint(signs)
    jsonld, social, h1 = "jsonld" in signs, "social" in signs, "h1" in signs
    pairs = (
        ("jsonld+h1", jsonld and h1),
        ("social+h1", social and h1),
        ("jsonld+social", jsonld and social),
        ("h1+title", h1 and title),
        ("jsonld+title", jsonld and title),
        ("social+title", social and title),
        ("social+h2", social and not SHOWN.isdisjoint(signs)),
        ("unkickered+said", "unkickered" in signs and not SAID.isdisjoint(signs)),
    )
    return [name for name, both in pairs if both]


def news_signs(signs: set[str], joint: list[str]) -> list[str]:
    """The signs that count on a newspaper's page."""
    found = [f"news:{sign}" for sign in (*joint, *(sign for sign in NEWS if sign in signs)) if sign != ANYWHERE]
    if not TITLES.isdisjoint(signs):
        found.append("news:title")
    return found
