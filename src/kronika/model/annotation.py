"""Annotation: fragments that people are asked about, their answers, and who they are without a login."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
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
    name: str = ""  # only of annotators that came with imported answers: what they are called there


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


@dataclass(frozen=True, slots=True, kw_only=True)
class GivenAnswer:
    """An answer as a device sends it."""

    fragment_id: int
    choice: Choice
    client: str  # a number of the device's own, never used twice: one sent again counts once
    seconds: float | None = None


class Kept(StrEnum):
    """What became of an answer; after any of these the device may forget it."""

    KEPT = "kept"
    REPEATED = "repeated"  # this very answer is here already
    ALREADY = "already"  # the device has answered this fragment before; its first answer stands
    UNKNOWN = "unknown"  # there is no such fragment


@dataclass(frozen=True, slots=True, kw_only=True)
class Receipt:
    """What became of one answer; it is on the disk before anybody gets this."""

    client: str
    fragment_id: int
    status: Kept
    kind: str = ""  # of the fragment


@dataclass(frozen=True, slots=True, kw_only=True)
class Recognised:
    """Who a device is, and the signed value its cookie is to have."""

    annotator: Annotator
    cookie: str
    new: bool
    by: str = ""  # cookie, fingerprint, or empty when it is new


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """How far one device and all together have come."""

    mine: int = 0  # yes and no of this device
    mine_today: int = 0
    answers: int = 0  # of everybody
    fragments: int = 0  # that people are or were asked about
    covered: int = 0  # with at least one answer that counts
    open: int = 0  # that wait for answers


@dataclass(frozen=True, slots=True, kw_only=True)
class DayCount:
    """One day of annotation."""

    day: date
    answers: int
    devices: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SiteCount:
    """Annotation of one site."""

    site: str
    fragments: int
    covered: int
    answers: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AnnotationStatistics:
    """All answers in figures, as far as they count; what was skipped, undone or excluded is told apart."""

    kind: str
    answers: int = 0  # yes and no that count
    yes: int = 0
    no: int = 0
    skips: int = 0
    undone: int = 0
    excluded: int = 0  # answers of excluded annotators
    fragments: int = 0
    covered: int = 0
    open: int = 0
    devices: int = 0  # that gave an answer that counts
    median_seconds: float | None = None
    mean_seconds: float | None = None  # without pauses
    days: tuple[DayCount, ...] = ()
    sites: tuple[SiteCount, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Reliability:
    """How often an annotator is expected to be right, with the 95 % interval, and what that rests on."""

    annotator_id: int
    share: float
    low: float
    high: float
    shared: int = 0  # answers to fragments that others have answered too, or whose answer is known
    agreed: int = 0  # of these, as the others say
    gold_asked: int = 0
    gold_missed: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class AnnotatorStanding:
    """One annotator as the administrator sees it."""

    annotator: Annotator
    answers: int = 0  # yes and no, not undone
    yes: int = 0
    no: int = 0
    skips: int = 0
    undone: int = 0
    median_seconds: float | None = None
    reliability: Reliability | None = None
    suspicions: tuple[Suspicion, ...] = ()

    @property
    def suspect(self) -> bool:
        """Whether there is a reason to exclude it."""
        return any(suspicion.strength >= SUSPECT for suspicion in self.suspicions)


SUSPECT = 0.5  # suspicions weaker than this are told, and no reason to exclude anybody


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """Somebody excluded or readmitted an annotator."""

    annotator_id: int
    at: datetime
    deed: str  # exclude, readmit
    reason: str
    by: str
