"""How our own engine reads a page: the order in which the parts are found."""

from __future__ import annotations

from collections.abc import Iterable

from kronika.extract.authors import find_authors
from kronika.extract.body import find_body
from kronika.extract.confidence import estimate
from kronika.extract.engine import Ask
from kronika.extract.following import find_following
from kronika.extract.furniture import furniture
from kronika.extract.headline import find_headline
from kronika.extract.keywords import find_keywords
from kronika.extract.lead import find_lead
from kronika.extract.origin import origins
from kronika.extract.pageclass import classify
from kronika.extract.published import find_published
from kronika.extract.section import find_section
from kronika.extract.view import View, look
from kronika.model.article import Article, Made, PageClass

ENGINE = "auto"
MADE = Made(stage="extract", version="first-1")
WITH_TEXT = frozenset(
    {PageClass.ARTICLE, PageClass.ARTICLE_WITH_COMMENTS, PageClass.PAYWALL, PageClass.UNSOLVED, PageClass.BRIEFS}
)


def read(ask: Ask) -> Article:
    """The article of a page; raises NotText for bytes that are no text."""
    view = look(ask.html, url=ask.url, lang=ask.lang, content_type=ask.content_type, now=ask.now)
    headline = find_headline(view)
    kinds = furniture(view, headline.index)
    body = find_body(view, headline, kinds)
    lead = find_lead(view, headline, body, kinds)
    published = find_published(view, headline, body)
    classed = classify(view, headline, body, lead, kinds, dated=published is not None)
    authors, keywords, section = (
        find_authors(view, headline, body),
        find_keywords(view, headline, body),
        find_section(view, headline),
    )
    page_class = classed.page_class
    shown = page_class in WITH_TEXT
    following = find_following(view, body, page_class)
    return Article(
        url=ask.url,
        title=headline.text,
        lead=joined(view, lead) if shown else "",
        body=joined(view, (index for index in body.indexes if index not in lead)) if shown else "",
        page_class=page_class,
        confidence=estimate(view, headline, body, page_class, dated=published is not None),
        engine=ENGINE,
        published=published.when if published else None,
        published_from=published.source if published else None,
        authors=authors.value,
        keywords=keywords.value,
        section=section.value,
        origins=origins(
            title=headline.origin,
            published=published.origin if published else "",
            authors=authors.origin,
            keywords=keywords.origin,
            section=section.origin,
        ),
        lang=view.lang,
        made=MADE,
        items=classed.items,
        following=following.next,
        whole=following.whole,
    )


def joined(view: View, indexes: Iterable[int]) -> str:
    """Paragraphs with an empty line between."""
    return "\n\n".join(view.blocks[index].text for index in indexes)
