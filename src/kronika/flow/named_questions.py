"""Questions by name: @NAME means a saved query wherever a query is taken."""

from __future__ import annotations

from kronika.flow.chronicle import Chronicle
from kronika.model.search import Question

SIGN = "@"


def question_of(chronicle: Chronicle, asked: str | Question) -> Question:
    """What is asked, with a saved query in the place of its name.

    A text whose first character is “@” is the name of a saved query, to its end; any other text is a query as it
    stands. What is given beside the name (a period, sources, a language, a tone) takes the place of what was saved,
    entities are added, and duplicates are collapsed when either says so. To search for an @ itself, quote it: "@home".
    """
    question = Question(text=asked) if isinstance(asked, str) else asked
    name = name_in(question.text)
    return question if name is None else over(chronicle.store.saved_queries.get(name).question, question)


def name_in(text: str) -> str | None:
    """The name of the saved query that a text means; None when it is a query itself."""
    written = text.strip()
    return written.removeprefix(SIGN).strip() if written.startswith(SIGN) else None


def over(saved: Question, given: Question) -> Question:
    """A saved question with what was given anew."""
    return Question(
        text=saved.text,
        since=given.since or saved.since,
        until=given.until or saved.until,
        sources=given.sources or saved.sources,
        entities=tuple(dict.fromkeys((*saved.entities, *given.entities))),
        lang=given.lang or saved.lang,
        tone=given.tone or saved.tone,
        collapsed=given.collapsed or saved.collapsed,
    )
