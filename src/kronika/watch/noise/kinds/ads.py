"""Advertisements: elements named so, boxes labelled so, links that say so."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from kronika.lang.language import languages
from kronika.model.watch import NoiseKind
from kronika.watch.names import spoken
from kronika.watch.noise.kind import Mark, Noise
from kronika.watch.noise.page import Page
from kronika.watch.words import words

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

NAMES = frozenset(
    (
        "ad ads adv advert adverts advertisement advertisements advertising advertorial adbox adblock adslot adsense adsbygoogle adunit "
        "adwrap adwrapper adcontainer adbanner banner banners bannery bannerad reklama reklamy reklam reklamni reklamowy reklamowa reklamka "
        "sponsored sponzorovano sponsorowane promoted dfp gpt doubleclick taboola outbrain sklik adfox adriver реклама googlead googleads "
        "prebid adform adocean teads mgid leaderboard skyscraper promo promobox sponsor sponsors sponzor sponzori"
    ).split()
)
BEGINNINGS = ("adsby", "adslot", "adunit", "advert", "googlead", "divgptad", "yandexrtb", "reklam", "sponsored")
HOSTS = re.compile(
    r"(?:doubleclick|googlesyndication|googleadservices|adservice|adnxs|taboola|outbrain|criteo|sklik|adfox|adform|mgid|teads|adriver|an\.yandex|"
    r"//ads?\.|//adserver|//banner|/adclick|/adserv|/openx/|/revive/|/www/delivery/|"
    r"/banners?/|/bannery/|/reklam[ay]?/|/ads?/|/adv/|[?&](?:banner|ad)_?(?:id)?=)",
    re.IGNORECASE,
)
# Labels that people use for announcements as well; on a parish page they are the content.
TWO_MEANINGS = frozenset(
    {"ogłoszenie", "inzerce", "soutěž pro čtenáře", "podpořte nás", "líbí se vám naše práce", "спонсор"}
)
MADE_FOR = re.compile(r"(?:amp-)?ads?(?:-|$)")  # tags of people's own
MARKED = re.compile(r"data-(?:ads?|advert\w*|sponsor\w*|google-query|adsbygoogle)(?:-|$)")  # attributes
PART = 0.25  # of the page's words: what holds more is no advertisement
MOST = 120  # words of one
LABEL = 5  # words of a label, at most
MOST_LINE = 25  # words of an advertisement in one line with its label


class Ads(Noise):
    """Boxes that somebody paid for."""

    noise = NoiseKind.ADS
    rank = 1

    def marks(self, page: Page, other: Page) -> Iterable[Mark]:
        """All blocks inside advertisements."""
        seeker = Seeker(page)
        for first, end, element in page.runs:
            if seeker.in_ad(element):
                yield Mark(first, end)
        for number, block in enumerate(page.view.blocks):
            if seeker.is_paid(number):
                yield Mark(block.start, block.end)


class Seeker:
    """Looks for advertisements on one page; every element is looked at once."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._known: dict[Element, bool] = {}
        self._sizes = {number: page.size(number) for number in range(len(page.view.blocks))}
        self._all = page.extent or sum(self._sizes)
        self._labelled = frozenset(self._boxes())

    def is_paid(self, number: int) -> bool:
        """A block in which all links and pictures are paid for."""
        block, addresses = self._page.view.blocks[number], self._page.addresses
        links = addresses[bisect_left(addresses, block.start) : bisect_left(addresses, block.end)]
        return bool(links) and self._sizes[number] <= MOST and all(map(self._leads_to_ad, links))

    def _leads_to_ad(self, place: int) -> bool:
        """A link that says it is paid for, or leads to a server of advertisements."""
        if serves_ads(self._page.view.tokens[place]):
            return True
        rel = self._page.element(place).get("rel")
        return rel is not None and "sponsored" in rel.lower().split()

    def in_ad(self, element: Element | None) -> bool:
        """The element or one around it is an advertisement; those between are remembered."""
        seen: list[Element] = []
        found = False
        while element is not None and element.tag not in ("body", "html"):
            known = self._known.get(element)
            if known is not None:
                found = known
                break
            seen.append(element)
            if element in self._labelled or is_sold(element) or (is_named(element) and self._may_be(element)):
                found = True
                break
            element = element.getparent()
        self._known.update(dict.fromkeys(seen, found))
        return found

    def _may_be(self, element: Element) -> bool:
        """Small, and without the headline of the page."""
        if next(element.iter("h1", "main", "article"), None) is not None:
            return False
        return size(element, MOST) <= min(MOST, max(PART * self._all, LABEL))

    def _boxes(self) -> Iterator[Element]:
        """What a label stands on: the small box around it, else what follows it."""
        page = self._page
        if page.present.isdisjoint(label_words()):
            return
        for number, block in enumerate(page.view.blocks):
            if not 0 < self._sizes[number] <= LABEL + MOST_LINE:
                continue
            said = [page.lowered[place] for place in page.said(number)]
            element = page.element(block.start)
            if is_label(said):
                yield from self._labelled_by(element)
            elif begins_with_label(said):
                yield element

    def _labelled_by(self, element: Element) -> Iterator[Element]:
        yield element
        around = element.getparent()
        if around is not None and around.tag not in ("body", "html", "main", "article") and self._may_be(around):
            yield around
            return
        after = element.getnext()
        if after is not None and self._may_be(after):
            yield after


@lru_cache(maxsize=16_384)
def serves_ads(address: str) -> bool:
    """It leads to a server of advertisements."""
    return HOSTS.search(address) is not None


def is_sold(element: Element) -> bool:
    """A link that says it is paid for."""
    return element.tag == "a" and "sponsored" in (element.get("rel") or "").lower().split()


def is_named(element: Element) -> bool:
    """Its names say so."""
    names = spoken(element)
    if (names and speaks_of_ads(names)) or MADE_FOR.match(str(element.tag)):
        return True
    if any(MARKED.match(name) for name in map(str, element.keys())):
        return True
    label = element.get("aria-label")
    return bool(label) and is_label([word.lower() for word in words(label or "")])


@lru_cache(maxsize=16_384)
def speaks_of_ads(names: frozenset[str]) -> bool:
    """Names of advertisements, whole or by their beginning."""
    return not NAMES.isdisjoint(names) or any(name.startswith(BEGINNINGS) for name in names)


def is_label(said: list[str]) -> bool:
    """ "Reklama", "– Advertisement –"."""
    return " ".join(word for word in said if word[0].isalnum()) in labels()


def begins_with_label(said: list[str]) -> bool:
    """ "Reklama: …"."""
    for place, word in enumerate(said[: LABEL + 1]):
        if word in (":", "–", "-", "|", "•"):
            return is_label(said[:place])
    return False


def size(element: Element, most: int) -> int:
    """How many words an element has; counted no further than needed."""
    found = 0
    for text in element.itertext():
        found += len(str(text).split())
        if found > most:
            break
    return found


@cache
def label_words() -> frozenset[str]:
    """The words that labels are made of."""
    return frozenset(word for label in labels() for word in words(label))


@cache
def labels() -> frozenset[str]:
    """What stands above advertisements, in every language."""
    found = {word for tongue in languages().values() for word in tongue.ad_words}
    return frozenset(found - TWO_MEANINGS).union(
        {"ad", "ads", "anzeige", "werbung", "publicidad", "publicité", "pubblicità"}
    )


KIND = Ads()
