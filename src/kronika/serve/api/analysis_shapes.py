"""Analyses as programs see them: what is told of an article, things that articles name, relations between them."""

from __future__ import annotations

from datetime import datetime

from pydantic import Field

from kronika.flow.analysis_records import as_record
from kronika.flow.relating import Example, Relation
from kronika.model.analysed import StoredAnalysis, Thing, Twin
from kronika.model.analysis import EntityType, Tone
from kronika.model.correction import Correction
from kronika.serve.api.texts import Shown


class EntityShown(Shown):
    """One place where a name stands; places count characters of the title, an empty line, and the text."""

    start: int
    end: int
    text: str
    base: str
    type: EntityType
    group: str
    link: str | None
    sentence: int


class WordShown(Shown):
    """A word that sounds good or bad where it stands."""

    start: int
    end: int
    text: str
    lemma: str
    points: float
    negated: bool
    strength: float


class SentenceShown(Shown):
    """One sentence and the words behind its points."""

    start: int
    end: int
    positive: float
    negative: float
    words: list[WordShown]


class SentimentShown(Shown):
    """How the article sounds."""

    tone: Tone = Field(description="p: positive, n: negative, a: neutral.")
    score: float
    positive: float
    negative: float
    normalised: float
    by: str | None = Field(description="What judged; null: nobody could.")


class GroupShown(Shown):
    """All names of one thing."""

    key: str
    base: str
    type: EntityType
    link: str | None
    mentions: list[int] = Field(description="Numbers of its names among the entities.")
    positive: float
    negative: float


class TwinShown(Shown):
    """An article whose text is nearly the same."""

    article_id: int
    source: str
    title: str
    at: datetime
    share: float = Field(description="Of the runs of words that both have.")


class StretchShown(Shown):
    """A part of the text that is in another language than the text."""

    start: int
    end: int
    lang: str | None


class KeywordShown(Shown):
    """What the article is about."""

    text: str
    lemma: str
    score: float
    count: int


class CorrectionShown(Shown):
    """What a person said."""

    article_id: int
    source: str
    matter: str
    subject: str
    machine: str
    person: str
    by: str
    at: datetime
    note: str


class AnalysisShown(Shown):
    """All that is told of an article."""

    article_id: int
    at: datetime
    version: str
    lang: str | None
    entities: list[EntityShown]
    sentences: list[SentenceShown]
    sentiment: SentimentShown
    keywords: list[str]
    groups: list[GroupShown]
    keyword_scores: list[KeywordShown]
    stretches: list[StretchShown]
    missing: list[str]
    engines: dict[str, str]
    same_text: list[TwinShown] = Field(description="Other articles whose text is nearly the same.")
    corrections: list[CorrectionShown]


class ThingShown(Shown):
    """Somebody or something that articles name."""

    key: str
    base: str
    type: EntityType
    link: str | None
    langs: list[str]
    forms: list[str] = Field(description="Other base forms.")
    articles: int
    texts: int = Field(description="Articles, those that are nearly the same counted once.")
    mentions: int
    positive: float = Field(description="Points of the sentences it stands in.")
    negative: float
    sources: dict[str, int] = Field(description="Articles of each source.")


class ExampleShown(Shown):
    """A sentence that names both."""

    article_id: int
    title: str
    source: str
    at: datetime
    sentence: int
    start: int
    end: int
    text: str


class RelationShown(Shown):
    """A thing that stands in sentences with the one asked for."""

    thing: ThingShown
    sentences: int
    articles: int
    lift: float = Field(description="Times as often as chance would bring them together.")
    pmi: float
    likelihood: float = Field(description="Dunning's G²; above 10.8 chance explains it once in a thousand.")
    examples: list[ExampleShown]


def analysis_shown(stored: StoredAnalysis, twins: list[Twin], said: list[Correction]) -> AnalysisShown:
    """An analysis for a caller."""
    return AnalysisShown(
        **{
            **as_record(stored.analysis),
            "article_id": stored.article_id,
            "at": stored.at,
            "version": stored.version,
            "same_text": [twin_shown(twin) for twin in twins],
            "corrections": [correction_shown(one) for one in said],
        }
    )


def twin_shown(twin: Twin) -> TwinShown:
    """The same text elsewhere, for a caller."""
    return TwinShown(
        article_id=twin.article_id, source=twin.source, title=twin.title, at=twin.at, share=round(twin.share, 3)
    )


def correction_shown(said: Correction) -> CorrectionShown:
    """What a person said, for a caller."""
    return CorrectionShown(
        article_id=said.article_id, source=said.source, matter=said.matter.value, subject=said.subject,
        machine=said.machine, person=said.person, by=said.by, at=said.at, note=said.note,
    )  # fmt: skip


def thing_shown(thing: Thing) -> ThingShown:
    """A thing for a caller."""
    return ThingShown(
        key=thing.key, base=thing.base, type=thing.type, link=thing.link, langs=list(thing.langs),
        forms=list(thing.forms), articles=thing.articles, texts=thing.texts, mentions=thing.mentions,
        positive=thing.positive, negative=thing.negative, sources=dict(thing.sources),
    )  # fmt: skip


def relation_shown(relation: Relation) -> RelationShown:
    """A relation for a caller."""
    return RelationShown(
        thing=thing_shown(relation.thing), sentences=relation.sentences, articles=relation.articles,
        lift=round(relation.strength.lift, 4), pmi=round(relation.strength.pmi, 4),
        likelihood=round(relation.strength.likelihood, 4),
        examples=[example_shown(one) for one in relation.examples],
    )  # fmt: skip


def example_shown(one: Example) -> ExampleShown:
    """A sentence for a caller."""
    return ExampleShown(
        article_id=one.article_id, title=one.title, source=one.source, at=one.at, sentence=one.sentence,
        start=one.start, end=one.end, text=one.text,
    )  # fmt: skip
