"""How the parser of Czech news reads a page: title, date, content, keywords, each helping the next."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING

from kronika.extract.density.content import Content, find_content
from kronika.extract.density.headline import find_headline
from kronika.extract.density.keywords import find_keywords
from kronika.extract.density.options import Options
from kronika.extract.density.published import Published, find_published
from kronika.extract.engine import Ask
from kronika.extract.parts import body_of, shape_of
from kronika.html.text import text_of
from kronika.lang.identify import identify
from kronika.model.article import Article, Made, PageClass

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

ENGINE = "density"
MADE = Made(stage="extract", version="density-1")
# The original does not say how sure it is of one page: every article gets the published mean precision.
PUBLISHED_PRECISION = 0.993
NO_ARTICLE = 0.5  # nothing was published about pages without one
ENOUGH = 3_000  # characters that tell the language
NO_TEXT = "After removing links, ads and what their neighbours spoke against, no text was left."


def read(ask: Ask, options: Options) -> Article:
    """The article of a page; raises NotText for bytes that are no text."""
    document = ask.document()
    root = deepcopy(document.root)  # the content is found by taking everything else away
    lang = ask.lang or identify(running_text(root)) or document.lang
    headline = find_headline(root, document.title)
    title = "" if headline is None else text_of(headline)
    published = find_published(root, lang=lang, now=ask.now)
    content = find_content(root, headline, published, options)
    keywords = find_keywords(document.root, content.links, options)
    body = body_of(content.parts)
    return Article(
        url=ask.url,
        title=title,
        lead=body_of(content.lead),
        body=body,
        shape=shape_of(content.parts),
        page_class=PageClass.ARTICLE if body or content.lead else PageClass.NO_TEXT,
        confidence=PUBLISHED_PRECISION if body else NO_ARTICLE,
        engine=ENGINE,
        published=published.when if published else None,
        published_from=published.source if published else None,
        keywords=keywords,
        lang=lang,
        origins=origins(title, published, content, keywords),
        faults=() if body else (NO_TEXT,),
        made=MADE,
    )


def running_text(root: Element) -> str:
    """The first paragraphs: menus and scripts say little about the language."""
    texts: list[str] = []
    length = 0
    for paragraph in root.iter("p"):
        texts.append(text_of(paragraph))
        length += len(texts[-1])
        if length > ENOUGH:
            break
    return " ".join(texts)


def origins(title: str, published: Published | None, content: Content, keywords: tuple[str, ...]) -> dict[str, str]:
    """Where each field came from."""
    found = {
        "title": "h1" if title else "",
        "published": published.source if published else "",
        "body": content.way if content.parts else "",
        "lead": content.way if content.lead else "",
        "keywords": "page" if keywords else "",
    }
    return {name: source for name, source in found.items() if source}
