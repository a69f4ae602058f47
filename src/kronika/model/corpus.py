"""A corpus: a named question frozen with its result, so that anybody can check that it is still the same."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

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
