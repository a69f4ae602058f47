"""An article without the characters that no file can hold: control characters, halves of surrogate pairs, noncharacters."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import overload

from kronika.model.article import GAP, Article, Item

UNFIT = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
HALVES = re.compile("[\ud800-\udfff]")
CONTROLS = {
    **dict.fromkeys([*range(9), *range(0x0E, 0x20), *range(0x7F, 0xA0)]),
    **dict.fromkeys([0x0B, 0x0C, 0x0D, 0x85], " "),  # white space of old typewriters and of other systems
    **dict.fromkeys([0xFFFE, 0xFFFF], "\ufffd"),
}
LINES = re.compile(r"\n{2,}")


def mended(article: Article) -> Article:
    """The same article, writable in every format."""
    return replace(
        article,
        url=mend(article.url),
        title=mend(article.title),
        lead=mend(article.lead),
        body=GAP.join(one_part(text) for text in article.body.split(GAP)),
        engine=mend(article.engine),
        published_from=mend(article.published_from),
        authors=tuple(map(mend, article.authors)),
        keywords=tuple(map(mend, article.keywords)),
        section=mend(article.section),
        lang=mend(article.lang),
        items=tuple(map(mended_item, article.items)),
        origins={mend(field): mend(origin) for field, origin in article.origins.items()},
        faults=tuple(map(mend, article.faults)),
        following=mend(article.following),
        pages=tuple(map(mend, article.pages)),
    )


def mended_item(item: Item) -> Item:
    """A comment or a brief, writable."""
    return replace(item, text=mend(item.text), title=mend(item.title), url=mend(item.url), author=mend(item.author))


def one_part(text: str) -> str:
    """A part stays one part: a dropped character must not leave an empty line behind."""
    fit = mend(text)
    return text if fit is text else LINES.sub("\n", fit).strip("\n")


@overload
def mend(text: str) -> str: ...
@overload
def mend(text: None) -> None: ...
@overload
def mend(text: str | None) -> str | None: ...
def mend(text: str | None) -> str | None:
    """Controls are dropped or become spaces; two halves that belong together are joined, a lone one is replaced."""
    if text is None or not UNFIT.search(text):
        return text
    if HALVES.search(text):
        text = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return text.translate(CONTROLS)
