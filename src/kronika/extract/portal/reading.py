"""How PortalCrawler reads a page: headline, blocks, choice."""

from __future__ import annotations

from collections.abc import Mapping

from kronika.extract.classic.links import address
from kronika.extract.engine import Ask
from kronika.extract.parts import body_of, shape_of
from kronika.extract.portal.blocks import Cutter
from kronika.extract.portal.choice import Choice, Trimmed, choose
from kronika.extract.portal.headline import Headline, find_headline
from kronika.extract.portal.options import Options
from kronika.html.document import Document
from kronika.html.text import text_of
from kronika.lang.identify import identify
from kronika.model.article import GAP, Article, Item, Made, PageClass

ENGINE = "portal"
MADE = Made(stage="extract", version="portal-1")
# The original does not say how sure it is of one page: every article gets its published accuracy.
PUBLISHED_ACCURACY = 0.913
NO_ARTICLE = 0.5  # nothing was published about pages without one
NO_HEADLINE = "No h1 or h2 is long enough and stands in <title>, so the page is no article."
NO_GIVEN = "The tag given for the headline is not on the page."
NO_BLOCK = "No div or span below the headline has more than {} characters of sentences."


def read(ask: Ask, options: Options) -> Article:
    """The article of a page; raises NotText for bytes that are no text."""
    document = ask.document()
    headline = find_headline(document, options)
    if headline is None:
        return article(ask, document, title="", faults=(NO_GIVEN if options.headline else NO_HEADLINE,))
    choice = choose(Cutter(options, headline.element).cut(document.root), options)
    if choice.summaries:
        items = tuple(summary(block, document) for block in choice.summaries)
        return article(ask, document, title=headline.text, items=items)
    if choice.body is None:
        return article(ask, document, title=headline.text, faults=(NO_BLOCK.format(options.min_body),))
    return found(ask, document, headline, choice, choice.body)


def found(ask: Ask, document: Document, headline: Headline, choice: Choice, body: Trimmed) -> Article:
    """The article of a page that has one."""
    lead = GAP.join(body_of([placed.part for placed in block.parts]) for block in choice.lead)
    parts = [placed.part for placed in body.parts]
    text = body_of(parts)
    origins = {"title": str(headline.element.tag), "body": str(body.element.tag)}
    if choice.lead:
        origins["lead"] = str(choice.lead[0].element.tag)
    return Article(
        url=ask.url,
        title=headline.text,
        lead=lead,
        body=text,
        shape=shape_of(parts),
        page_class=PageClass.ARTICLE,
        confidence=PUBLISHED_ACCURACY,
        engine=ENGINE,
        lang=ask.lang or identify(text) or document.lang,
        origins=origins,
        made=MADE,
    )


def article(
    ask: Ask, document: Document, *, title: str, items: tuple[Item, ...] = (), faults: tuple[str, ...] = ()
) -> Article:
    """A page without an article: a list of summaries, or nothing."""
    origins: Mapping[str, str] = {"title": "h1 h2"} if title else {}
    return Article(
        url=ask.url,
        title=title,
        lead="",
        body="",
        page_class=PageClass.BRIEFS if items else PageClass.NO_TEXT,
        confidence=NO_ARTICLE,
        engine=ENGINE,
        lang=ask.lang or identify(" ".join(item.text for item in items)) or document.lang,
        items=items,
        faults=faults,
        origins=origins,
        made=MADE,
    )


def summary(block: Trimmed, document: Document) -> Item:
    """One block of a list of summaries, with the first link in it."""
    link = next((link for link in block.element.iter("a") if link.get("href")), None)
    text = body_of([placed.part for placed in block.parts])
    return Item(
        text=text,
        title="" if link is None else text_of(link),
        url=None if link is None else address(document.base, link.get("href") or ""),
    )
