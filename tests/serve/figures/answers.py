"""Answers made by hand, one of each kind, with all that makes a figure difficult: gaps, bounds, broken days, long names."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from math import sin

from kronika.model.analysis import Tone
from kronika.model.search import Question
from kronika.model.series import (
    Answer,
    Broken,
    Headline,
    Line,
    Node,
    Point,
    Ranked,
    Ranking,
    Ready,
    Share,
    Step,
    Tie,
)

FIRST = date(2026, 3, 1)
GAP = 4
NAMES = ("Jan Novák", "Łódź", "Москва", "Úřad pro velmi dlouhé názvy a jejich ještě delší zkratky", "Brno & <okolí>")
SOURCES = ("Listy", "Noviny <b>")


def an_answer(ready: Ready, **more: object) -> Answer:
    """An answer around its content."""
    values: dict[str, object] = {
        "title": "Articles sounded darkest on 3 March",
        "subtitle": "Mean points & more, 1–12 March 2026",
        "question": Question(text="povodeň"),
        "first": FIRST,
        "last": FIRST + timedelta(days=11),
        "total": 1234,
        "sources": SOURCES,
        "broken": (
            Broken(source="Listy", first=FIRST + timedelta(days=7), last=FIRST + timedelta(days=8), sentence="wrong text in 7 of 9"),
        ),
        "notes": ("Nobody has judged.",),
    }  # fmt: skip
    return Answer(ready=ready, **(values | more))  # type: ignore[arg-type]


def a_line(name: str = "all articles", key: str = "", many: int = 12, step: int = 1) -> Line:
    """A curve with a gap, a thin point and bounds."""
    points = tuple(
        Point(day=FIRST + timedelta(days=place * step), articles=0)
        if place == GAP
        else Point(
            day=FIRST + timedelta(days=place * step),
            articles=2 if place == 2 else 20 + place,
            positive=4.0,
            negative=4.0 - 3 * sin(place),
            value=3 * sin(place),
            low=3 * sin(place) - 1 if not place % 2 else None,
            high=3 * sin(place) + 1 if not place % 2 else None,
        )
        for place in range(many)
    )
    return Line(name=name, key=key, points=points, total=sum(point.articles for point in points))


def sentiment() -> Answer:
    return an_answer(Ready.SENTIMENT, lines=(a_line(),))


def compare() -> Answer:
    return an_answer(Ready.COMPARE, lines=tuple(a_line(name, name) for name in SOURCES))


def volume() -> Answer:
    return an_answer(Ready.VOLUME, lines=(a_line(),))


def rankings(ready: Ready = Ready.ENTITIES) -> Answer:
    return an_answer(
        ready,
        rankings=tuple(
            Ranking(day=FIRST + timedelta(days=place), articles=0)
            if place == GAP
            else Ranking(
                day=FIRST + timedelta(days=place),
                articles=40,
                best=tuple(
                    Ranked(key=f"cs/PER/{name}", name=name, articles=20 - rank, kind="PER")
                    for rank, name in enumerate(NAMES[place % 3 :] + NAMES[: place % 3])
                ),
            )
            for place in range(12)
        ),
    )


def headlines() -> Answer:
    return an_answer(
        Ready.HEADLINES,
        headlines=tuple(
            Headline(
                day=FIRST + timedelta(days=place), article_id=10 * place + (end is Tone.POSITIVE), source="Listy", end=end,
                title="=cmd Titulek, který je tak dlouhý, že se do jednoho řádku ani do dvou řádků nemůže nikdy vejít celý",
                score=-12.5 if end is Tone.NEGATIVE else 9.0, url=f"http://listy.localhost/{place}",
            )
            for place in range(4)
            for end in (Tone.NEGATIVE, Tone.POSITIVE)
        ),
    )  # fmt: skip


def shares() -> Answer:
    tones = {Tone.NEGATIVE: 41, Tone.NEUTRAL: 47, Tone.POSITIVE: 12}
    return an_answer(
        Ready.SHARES,
        shares=(
            Share(source=SOURCES[0], articles=100, tones=tones, mean=-0.29, low=-0.4, high=-0.1),
            Share(source=SOURCES[1], articles=5, tones={Tone.NEUTRAL: 5}),
        ),
    )


def graph() -> Answer:
    nodes = tuple(Node(key=name, name=name, articles=50 - 9 * place, kind=kind)
                  for place, (name, kind) in enumerate(zip(NAMES, ("PER", "LOC", "LOC", "ORG", ""), strict=True)))  # fmt: skip
    ties = tuple(Tie(first=0, second=place, articles=10 - place, lift=2.0, likelihood=30.0) for place in range(1, 5))
    return an_answer(Ready.GRAPH, nodes=nodes, ties=ties)


def months() -> Answer:
    """A curve by month over two years."""
    days = [date(2024 + place // 12, place % 12 + 1, 1) for place in range(24)]
    points = tuple(Point(day=day, articles=100, positive=3.0, negative=4.0, value=-1.0) for day in days)
    line = Line(name="all", points=points, total=2400)
    return an_answer(Ready.SENTIMENT, lines=(line,), step=Step.MONTH, first=days[0], last=date(2025, 12, 31))


ANSWERS: dict[str, Callable[[], Answer]] = {
    "sentiment": sentiment,
    "compare": compare,
    "volume": volume,
    "entities": rankings,
    "keywords": lambda: rankings(Ready.KEYWORDS),
    "headlines": headlines,
    "shares": shares,
    "graph": graph,
    "months": months,
}
