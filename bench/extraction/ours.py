"""Our own engines as contenders."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bench.extraction.contender import Found, Given, Reader
from bench.extraction.folds import Opened

MAIN = "auto"
BYTES = "auto_bytes"  # the same, from the bytes as fetched: charset and all
ENGINES = (MAIN, "portal", "density", "finder")


def contenders(opened: Opened) -> Mapping[str, Callable[[], Reader]]:
    """Every engine there is, by name; `opened` chooses the model for a page."""
    from kronika.extract.article import engine_names

    makers = {name: maker(name, opened) for name in ENGINES if name in engine_names()}
    makers[BYTES] = maker(MAIN, opened, from_bytes=True)
    return makers


def maker(engine: str, opened: Opened, *, from_bytes: bool = False) -> Callable[[], Reader]:
    """Make a reader later, when it is its turn."""

    def make() -> Reader:
        from kronika import extract

        def read(given: Given) -> Found:
            with opened(given.key):
                article = extract(given.raw if from_bytes else given.html, url=given.url, engine=engine)
            return Found(
                text=article.text,
                title=article.title,
                date=str(article.published or ""),
                author=";".join(article.authors),
                confidence=article.confidence,
                page_class=article.page_class.value,
            )

        return read

    return make
