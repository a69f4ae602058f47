"""How our own engine reads a page: the order in which the parts are found."""

from __future__ import annotations

from kronika.extract.authors import find_authors
from kronika.extract.body import find_body
from kronika.extract.classes.evidence import Evidence
from kronika.extract.confidence import estimate
from kronika.extract.continuing import classify_continued, continued, text_place, to_its_end
from kronika.extract.engine import Ask
from kronika.extract.following import find_following
from kronika.extract.furniture import furniture
from kronika.extract.headline import find_headline
from kronika.extract.keywords import find_keywords
from kronika.extract.lead import find_lead
from kronika.extract.origin import origins
from kronika.extract.pageclass import classify
from kronika.extract.parts import body_of, parts_of
from kronika.extract.published import find_published
from kronika.extract.section import find_section
from kronika.extract.view import view_of
from kronika.model.article import GAP, Article, Made, PageClass

ENGINE = "auto"
MADE = Made(stage="extract", version="blocks-3")
WITH_TEXT = frozenset(
    {PageClass.ARTICLE, PageClass.ARTICLE_WITH_COMMENTS, PageClass.PAYWALL, PageClass.UNSOLVED, PageClass.BRIEFS}
)


def read(ask: Ask) -> Article:
    """The article of a page; raises NotText for bytes that are no text."""
    view = view_of(ask.document(), lang=ask.lang, now=ask.now)
    headline = find_headline(view)
    kinds = furniture(view, headline.index)
    body = find_body(view, headline, kinds)
    if ask.continues is not None:
        body = continued(view, headline, kinds, body, ask.continues)
    lead = find_lead(view, headline, body, kinds) if ask.continues is None else ()  # it stood on the first page
    published = find_published(view, headline, body)
    evidence = Evidence(view=view, headline=headline, body=body, lead=lead, kinds=kinds, dated=published is not None)
    classed = classify(evidence) if ask.continues is None else classify_continued(evidence, ask.continues)
    authors, keywords, section = (
        find_authors(view, headline, body),
        find_keywords(view, headline, body),
        find_section(view, headline),
    )
    page_class = classed.page_class
    shown = page_class in WITH_TEXT
    following = find_following(view, body, page_class)
    if following.next and ask.continues is None:
        body = to_its_end(view, kinds, body)
    parts = parts_of(view.blocks[index] for index in body.indexes if index not in lead) if shown else []
    return Article(
        url=ask.url,
        title=headline.text,
        lead=GAP.join(view.blocks[index].text for index in lead) if shown else "",
        body=body_of(parts),
        shape=" ".join(part.sign for part in parts),
        page_class=page_class,
        confidence=estimate(headline, body, lead, page_class),
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
        place=ask.continues or text_place(view, body) if following.next else "",
    )
