"""The thesis's study (A7) on a chronicle: how servers sound, whom they name, what they write about, and what is behind the peaks."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from kronika.model.errors import PartMissing
from kronika.serve.python.opening import OpenChronicle
from kronika.serve.python.results import ReadArticle
from kronika.serve.python.trends import Trend
from tools.experiments.month import Month
from tools.experiments.page import Heading, Page, Picture, Table, Text
from tools.experiments.world import world_table

DARKEST, BRIGHTEST = 3, 2
LEAST = 5  # articles of a day that can be a peak
LANG = "cs"


def study(page: Page, chronicle: OpenChronicle, month: Month) -> None:
    """The whole study."""
    period: dict[str, Any] = {"since": month.first, "until": month.last}
    chronicle.refresh()
    total = chronicle.count(**period)
    page.add(
        Heading(level=2, text="The study: how the servers sound"),
        Text(
            text=f"{total} articles of {len(chronicle.sources())} servers, {month.first} – {month.last}. "
            "The thesis had 17 409 articles of 4 servers, January to April 2016; those texts cannot be had, so the "
            "sample web stands in for them: its papers are written by us, its events are known, and so it can be "
            "checked whether the charts show what happened."
        ),
    )
    servers(page, chronicle, period)
    charts(page, chronicle, period)
    peaks(page, chronicle, period)
    page.add(*world_table(chronicle, month))


def servers(page: Page, chronicle: OpenChronicle, period: dict[str, Any]) -> None:
    """The table of sentiment per server, whole and with repeated texts counted once."""
    shares, compared = chronicle.trends.shares(**period), chronicle.trends.compare(**period)
    points = points_of(compared.rows)
    collapsed = {row["source"]: row for row in chronicle.trends.shares(collapsed=True, **period).rows}
    rows = [
        (
            row["source"],
            row["articles"],
            percent(row["negative"], row["articles"]),
            percent(row["neutral"], row["articles"]),
            percent(row["positive"], row["articles"]),
            *points.get(row["source"], (None, None)),
            float(row["mean"]),
            collapsed.get(row["source"], {}).get("articles"),
        )
        for row in shares.rows
    ]
    tones = ("negative", "neutral", "positive")
    names = (
        "server",
        "articles",
        *tones,
        "positive points",
        "negative points",
        "tone −1 … 1",
        "without repeated texts",
    )
    page.add(
        Heading(level=3, text="Sentiment per server"),
        Text(
            text="Points are means of an article; an article is negative from −4 points, positive from 4, as in the thesis."
        ),
        Table(names=names, rows=rows),
    )
    chart(page, shares, "shares")
    chart(page, compared, "servers")


def points_of(rows: list[dict[str, Any]]) -> dict[str, tuple[float, float]]:
    """Mean positive and negative points of an article of each server, over all days."""
    found: dict[str, tuple[float, float]] = {}
    for name in {row["name"] for row in rows}:
        mine = [row for row in rows if row["name"] == name and row["articles"]]
        many = max(sum(row["articles"] for row in mine), 1)
        positive, negative = (
            sum(row[side] * row["articles"] for row in mine) / many for side in ("positive", "negative")
        )
        found[name] = (positive, negative)
    return found


def charts(page: Page, chronicle: OpenChronicle, period: dict[str, Any]) -> None:
    """Curves and rankings, of the Czech servers as in the thesis."""
    asked = {**period, "lang": LANG}
    page.add(Heading(level=3, text="Sentiment, names and keywords by day, Czech servers"))
    chart(page, chronicle.trends.sentiment(**asked), "sentiment")
    chart(page, chronicle.trends.entities(**asked), "entities")
    chart(page, chronicle.trends.keywords(**asked), "keywords")
    chart(page, chronicle.trends.graph(**asked), "graph")


def peaks(page: Page, chronicle: OpenChronicle, period: dict[str, Any]) -> None:
    """What is behind the darkest and the brightest days."""
    days = [row for row in chronicle.trends.sentiment(lang=LANG, **period).rows if row["articles"] >= LEAST]
    ordered = sorted(days, key=lambda row: float(row["balance"]))
    page.add(Heading(level=3, text="The story behind the peaks"))
    usual = frequencies(chronicle, period)
    for row in ordered[:DARKEST]:
        peak(page, chronicle, row, usual, negative=True)
    for row in reversed(ordered[DARKEST:][-BRIGHTEST:]):
        peak(page, chronicle, row, usual, negative=False)


def peak(page: Page, chronicle: OpenChronicle, row: dict[str, Any], usual: dict[str, float], *, negative: bool) -> None:
    """One day: the name behind it, the headlines, the sentence."""
    day = str(row["from"])
    one_day: dict[str, Any] = {"since": day, "until": day, "lang": LANG}
    named = chronicle.trends.entities(**one_day).rows
    behind = max(named, key=lambda one: one["articles"] / row["articles"] - usual.get(one["key"], 0.0), default=None)
    order, sign = ("negative", -1) if negative else ("positive", 1)
    articles = chronicle.search(order=order, limit=5, **one_day).articles
    page.add(
        Heading(level=4, text=f"{day}: {'dark' if negative else 'bright'}, {row['balance']:+.2f} points an article")
    )
    if behind is not None:
        share = behind["articles"] / row["articles"]
        before = usual.get(behind["key"], 0.0)
        page.add(
            Text(
                text=f"Named more than usual: {behind['name']}, in {behind['articles']} of {row['articles']} articles "
                f"({share:.0%}; over the whole period {before:.0%})."
            )
        )
    page.add(
        Table(
            names=("points", "server", "headline", "article"),
            rows=[(float(one.score or 0), one.source, one.title, one.id) for one in articles],
        )
    )
    if articles:
        page.add(*sentence(articles[0], sign))


def sentence(article: ReadArticle, sign: int) -> list[Text]:
    """The sentence that weighs most in an article, and its words."""
    if article.analysis is None or not article.sentences:
        return []
    told = article.analysis.sentences
    place = max(range(len(told)), key=lambda number: sign * (told[number].positive - told[number].negative))
    words = ", ".join(f"{word.lemma} ({word.points:+g})" for word in told[place].words)
    return [
        Text(text=article.sentences[place], quoted=True),
        Text(text=f"Sentence {place} of article {article.id}; its words: {words}."),
    ]


def frequencies(chronicle: OpenChronicle, period: dict[str, Any]) -> dict[str, float]:
    """In which share of all articles each of the frequent names stands."""
    total = max(chronicle.count(lang=LANG, **period), 1)
    counted: dict[str, int] = {}
    for row in chronicle.trends.entities(lang=LANG, **period).rows:
        counted[row["key"]] = counted.get(row["key"], 0) + row["articles"]
    return {key: articles / total for key, articles in counted.items()}


def chart(page: Page, trend: Trend, name: str) -> None:
    """A chart in three formats, with what it says in a line."""
    for ending in ("svg", "csv", "png"):
        with suppress(PartMissing):  # without the part that makes pictures there are drawings all the same
            trend.save(page.folder / f"{name}.{ending}")
    page.add(Picture(file=f"{name}.svg", text=trend.title), Text(text=f"{trend.title}. {trend.answer.subtitle}."))
    for broken in trend.answer.broken:
        page.add(Text(text=f"Not to be trusted: {broken.source}, {broken.first} – {broken.last}: {broken.sentence}"))


def percent(part: int, whole: int) -> str:
    """A share."""
    return f"{part / whole:.0%}" if whole else "–"
