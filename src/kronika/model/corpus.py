"""A corpus: a named question frozen with its result, so that anybody can check that it is still the same."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import sha256

from kronika.model.analysis import Analysis
from kronika.model.article import Article
from kronika.model.search import Question


@dataclass(frozen=True, slots=True, kw_only=True)
class Corpus:
    """Articles under a name. The manifest's hash is over the hashes of all articles, in order."""

    name: str
    question: Question = field(default_factory=Question)
    id: int = 0
    note: str = ""
    by: str = ""
    frozen: datetime | None = None
    articles: int = 0
    words: int = 0
    manifest: str = ""  # sha256, hexadecimal
    removed: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CorpusArticle:
    """One article of a corpus. The hash is over what the corpus promises: address, time, title, lead and body."""

    number: int  # from 0, in the order of the corpus
    article_id: int
    page_id: int
    content: str  # sha256, hexadecimal
    kept_id: int | None = None  # the copy of the article as it was, when it has been read anew since


@dataclass(frozen=True, slots=True, kw_only=True)
class CorpusEntry:
    """One article of a corpus as files hold it: with its source, its page, and what is told of its text."""

    number: int
    article: Article
    source: str
    fetched_at: datetime
    article_id: int = 0  # 0: not of this chronicle
    page_id: int = 0
    page_url: str = ""  # the address that was asked for
    final_url: str = ""  # the address that answered
    version: int = 1
    seen_at: datetime | None = None  # when the page was last seen unchanged
    via: str | None = None
    link_text: str | None = None
    analysis: Analysis | None = None
    cluster: int | None = None
    told_lang: str | None = None  # the language its analysis found, also where that was not asked for
    said: str | None = None  # the hash its file names, where a file names one

    @property
    def at(self) -> datetime:
        """When it was published, or fetched where that is unknown."""
        return self.article.published or self.fetched_at

    @property
    def lang(self) -> str | None:
        """The language its text is in: as its analysis told, else as the article says."""
        return (self.analysis.lang if self.analysis is not None else None) or self.told_lang or self.article.lang

    @property
    def content(self) -> str:
        """The hash of what the corpus promises, hexadecimal."""
        return content_hash(self.article, self.at)


def content_hash(article: Article, at: datetime) -> str:
    """sha256 of [url, at, title, lead, body] as JSON: UTF-8, no white space between values, the time in UTC."""
    promised = [article.url, at.astimezone(UTC).isoformat(), article.title, article.lead, article.body]
    written = json.dumps(promised, ensure_ascii=False, separators=(",", ":"))
    return sha256(written.encode("utf-8", "replace")).hexdigest()


class ManifestHash:
    """The hash of a corpus, article by article: sha256 over the articles' hashes, each on a line of its own."""

    def __init__(self) -> None:
        self._sum = sha256()

    def add(self, content: str) -> None:
        """The next article."""
        self._sum.update(f"{content}\n".encode())

    def hexdigest(self) -> str:
        """The hash of all of them so far."""
        return self._sum.hexdigest()
