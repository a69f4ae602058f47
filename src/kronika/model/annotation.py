"""Annotation: fragments that people are asked about, their answers, and who they are without a login."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class Choice(StrEnum):
    """What a person says to “is this the beginning of a mass?”."""

    YES = "yes"
    NO = "no"
    SKIP = "skip"


@dataclass(frozen=True, slots=True, kw_only=True)
class NewFragment:
    """A piece of a page with one mention marked, as it comes from the machine."""

    kind: str  # the fact kind
    site: str
    key: str  # equal keys are one fragment: kind, site, the words and what is marked
    before: str
    marked: str
    after: str
    path: tuple[str, ...] = ()  # headings above it, cells of its row and column
    p: float = 0.5  # what the machine thinks
    decided: bool = False  # rules or the classifier are sure; nobody needs to be asked
    page_id: int | None = None
    start: int = 0  # of the mention in the page's text
    end: int = 0
    url: str = ""
    gold: Choice | None = None  # a known answer: a hidden question


@dataclass(frozen=True, slots=True, kw_only=True)
class Fragment(NewFragment):
    """A stored fragment."""

    id: int
    answers: int = 0  # yes and no, of annotators that count
    truth: Choice | None = None  # what the answers come to
    truth_p: float | None = None  # how sure that is


@dataclass(frozen=True, slots=True, kw_only=True)
class Annotator:
    """A device that answers. Nobody logs in; a signed cookie names it, a coarse fingerprint finds it again for a while."""

    id: int
    first_seen: datetime
    last_seen: datetime
    answers: int = 0
    reliability: float | None = None  # share of answers expected to be right
    excluded: datetime | None = None
    reason: str = ""  # why it was excluded
    lang: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """One answer. `client` is a number the device gives it, so that one sent twice counts once. None is ever deleted."""

    fragment_id: int
    annotator_id: int
    choice: Choice
    at: datetime
    client: str
    seconds: float | None = None  # between seeing and answering
    undone: datetime | None = None
    id: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Truth:
    """What the answers to one fragment come to."""

    fragment_id: int
    choice: Choice
    p: float
    answers: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Suspicion:
    """Why an annotator may be in bad faith, as a sentence with its figures."""

    annotator_id: int
    sign: str  # gold, agreement, speed, pattern, one_answer
    sentence: str
    strength: float  # 0 … 1
