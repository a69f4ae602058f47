"""An analysis: what the language of a text tells, whom it names, how it sounds, what it is about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from kronika.model.article import Made


class EntityType(StrEnum):
    """What kind of thing a name stands for."""

    PERSON = "PER"
    PLACE = "LOC"
    ORGANISATION = "ORG"
    PRODUCT = "PRO"
    EVENT = "EVT"


class Tone(StrEnum):
    """How a text sounds as a whole; the values are those of `kronika trends --tone`."""

    POSITIVE = "p"
    NEGATIVE = "n"
    NEUTRAL = "a"


@dataclass(frozen=True, slots=True, kw_only=True)
class NamedEntity:
    """One place where a name stands. Places count characters of the text that was analysed."""

    start: int
    end: int
    text: str
    type: EntityType
    base: str = ""  # the form a dictionary would have: "Rada Evropy"
    group: str = ""  # names of one thing share it within a text, and across texts of one language
    link: str | None = (
        None  # what the thing is elsewhere: "Q142" of Wikidata, or a page of DBpedia where no number is sure
    )
    sentence: int = 0  # number of its sentence, from 0


@dataclass(frozen=True, slots=True, kw_only=True)
class EntityGroup:
    """All names of one thing in a text."""

    key: str  # as `NamedEntity.group`
    base: str
    type: EntityType
    link: str | None = None
    mentions: tuple[int, ...] = ()  # numbers of its names in `Analysis.entities`
    positive: float = 0.0  # points of the sentences it stands in
    negative: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class TonedWord:
    """A word that sounds good or bad where it stands, and what turned or strengthened it."""

    start: int
    end: int
    text: str
    lemma: str
    points: float  # above 0 good, below 0 bad; after turning and strengthening
    negated: bool = False
    strength: float = 1.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Sentence:
    """One sentence and how it sounds. `positive` and `negative` are both ≥ 0: words found on either side."""

    start: int
    end: int
    positive: float = 0.0
    negative: float = 0.0
    words: tuple[TonedWord, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Sentiment:
    """How a text sounds: points on either side, their sum, and what that comes to."""

    positive: float = 0.0
    negative: float = 0.0
    score: float = 0.0  # positive less negative
    tone: Tone = Tone.NEUTRAL  # by the published limits: ≤ −4 negative, ≥ 4 positive
    normalised: float = 0.0  # −1 … 1, whatever the length of the text
    by: str = ""  # what judged: the name of a lexicon or of a classifier; empty: nobody could


@dataclass(frozen=True, slots=True, kw_only=True)
class Keyword:
    """A word or phrase that a text is about, as people would write it."""

    text: str
    lemma: str  # by which texts are counted together
    score: float  # higher is more telling
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Stretch:
    """A part of a text in one language."""

    start: int
    end: int
    lang: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Analysis:
    """All that is told of one text."""

    lang: str | None
    stretches: tuple[Stretch, ...] = ()  # paragraphs that are in another language than the text
    sentences: tuple[Sentence, ...] = ()
    entities: tuple[NamedEntity, ...] = ()
    groups: tuple[EntityGroup, ...] = ()
    sentiment: Sentiment = field(default_factory=Sentiment)
    keywords: tuple[Keyword, ...] = ()
    prints: tuple[int, ...] = ()  # of the text's runs of words: texts that share most of them are nearly the same
    missing: tuple[str, ...] = ()  # what could not be told, as sentences: "There is no model of names for fr."
    made: Made | None = None
    engines: Mapping[str, str] = field(default_factory=dict)  # part → what told it: {"entities": "crf 1"}
