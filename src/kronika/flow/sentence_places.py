"""From a sentence of an article to the bytes of the stored page it was taken from."""

from __future__ import annotations

import hashlib
import html
import re
from collections.abc import Iterator
from dataclasses import dataclass

from kronika.flow.article_sentences import sentences_of
from kronika.flow.chronicle import Chronicle
from kronika.html.byte_places import bytes_of
from kronika.html.charset import decode
from kronika.html.letters_seen import AROUND, letters_of, letters_seen
from kronika.model.analysed import text_of
from kronika.model.article import ArticleRecord
from kronika.model.errors import UnknownName
from kronika.model.page import Page

ESCAPED = re.compile(r"\\u([0-9a-fA-F]{4})|\\[nrt]")
NO_LETTERS = "The sentence has no letters to look for."
TOLD_ONLY = (
    "The sentence does not stand in the text of the page; it was taken from what the page tells machines "
    "(its title, description or JSON-LD)."
)
FOLLOWING_GONE = "The sentence does not stand on this page; it was read on a following page that is no longer stored."
NOWHERE = "The sentence was not found on the stored page: the text was put together differently there."


@dataclass(frozen=True, slots=True, kw_only=True)
class SentencePlace:
    """Where a sentence stands: the bytes from `start` up to `end` of a stored page; without a place, `why` says why."""

    article_id: int
    sentence: int  # from 0, the headline first
    text: str
    page: Page  # the article's own, or the following page on which it was found
    digest: str = ""  # sha256 of the stored bytes, hexadecimal
    start: int = 0
    end: int = 0
    source: str = ""  # what stands in those bytes, with its markup
    why: str = ""

    @property
    def found(self) -> bool:
        """Is there a place?"""
        return self.end > self.start


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """Letters to look for, with those before and after them."""

    letters: str
    before: str
    after: str


def place(chronicle: Chronicle, article_id: int, sentence: int) -> SentencePlace:
    """Where a sentence of an article stands in the stored page, or on one of the pages the text goes on at."""
    store = chronicle.store
    record = store.articles.get(article_id)
    spans = sentences_of(record, store.analyses.get(article_id))
    if not 0 <= sentence < len(spans):
        raise UnknownName(f"Article {article_id} has no sentence {sentence}; it has {len(spans)}, counted from 0.")
    text, span = text_of(record.article), spans[sentence]
    wanted = Wanted(
        letters=letters_of(text[span.start : span.end]),
        before=letters_of(text[max(0, span.start - 2 * AROUND) : span.start]),
        after=letters_of(text[span.end : span.end + 2 * AROUND]),
    )
    page = store.pages.get(record.page_id)
    asked = SentencePlace(article_id=article_id, sentence=sentence, text=text[span.start : span.end], page=page)
    for looked_at in pages_of(chronicle, record, page):
        if found := on_page(chronicle, looked_at, wanted, asked):
            return found
    return without(chronicle, record, wanted, asked)


def pages_of(chronicle: Chronicle, record: ArticleRecord, first: Page) -> Iterator[Page]:
    """The page of an article and the stored pages its text goes on at."""
    yield first
    for url in record.article.pages:
        versions = chronicle.store.pages.versions(url, first.source_id)
        yield from versions[:1]


def on_page(chronicle: Chronicle, page: Page, wanted: Wanted, asked: SentencePlace) -> SentencePlace | None:
    """The place on one page, if it is there."""
    body = chronicle.store.pages.body(page.id)
    decoded = decode(body, page.header("content-type"))
    found = letters_seen(decoded.text).find(wanted.letters, wanted.before, wanted.after)
    if found is None:
        return None
    start, end = bytes_of(body, decoded, *found)
    return SentencePlace(
        article_id=asked.article_id,
        sentence=asked.sentence,
        text=asked.text,
        page=page,
        digest=hashlib.sha256(body).hexdigest(),
        start=start,
        end=end,
        source=decoded.text[found[0] : found[1]],
    )


def without(chronicle: Chronicle, record: ArticleRecord, wanted: Wanted, asked: SentencePlace) -> SentencePlace:
    """No place, and why."""
    body = chronicle.store.pages.body(asked.page.id)
    return SentencePlace(
        article_id=asked.article_id,
        sentence=asked.sentence,
        text=asked.text,
        page=asked.page,
        digest=hashlib.sha256(body).hexdigest(),
        why=why_not(decode(body, asked.page.header("content-type")).text, record, wanted),
    )


def why_not(source: str, record: ArticleRecord, wanted: Wanted) -> str:
    """Why a sentence has no place in the text of its page."""
    if not wanted.letters:
        return NO_LETTERS
    plain = ESCAPED.sub(lambda sign: chr(int(sign[1], 16)) if sign[1] else " ", html.unescape(source))
    if wanted.letters in letters_of(plain):
        return TOLD_ONLY
    return FOLLOWING_GONE if record.article.pages else NOWHERE
