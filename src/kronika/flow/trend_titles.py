"""What is seen in an answer, in a few words for its title, and what was counted, for the line below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import date

from kronika.flow.trend_honesty import FEW, listed
from kronika.model.analysis import Tone
from kronika.model.search import Question
from kronika.model.series import Answer, Line, Point, Ready, Step

COUNTED = {
    Ready.SENTIMENT: "Mean positive and negative points of an article, by {step}",
    Ready.COMPARE: "Positive less negative points of an article on each server, by {step}",
    Ready.ENTITIES: "Names in the most articles, by {step}",
    Ready.KEYWORDS: "Keywords of the most articles, by {step}",
    Ready.HEADLINES: "The most negative and the most positive article, by {step}",
    Ready.SHARES: "Shares of negative, neutral and positive articles on each server",
    Ready.VOLUME: "Number of articles, by {step}",
    Ready.GRAPH: "Names that stand in the same articles",
}
TONES = {Tone.POSITIVE: "positive", Tone.NEGATIVE: "negative", Tone.NEUTRAL: "neutral"}
NOTHING = "No articles"


def title_of(answer: Answer) -> str:
    """What is seen."""
    if not answer.total:
        return NOTHING
    return TITLES[answer.ready](answer)


def subtitle_of(answer: Answer) -> str:
    """What is counted, when, and of which articles."""
    parts = [
        COUNTED[answer.ready].format(step=answer.step.value),
        spanned(answer.first, answer.last),
        *asked(answer.question),
    ]
    return " · ".join(parts)


def asked(question: Question) -> list[str]:
    """What was asked for, beyond the period."""
    told = []
    if question.text.strip():
        told.append(f"query {question.text.strip()}")
    if question.entities:
        told.append(f"articles that name {listed(question.entities)}")
    if question.tone is not None:
        told.append(f"{TONES[question.tone]} articles only")
    if question.lang:
        told.append(f"language {question.lang}")
    if question.collapsed:
        told.append("repeated texts counted once")
    return told


def spanned(first: date, last: date) -> str:
    """A period, without saying a month or a year twice."""
    if first == last:
        return written(first)
    if first.year != last.year:
        return f"{written(first)} – {written(last)}"
    if first.month != last.month:
        return f"{first.day} {first:%B} – {written(last)}"
    return f"{first.day}–{written(last)}"


def written(day: date) -> str:
    """A day with its year."""
    return f"{day.day} {day:%B %Y}"


def told(day: date, step: Step) -> str:
    """A stretch in a title; the year stands below it."""
    if step is Step.MONTH:
        return f"in {day:%B}"
    return f"in the week of {day.day} {day:%B}" if step is Step.WEEK else f"on {day.day} {day:%B}"


def sentiment(answer: Answer) -> str:
    """Where the curve is lowest and highest."""
    points = solid(answer.lines[0].points if answer.lines else ())
    if not points:
        return "How articles sound"
    low, high = min(points, key=value), max(points, key=value)
    if low is high:
        return f"How articles sounded {told(low.day, answer.step)}"
    return f"Articles sounded darkest {told(low.day, answer.step)}, brightest {told(high.day, answer.step)}"


def compare(answer: Answer) -> str:
    """Which server sounds how."""
    means = [(mean(line), line.name) for line in answer.lines if line.total >= FEW]
    if len(means) < 2:
        return "How servers sound"
    return f"{max(means)[1]} sounds the kindest, {min(means)[1]} the harshest"


def leaders(answer: Answer) -> str:
    """Who is first on most days."""
    firsts = Counter(one.best[0].name for one in answer.rankings if one.best)
    if not firsts:
        return "Nothing is named"
    name, times = min(firsts.items(), key=lambda item: (-item[1], item[0]))
    if times == 1:
        most = max((one for one in answer.rankings if one.best), key=lambda one: one.best[0].articles)
        return f"{most.best[0].name} in {most.best[0].articles} articles {told(most.day, answer.step)}"
    days = sum(firsts.values())
    when = "on" if answer.step is Step.DAY else "in"
    return f"{name} leads {when} {times} of {days} {answer.step.value}{'s' * (days != 1)}"


def headlines(answer: Answer) -> str:
    """Where the harshest one stands."""
    if not answer.headlines:
        return "No headline stands out"
    worst = min(answer.headlines, key=lambda one: one.score)
    best = max(answer.headlines, key=lambda one: one.score)
    return f"The harshest article came {told(worst.day, answer.step)}, the kindest {told(best.day, answer.step)}"


def shares(answer: Answer) -> str:
    """Which server has the most negative articles."""
    parts = [
        (one.tones.get(Tone.NEGATIVE, 0) / one.articles, one.source) for one in answer.shares if one.articles >= FEW
    ]
    if not parts:
        return "How servers sound"
    share, source = max(parts)
    return f"{source}: {share * 100:.0f}\u2009% of the articles are negative" + (
        ", the most of all" if len(parts) > 1 else ""
    )


def volume(answer: Answer) -> str:
    """Where there are most."""
    points = answer.lines[0].points if answer.lines else ()
    most = max(points, key=lambda one: one.articles, default=None)
    if most is None or not most.articles:
        return NOTHING
    return f"Most articles {told(most.day, answer.step)}: {most.articles:,}".replace(",", "\u2009")


def graph(answer: Answer) -> str:
    """Which two stand together most surely."""
    if not answer.ties:
        return "Nothing is named together"
    tie = max(answer.ties, key=lambda one: one.likelihood)
    first, second = answer.nodes[tie.first].name, answer.nodes[tie.second].name
    return f"{first} and {second} belong together in {tie.articles} articles"


TITLES: dict[Ready, Callable[[Answer], str]] = {
    Ready.SENTIMENT: sentiment,
    Ready.COMPARE: compare,
    Ready.ENTITIES: leaders,
    Ready.KEYWORDS: leaders,
    Ready.HEADLINES: headlines,
    Ready.SHARES: shares,
    Ready.VOLUME: volume,
    Ready.GRAPH: graph,
}


def solid(points: Sequence[Point]) -> list[Point]:
    """Points that stand on enough articles; all that have any where none does."""
    some = [point for point in points if point.value is not None]
    return [point for point in some if point.articles >= FEW] or some


def value(point: Point) -> float:
    """The value of a point that has one."""
    return point.value or 0.0


def mean(line: Line) -> float:
    """The mean of a line over all its articles."""
    return sum(value(point) * point.articles for point in line.points) / max(line.total, 1)
