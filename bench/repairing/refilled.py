"""Cases from the markup of real newspapers: a saved page's own layout, filled with stories we invented."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from lxml import etree

from bench.extraction.data import CJK, Page, decode, load
from bench.repairing.case import Case, CasePage, Plan, made
from bench.repairing.stories import stories
from kronika.html.blocks import Block, blocks
from kronika.html.document import Document, parse
from kronika.sampleweb.newsroom import Story
from kronika.verify.repair.words import Runs, covered, key, words

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

LESSONS, UNSEEN = 14, 8
SURE, WHOLE = 0.8, 0.9  # of a block, and of the true text, that must be found again in the markup
FEWEST = 4  # paragraphs of a page that can be refilled
LONG, LINKED = 20, 0.5  # words of a paragraph; share of links of what is none
LANGS = ("cs", "pl", "ru")
TELLING = ("description", "og:title", "og:description", "twitter:title", "twitter:description", "headline", "title")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Mould:
    """A page whose text has been found in its markup; elements by their number in the tree."""

    page: Page
    document: Document
    title: list[int]
    lead: list[int]
    slots: list[int]  # its paragraphs
    rest: list[int]  # headings, lists and whatever else its text has
    teasers: list[int]


def refilled_plans(folder: Path) -> list[Plan]:
    """A case for every newspaper layout whose text can be found again, each publisher's newest layout once."""
    newest = {publisher(page): page for page in load(folder, ["fundus"]) if page.gold.lang not in CJK}
    return [
        partial(refilled_case, name, page, LANGS[at % len(LANGS)])
        for at, (name, page) in enumerate(sorted(newest.items()))
    ]


def refilled_case(name: str, page: Page, lang: str) -> Case | None:
    """One layout with other stories in it."""
    mould = moulded(page)
    if mould is None:
        return None
    told = stories(f"refilled {name}", lang, LESSONS + UNSEEN)
    filled = [fill(mould, story, told, number) for number, story in enumerate(told)]
    return made(name, "newspaper layouts, refilled", filled, LESSONS)


def publisher(page: Page) -> str:
    """de_FAZ_2024_04_17 → de_FAZ."""
    return "_".join(page.number.split("_")[:2])


def moulded(page: Page) -> Mould | None:
    """Where the true text stands; None where too little of it is found, or it is not in elements of its own."""
    document = parse(decode(page.raw()), url=page.gold.url)
    found, text = blocks(document), Runs(page.gold.body)
    numbers = {element: at for at, element in enumerate(document.root.iter("*"))}
    single = [block for block in found if sum(other.element is block.element for other in found) == 1]
    right = between([block for block in single if text.share(words(block.text)) >= SURE])
    lead = [block for block in right if page.gold.lead and key(block.text) == key(page.gold.lead)][:1]
    title = [block for block in single if key(block.text) == key(page.gold.title)]
    body = [block for block in right if block not in lead and key(block.text) != key(page.gold.title)]
    paragraphs = [block for block in body if not block.level]
    usual = Counter(block.tag for block in paragraphs).most_common(1)
    slots = [block for block in paragraphs if block.tag == usual[0][0]]
    if other_articles(found, right):
        return None
    if len(slots) < FEWEST or covered(page.gold.body, " ".join(b.text for b in right)) < WHOLE or not title:
        return None

    def placed(some: Sequence[Block]) -> list[int]:
        return [numbers[block.element] for block in some]

    return Mould(
        page=page,
        document=document,
        title=placed(title),
        lead=placed(lead),
        slots=placed(slots),
        rest=placed([block for block in body if block not in slots]),
        teasers=placed([b for b in single if b.link_share > 0.5 and len(words(b.text)) > 3 and b not in right]),
    )


def other_articles(found: Sequence[Block], right: Sequence[Block]) -> bool:
    """The page goes on with articles that the set says nothing of: nobody can tell which one is meant."""
    sizes = [(block in right, len(words(block.text))) for block in found if block.link_share < LINKED]
    long = [(is_right, size) for is_right, size in sizes if size > LONG]
    return sum(size for is_right, size in long if not is_right) > sum(size for is_right, size in long if is_right)


def between(right: list[Block]) -> list[Block]:
    """From the first to the last that cannot be there by chance; a short line outside is no part of the text."""
    long = [at for at, block in enumerate(right) if len(words(block.text)) > 3]
    return right[long[0] : long[-1] + 1] if long else []


def fill(mould: Mould, story: Story, others: Sequence[Story], number: int) -> CasePage:
    """The page with another story in it, and other stories in its teasers."""
    root, draft, dice = deepcopy(mould.document.root), story.draft, Random(f"{mould.page.number} {number}")
    elements = list(root.iter("*"))
    said = [text.removeprefix("## ").removeprefix("- ").removeprefix("• ") for text in draft.paragraphs]
    for at in mould.title:
        write(elements[at], draft.title)
    for at in mould.lead:
        write(elements[at], draft.lead)
    for at in mould.teasers:
        write(next(elements[at].iter("a"), elements[at]), dice.choice(others).draft.title)
    for at in mould.rest:
        remove(elements[at])
    pour([elements[at] for at in mould.slots], said)
    rename(root, story)
    text = [draft.lead, *said] if mould.lead else said
    return CasePage(
        url=f"https://{mould.page.number.lower().replace('_', '-')}.example/news/{number}",
        html=str(etree.tostring(root, encoding="unicode", method="html")),
        text="\n\n".join(text),
        lang=story.prose.lang,
        feed_title=draft.title,
        feed_summary=draft.lead,
    )


def pour(places: Sequence[Element], texts: Sequence[str]) -> None:
    """One text a place; places left over go, texts left over get copies of the last place."""
    for place, text in zip(places, texts, strict=False):
        write(place, text)
    for place in places[len(texts) :]:
        remove(place)
    last = places[-1]
    for text in texts[len(places) :]:
        more = deepcopy(last)
        write(more, text)
        last.addnext(more)
        last = more


def write(element: Element, text: str) -> None:
    """Only this text."""
    for child in list(element):
        element.remove(child)
    element.text = text


def remove(element: Element) -> None:
    """Take an element out; the text behind it stays."""
    parent, before = element.getparent(), element.getprevious()
    if parent is None:
        return
    if element.tail and before is not None:
        before.tail = (before.tail or "") + element.tail
    elif element.tail:
        parent.text = (parent.text or "") + element.tail
    parent.remove(element)


def rename(root: Element, story: Story) -> None:
    """What the page tells machines must not contradict what it shows."""
    root.set("lang", story.prose.lang)
    for title in root.iter("title"):
        title.text = story.draft.title
    for meta in root.iter("meta"):
        name = meta.get("property") or meta.get("name") or meta.get("itemprop") or ""
        if name in TELLING:
            meta.set("content", story.draft.lead if "description" in name else story.draft.title)
    for script in list(root.iter("script")):
        remove(script)
