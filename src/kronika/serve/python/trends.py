"""Ready questions for Python: each gives numbers as rows, and a chart that a notebook shows by itself."""

from __future__ import annotations

from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any, Unpack

from kronika.flow.chronicle import Chronicle
from kronika.model.series import Answer, Ready, Step
from kronika.serve.python.asking import Choice, question


@dataclass(frozen=True, slots=True, kw_only=True)
class Trend:
    """The answer to a ready question."""

    answer: Answer

    @property
    def title(self) -> str:
        """What is seen, in a few words."""
        return self.answer.title

    @property
    def notes(self) -> tuple[str, ...]:
        """What makes the numbers less sure than they look."""
        return self.answer.notes

    @property
    def rows(self) -> list[dict[str, Any]]:
        """The table, one dictionary a row: pandas.DataFrame(trend.rows)."""
        from kronika.serve.figures.tables import table

        names, *others = table(self.answer)
        return [dict(zip(map(str, names), row, strict=True)) for row in others]

    def save(self, path: str | PathLike[str]) -> Path:
        """Write it: the end of the name says how (.svg .png .csv .json .vl.json)."""
        from kronika.serve.figures.files import write

        write(self.answer, Path(path))
        return Path(path)

    def _repr_svg_(self) -> str:
        from kronika.serve.figures.drawing import draw

        return draw(self.answer)


class Trends:
    """The ready questions of a chronicle."""

    def __init__(self, chronicle: Chronicle) -> None:
        self._chronicle = chronicle

    def sentiment(self, query: str = "", *, step: str = Step.DAY, **choice: Unpack[Choice]) -> Trend:
        """Mean positive and negative points of an article, over time."""
        return self.ask(Ready.SENTIMENT, query, step=step, **choice)

    def compare(self, query: str = "", *, step: str = Step.DAY, **choice: Unpack[Choice]) -> Trend:
        """The same for each server, on one scale."""
        return self.ask(Ready.COMPARE, query, step=step, **choice)

    def entities(self, query: str = "", *, step: str = Step.DAY, **choice: Unpack[Choice]) -> Trend:
        """The names in the most articles, over time."""
        return self.ask(Ready.ENTITIES, query, step=step, **choice)

    def keywords(self, query: str = "", *, step: str = Step.DAY, **choice: Unpack[Choice]) -> Trend:
        """The keywords of the most articles, over time."""
        return self.ask(Ready.KEYWORDS, query, step=step, **choice)

    def headlines(self, query: str = "", *, step: str = Step.DAY, **choice: Unpack[Choice]) -> Trend:
        """The most negative and the most positive articles, over time."""
        return self.ask(Ready.HEADLINES, query, step=step, **choice)

    def shares(self, query: str = "", **choice: Unpack[Choice]) -> Trend:
        """How many articles of each server are negative, neutral and positive."""
        return self.ask(Ready.SHARES, query, **choice)

    def volume(self, query: str = "", *, step: str = Step.DAY, **choice: Unpack[Choice]) -> Trend:
        """How many articles there are, over time."""
        return self.ask(Ready.VOLUME, query, step=step, **choice)

    def graph(self, query: str = "", **choice: Unpack[Choice]) -> Trend:
        """Which names stand together, more often than chance would have it."""
        return self.ask(Ready.GRAPH, query, **choice)

    def ask(self, ready: str, query: str = "", *, step: str = Step.DAY, **choice: Unpack[Choice]) -> Trend:
        """A ready question by its name."""
        from kronika.flow.trends import answer

        asked = question(self._chronicle, query, choice)
        return Trend(answer=answer(self._chronicle, Ready(ready), asked, Step(step)))
