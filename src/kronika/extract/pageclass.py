"""What kind of page it is, by cheap and explicable signs, and the comments or briefs on it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from kronika.extract.classes.briefs import FEWEST, is_briefs, linked_headings
from kronika.extract.classes.challenge import is_challenge
from kronika.extract.classes.evidence import LITTLE, Evidence
from kronika.extract.classes.items import find_briefs
from kronika.extract.classes.particulars import is_particulars
from kronika.extract.classes.paywall import is_stub
from kronika.extract.classes.phrases import bare
from kronika.extract.classes.readers import find_comments
from kronika.extract.classes.soft404 import is_missing
from kronika.extract.classes.unwritten import is_unwritten
from kronika.extract.classes.walls import is_wall
from kronika.extract.headline import SEPARATOR
from kronika.model.article import Item, PageClass

SCANT, SCANT_UNDATED = 10, 40  # words under which there is no text: below a visible headline with a date, and elsewhere
FAIR = 40  # words in sentences that make a short article under a headline that title and page agree on
FEW, GOOD_PART = 25, 0.25  # words in sentences that make one where they are a good part of the page
AGREED = 0.8
HOME = re.compile(r"/?|/(?:index|default|home)\.\w+", re.IGNORECASE)  # path of the first page of a site
SHORT, HARDLY = 60, 0.3  # words of a very short text; the share of it that must stand in sentences
CELLS = frozenset({"td", "th", "li", "dd"})
SURE = 0.8  # chance, on average, of a short text that is believed
ALMOST_ALL = 0.8  # a short undated text counts when there is hardly anything else
RUNNING = 0.45  # share of running text in all text that is not links, under which an undated page is a table or a list
SEVERAL = 3  # items that a page of briefs has at least
SHORT_TEXT = 280  # characters a text block must have when nothing else speaks for an article (S2)


@dataclass(frozen=True, slots=True, kw_only=True)
class Classed:
    """The class of a page, and the comments or briefs that go with it."""

    page_class: PageClass
    items: tuple[Item, ...] = ()


def classify(evidence: Evidence) -> Classed:
    """The class of a page and its items."""
    page_class = instead_of_text(evidence) or text_class(evidence)
    if page_class is PageClass.BRIEFS:
        items = find_briefs(evidence)
        if len(items) >= SEVERAL:
            return Classed(page_class=page_class, items=items)
        page_class = PageClass.NO_TEXT if evidence.words < SCANT else PageClass.ARTICLE
    if page_class is PageClass.ARTICLE and (items := find_comments(evidence)):
        return Classed(page_class=PageClass.ARTICLE_WITH_COMMENTS, items=items)
    return Classed(page_class=page_class)


def instead_of_text(evidence: Evidence) -> PageClass | None:
    """A bot check, an error, a wall or a page without its script: first, because they may well speak in whole sentences."""
    if is_challenge(evidence):
        return PageClass.CHALLENGE
    if is_missing(evidence):
        return PageClass.SOFT_404
    if is_wall(evidence):
        return PageClass.WALL
    return PageClass.NO_TEXT if is_unwritten(evidence) else None


def text_class(evidence: Evidence) -> PageClass:
    """How much running text there is, and whether it is one text, many, or the beginning of one."""
    if is_scant(evidence):
        many = linked_headings(evidence, range(len(evidence.view.blocks))) >= FEWEST
        return PageClass.BRIEFS if many else PageClass.NO_TEXT
    if is_particulars(evidence):
        return PageClass.NO_TEXT
    if is_briefs(evidence):
        return PageClass.BRIEFS
    if is_stub(evidence):
        return PageClass.PAYWALL
    headline = evidence.headline
    if not headline.text or (headline.index is None and longest(evidence) < SHORT_TEXT):
        return PageClass.UNSOLVED
    return PageClass.ARTICLE


def is_scant(evidence: Evidence) -> bool:
    """Too little running text for an article; a headline on the page speaks for a short one, and with a date for a very short one."""
    words = evidence.words
    if words >= LITTLE:
        return False
    headed = evidence.headline.index is not None
    if headed and evidence.dated:
        return is_hardly_any(evidence)
    share = words / (evidence.unlinked or 1)
    if words < SHORT and is_welcome(evidence):
        return True
    if headed and not is_table(evidence) and is_short_article(evidence, share):
        return False
    return (words < SCANT_UNDATED and share < ALMOST_ALL) or words < 2 * SCANT or share < RUNNING


def is_hardly_any(evidence: Evidence) -> bool:
    """So little text that not even a headline and a date make it an article; short lines count where metadata tell of one."""
    words = evidence.words
    if evidence.told:
        return sum(map(evidence.size, evidence.running.union(evidence.body.indexes))) < SCANT
    if words < SCANT or (words < 2 * SCANT and words < GOOD_PART * evidence.unlinked):
        return True
    return words < SHORT and (evidence.sentences < HARDLY * words or is_welcome(evidence))


def is_short_article(evidence: Evidence, share: float) -> bool:
    """A headed text without a date that is believed: sure, or told of by metadata or title, or a good part of the page."""
    words, sentences = evidence.words, evidence.sentences
    if words >= 2 * SCANT and (is_sure(evidence) or evidence.told):
        return True
    if evidence.headline.agreement >= AGREED and sentences >= FAIR:
        return True
    return sentences >= FEW and share >= GOOD_PART


def is_welcome(evidence: Evidence) -> bool:
    """The first page of a site, which has no other name than the site itself and is told of as nothing else."""
    address = urlsplit(evidence.view.document.url or "-")
    if evidence.told or address.query or not HOME.fullmatch(address.path):
        return False
    names = {bare(part) for part in SEPARATOR.split(evidence.view.document.title)}
    return names == {bare(evidence.headline.text)}


def is_sure(evidence: Evidence) -> bool:
    """The model has hardly a doubt about the blocks it chose, and they are sentences."""
    judged = evidence.body.judged
    good = sorted(evidence.body.good)
    if judged is None or not good or not judged.sheet.ends_sentence[good].all():
        return False
    words = judged.sheet.words[good]
    return float((judged.likely[good] * words).sum()) >= SURE * float(words.sum())


def is_table(evidence: Evidence) -> bool:
    """The running text stands in cells: a schedule rather than a short article."""
    good = evidence.body.good
    return 2 * sum(evidence.view.blocks[index].tag in CELLS for index in good) > len(good)


def longest(evidence: Evidence) -> int:
    """Characters of the longest paragraph."""
    return max((len(evidence.view.blocks[index].text) for index in evidence.body.indexes), default=0)
