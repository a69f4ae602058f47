"""What the language of an article tells, as its screen shows it; and the form in which a person says how it sounds."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Form, HTTPException
from starlette.responses import Response

from kronika.model.analysed import StoredAnalysis, Twin, text_of
from kronika.model.analysis import Analysis, EntityGroup, Sentence, Tone
from kronika.model.article import ArticleRecord
from kronika.model.correction import LONGEST_NOTE, Matter
from kronika.model.errors import UnknownName
from kronika.serve.web.addresses import record_number
from kronika.serve.web.admit import Editor
from kronika.serve.web.visit import Visit

WIKIDATA = re.compile(r"Q[1-9][0-9]*")
MOST_FORMS = 6

router = APIRouter()


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """A stretch of a sentence; `sign` is + or − where a word sounds, else empty."""

    text: str
    sign: str = ""
    about: str = ""  # the dictionary form and the points


@dataclass(frozen=True, slots=True, kw_only=True)
class SentenceShown:
    """A sentence with the words that sound in it."""

    number: int
    sign: str  # +, −, ± or empty: the side its points are on
    positive: float
    negative: float
    runs: tuple[Run, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NameShown:
    """A thing the article names."""

    base: str
    type: str
    count: int
    forms: tuple[str, ...]
    address: str | None  # of what it is elsewhere
    link: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalysisShown:
    """All of it."""

    stored: StoredAnalysis
    tones: tuple[Tone, ...]
    sentences: tuple[SentenceShown, ...]
    names: tuple[NameShown, ...]
    twins: tuple[Twin, ...]
    said: str  # what this visitor said of the tone; empty: nothing
    people: int  # who said something
    longest_note: int = LONGEST_NOTE


@router.post("/articles/{article_id}/tone")
def correct(
    visit: Editor, article_id: str, tone: Annotated[str, Form()] = "", note: Annotated[str, Form()] = ""
) -> Response:
    """Keep how the article sounds to a person."""
    if tone not in set(Tone):
        raise HTTPException(422)
    number = record_number(article_id)
    try:
        visit.shell.store.corrections.tone(number, tone, by=visit.person, at=visit.shell.clock(), note=note)
    except UnknownName as error:
        raise HTTPException(404) from error
    return visit.redirect(f"/articles/{number}#language")


def analysis_shown(visit: Visit, record: ArticleRecord) -> AnalysisShown | None:
    """The analysis of an article for its screen; None when it was not analysed yet."""
    store = visit.shell.store
    stored = store.analyses.get(record.id)
    if stored is None:
        return None
    said = [one for one in store.corrections.listing(article_id=record.id) if one.matter is Matter.TONE]
    analysis = stored.analysis
    return AnalysisShown(
        stored=stored,
        tones=(Tone.POSITIVE, Tone.NEUTRAL, Tone.NEGATIVE),
        sentences=sentences_shown(text_of(record.article), analysis.sentences),
        names=tuple(name_shown(analysis, group) for group in by_count(analysis)),
        twins=tuple(store.analyses.twins(record.id)),
        said=next((one.person for one in said if one.by == visit.person), ""),
        people=len(said),
    )


def by_count(analysis: Analysis) -> Sequence[EntityGroup]:
    """The things an article names, the most frequent first."""
    return sorted(analysis.groups, key=lambda group: -len(group.mentions))


def name_shown(analysis: Analysis, group: EntityGroup) -> NameShown:
    """One thing with the forms it is written in."""
    forms = dict.fromkeys(" ".join(analysis.entities[number].text.split()) for number in group.mentions)
    others = [form for form in forms if form != group.base]
    return NameShown(
        base=group.base,
        type=group.type.value,
        count=len(group.mentions),
        forms=tuple(others[:MOST_FORMS]),
        address=address_of(group.link),
        link=group.link,
    )


def address_of(link: str | None) -> str | None:
    """Where a linked thing can be read about."""
    if link is None:
        return None
    if WIKIDATA.fullmatch(link):
        return f"https://www.wikidata.org/wiki/{link}"
    return link if link.startswith(("https://", "http://")) else None


def sentences_shown(text: str, sentences: Sequence[Sentence]) -> tuple[SentenceShown, ...]:
    """Every sentence that sounds one way or the other."""
    return tuple(
        SentenceShown(
            number=number,
            sign=sign_of(sentence.positive - sentence.negative) or ("±" if sentence.words else ""),
            positive=sentence.positive,
            negative=sentence.negative,
            runs=runs_of(text, sentence),
        )
        for number, sentence in enumerate(sentences, 1)
        if sentence.words and sentence.end <= len(text)
    )


def runs_of(text: str, sentence: Sentence) -> tuple[Run, ...]:
    """A sentence cut at the words that sound."""
    runs, place = [], sentence.start
    for word in sorted(sentence.words, key=lambda word: word.start):
        if word.start < place:
            continue
        runs.append(Run(text=text[place : word.start]))
        about = f"{word.lemma} {word.points:+g}".replace("-", "−")
        runs.append(Run(text=text[word.start : word.end], sign=sign_of(word.points), about=about))
        place = word.end
    runs.append(Run(text=text[place : sentence.end]))
    return tuple(run for run in runs if run.text)


def sign_of(points: float) -> str:
    """The side points are on."""
    if points > 0:
        return "+"
    return "−" if points < 0 else ""
