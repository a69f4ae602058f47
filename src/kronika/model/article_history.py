"""The history of an article: its versions, what an edit did to it, and headlines that were changed."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from kronika.model.analysis import Tone
from kronika.model.article import Article


@dataclass(frozen=True, slots=True, kw_only=True)
class Head:
    """An article in one line."""

    id: int
    title: str
    source: str
    url: str
    at: datetime  # published, or fetched where that is unknown
    fetched_at: datetime
    tone: Tone | None = None  # None: not analysed, or no lexicon
    score: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredVersion:
    """The article of one version of a page, as the store keeps it."""

    article_id: int
    number: int  # of the page's version
    page_id: int
    source: str
    url: str
    at: datetime  # when it was first seen
    seen: datetime  # when it was last seen
    article: Article
    tone: Tone | None = None
    score: float | None = None
    newest: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class HeadlinePair:
    """A title beside the one of the version before."""

    source: str
    url: str
    before_id: int
    after_id: int
    before: str
    after: str
    before_number: int
    after_number: int
    seen_before: datetime
    at: datetime
    tone_before: Tone | None = None
    tone_after: Tone | None = None


class Touched(StrEnum):
    """What of an article an edit changed."""

    TITLE = "title"
    LEAD = "lead"
    BODY = "body"
    DATE = "date"
    AUTHORS = "authors"


class WordKind(StrEnum):
    """What happened to a run of words; moved ones were taken from one place to another."""

    KEPT = "kept"
    ADDED = "added"
    REMOVED = "removed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """A run of words that stayed, came or went. Joined, the kept and added ones are the new text."""

    kind: WordKind
    text: str
    moved: bool = False  # it stands elsewhere in the other version


@dataclass(frozen=True, slots=True, kw_only=True)
class TextDifference:
    """One text against another, word by word."""

    words: tuple[Words, ...] = ()
    added: int = 0  # words that came; those that moved are not counted
    removed: int = 0
    trivial: bool = True  # nothing but white space, quotes, dashes, live counters and times

    @property
    def is_edit(self) -> bool:
        """Whether it says something else than before."""
        return not self.trivial


@dataclass(frozen=True, slots=True, kw_only=True)
class ArticleDifference:
    """Two versions of an article compared."""

    title: TextDifference = field(default_factory=TextDifference)
    lead: TextDifference = field(default_factory=TextDifference)
    body: TextDifference = field(default_factory=TextDifference)
    touched: tuple[Touched, ...] = ()

    @property
    def added(self) -> int:
        """Words that came."""
        return self.title.added + self.lead.added + self.body.added

    @property
    def removed(self) -> int:
        """Words that went."""
        return self.title.removed + self.lead.removed + self.body.removed


@dataclass(frozen=True, slots=True, kw_only=True)
class ArticleVersion:
    """One version of an article, and what became different from the version before it."""

    article_id: int
    number: int  # of the page's version; some may be missing: not all pages hold an article
    page_id: int
    at: datetime  # when it was first seen
    seen: datetime  # when it was last seen
    title: str
    published: datetime | None = None
    tone: Tone | None = None
    score: float | None = None  # points of the whole text
    touched: tuple[Touched, ...] = ()  # empty for the first, and for one that is no edit
    added: int = 0  # words
    removed: int = 0
    is_edit: bool = False  # False: the first one, or trivial
    newest: bool = False  # the one that is shown


class Turn(StrEnum):
    """How the tone of a headline turned."""

    SOFTENED = "softened"
    SHARPENED = "sharpened"


@dataclass(frozen=True, slots=True, kw_only=True)
class HeadlineChange:
    """A headline that was changed."""

    source: str
    url: str
    before_id: int  # article numbers
    after_id: int
    before: str
    after: str
    before_number: int  # version numbers
    after_number: int
    seen_before: datetime  # when the old one was last seen
    at: datetime  # when the new one was first seen
    difference: TextDifference = field(default_factory=TextDifference)
    tone_before: Tone | None = None  # of the whole article, where it was analysed
    tone_after: Tone | None = None
    points_before: float | None = None  # of the headline alone
    points_after: float | None = None
    turn: Turn | None = None  # None: the headlines sound alike, or one was not analysed
