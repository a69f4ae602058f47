"""What the form of a question offers to choose from: sources, languages and tones."""

from __future__ import annotations

from dataclasses import dataclass

from kronika.flow import saved_queries
from kronika.model.analysis import Tone
from kronika.model.search import Question
from kronika.serve.web.asked import Asked
from kronika.serve.web.visit import Visit


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionFields:
    """Choices; those that are chosen are among them even when nobody offers them any more."""

    sources: list[str]
    langs: list[str]
    tones: tuple[Tone, ...] = (Tone.NEGATIVE, Tone.NEUTRAL, Tone.POSITIVE)


def question_fields(visit: Visit, asked: Asked) -> QuestionFields:
    """The choices for a form that shows this question."""
    known = visit.shell.store.sources.all()
    names = [source.name for source in known]
    return QuestionFields(
        sources=sorted({*names, *asked.sources}, key=str.casefold),
        langs=sorted({source.lang for source in known if source.lang} | ({asked.lang} - {""})),
    )


def question_of(visit: Visit, asked: Asked) -> Question:
    """What is asked, with a saved query in the place of its name; UnknownName where there is none."""
    return saved_queries.question_of(visit.shell.chronicle(), asked.question(visit.shell.zone))
