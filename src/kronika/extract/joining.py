"""One article from the pages it was split over: what goes on is added, what every page repeats is said once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kronika.extract.following import page_named
from kronika.extract.likeness import likeness, plain
from kronika.model.article import GAP, Article, Item, PageClass, Part, PartKind

HOLD_TEXT = frozenset(
    {PageClass.ARTICLE, PageClass.ARTICLE_WITH_COMMENTS, PageClass.BRIEFS, PageClass.PAYWALL, PageClass.UNSOLVED}
)
LATER = frozenset({"authors", "keywords", "section"})  # fields that a further page may tell
SHORT = 20  # characters: "Yes." may well be said twice
ALIKE = 0.9
MORE = 1.15  # the whole text is longer than its first page by at least this


def join(first: Article, rest: Sequence[Article]) -> Article:
    """The article of all pages, in order, at least two. Where the last of them goes on, so does the article."""
    pages = [first, *rest]
    parts = joined_parts(pages)
    return replace(
        first,
        body=GAP.join(part.text for part in parts),
        shape=" ".join(part.sign for part in parts),
        page_class=joined_class(pages),
        items=joined_items(pages),
        confidence=joined_confidence(pages),
        pages=(*first.pages, *(page.url for page in rest if page.url)),
        following=rest[-1].following,
        whole=None,
        authors=next((page.authors for page in pages if page.authors), ()),  # papers sign at the end,
        keywords=next((page.keywords for page in pages if page.keywords), ()),  # and put the tags there
        section=next((page.section for page in pages if page.section), None),
        origins={
            name: origin
            for page in reversed(pages)
            for name, origin in page.origins.items()
            if page is first or name in LATER
        },
    )


def replace_by(first: Article, whole: Article) -> Article | None:
    """The article with the text of the page that has all of it; None when that page has no more than the first."""
    if whole.page_class not in HOLD_TEXT or len(whole.text) < MORE * len(first.text) or not has_begun(first, whole):
        return None
    return replace(
        first,
        lead=whole.lead or (first.lead if plain(first.lead) not in plain(whole.body) else ""),
        body=whole.body,
        shape=whole.shape,
        items=first.items or whole.items,
        confidence=min(first.confidence, whole.confidence),
        pages=(whole.url,) if whole.url else (),
        following=None,
        whole=None,
        place="",
    )


def adds_text(first: Article, rest: Sequence[Article], page: Article) -> bool:
    """A further page says something that the pages before it did not."""
    before = {plain(part.text) for one in (first, *rest) for part in told(one)}
    return page.page_class in HOLD_TEXT and any(plain(part.text) not in before for part in told(page))


def joined_parts(pages: Sequence[Article]) -> list[Part]:
    """The parts of all pages; a box that comes back in the middle of a later page was never part of the text."""
    first = pages[0]
    said = {plain(first.title), plain(first.lead), *(plain(part.text) for part in told(first))}
    found, boxes = list(first.parts), set[str]()
    for page in pages[1:]:
        new = without_beginning(told(page), first, said)
        boxes |= {plain(part.text) for part in new if is_repeated(part, said)}
        found += [part for part in new if not is_repeated(part, said) and not is_page_mark(part)]
        said |= {plain(part.text) for part in new}
    return [part for part in found if plain(part.text) not in boxes]


def told(page: Article) -> list[Part]:
    """All of a page's text: on a further page the lead is just its first paragraph."""
    lead = [Part(kind=PartKind.PARAGRAPH, text=text) for text in page.lead.split(GAP) if text]
    return [*lead, *page.parts]


def without_beginning(parts: list[Part], first: Article, said: set[str]) -> list[Part]:
    """A page's parts without the title, lead and paragraphs that it repeats before it goes on."""
    for place, part in enumerate(parts):
        words = plain(part.text)
        opening = likeness(words, plain(first.title)) > ALIKE or likeness(words, plain(first.lead)) > ALIKE
        if not (opening or words in said or is_page_mark(part)):
            return parts[place:]
    return []


def is_repeated(part: Part, said: set[str]) -> bool:
    """A line of some length that was there before."""
    return len(part.text) >= SHORT and part.kind is not PartKind.ITEM and plain(part.text) in said


def is_page_mark(part: Part) -> bool:
    """ "Page 2 of 3" as a line of its own."""
    return len(part.text) < SHORT and page_named().fullmatch(part.text.lower().strip(" .-–—()[]|»›")) is not None


def joined_class(pages: Sequence[Article]) -> PageClass:
    """An article whose readers may speak only under its last page is one with comments."""
    said = any(page.page_class is PageClass.ARTICLE_WITH_COMMENTS for page in pages)
    return PageClass.ARTICLE_WITH_COMMENTS if said and pages[0].page_class is PageClass.ARTICLE else pages[0].page_class


def joined_confidence(pages: Sequence[Article]) -> float:
    """The pages' confidence by the length of their texts: a doubtful last page of two lines spoils little."""
    lengths = [len(page.text) + 1 for page in pages]
    weighed = sum(length * page.confidence for length, page in zip(lengths, pages, strict=True))
    return round(weighed / sum(lengths), 3)


def joined_items(pages: Sequence[Article]) -> tuple[Item, ...]:
    """The comments of all pages, each once."""
    return tuple(
        {(item.author, item.text): item for page in reversed(pages) for item in reversed(page.items)}.values()
    )[::-1]


def has_begun(first: Article, whole: Article) -> bool:
    """The other page begins as this one does: some paragraph of the one is in the other."""
    text = plain(whole.text)
    return any(plain(part.text) in text for part in told(first) if len(part.text) >= SHORT)
