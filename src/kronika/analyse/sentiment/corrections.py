"""What people's corrections say of the machine's judgements: how often it is right, which way it errs, how sure that is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

from kronika.model.analysis import Tone

SURE = 1.96  # of a normal distribution: 95 %
VALUES = {Tone.NEGATIVE: -1, Tone.NEUTRAL: 0, Tone.POSITIVE: 1}


@dataclass(frozen=True, slots=True, kw_only=True)
class Correction:
    """One article as the machine and a person judged it."""

    source: str
    article: str
    machine: Tone
    person: Tone
    who: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ErrorBar:
    """What is known of the judgements on one source. Without corrections the interval is everything."""

    source: str
    articles: int = 0
    people: int = 0
    accuracy: float | None = None
    low: float = 0.0  # 95 % interval of the accuracy, by Wilson
    high: float = 1.0
    bias: float | None = None  # machine less people, −2 … 2: above 0 the machine is too kind
    bias_low: float = -2.0
    bias_high: float = 2.0
    confusion: Mapping[tuple[Tone, Tone], float] = field(default_factory=dict)  # (machine, people) → articles


def error_bars(corrections: Iterable[Correction]) -> dict[str, ErrorBar]:
    """One bar for each source that somebody corrected, by name."""
    by_source: dict[str, list[Correction]] = defaultdict(list)
    for one in corrections:
        by_source[one.source].append(one)
    return {source: error_bar(source, those) for source, those in sorted(by_source.items())}


def error_bar(source: str, corrections: Sequence[Correction]) -> ErrorBar:
    """The bar of one source. An article counts once: people who disagree on it share it."""
    by_article: dict[str, list[Correction]] = defaultdict(list)
    for one in last_words(corrections):
        by_article[one.article].append(one)
    if not by_article:
        return ErrorBar(source=source)
    confusion: dict[tuple[Tone, Tone], float] = defaultdict(float)
    for those in by_article.values():
        for one in those:
            confusion[one.machine, one.person] += 1 / len(those)
    right = sum(share for (machine, person), share in confusion.items() if machine == person)
    low, high = wilson(right, len(by_article))
    bias, margin = bias_of([difference(those) for those in by_article.values()])
    return ErrorBar(
        source=source,
        articles=len(by_article),
        people=len({one.who for one in corrections if one.who}),
        accuracy=right / len(by_article),
        low=low,
        high=high,
        bias=bias,
        bias_low=max(-2.0, bias - margin),
        bias_high=min(2.0, bias + margin),
        confusion=dict(confusion),
    )


def last_words(corrections: Iterable[Correction]) -> list[Correction]:
    """Whoever changes their mind is counted with the last thing they said; the unnamed count each."""
    named: dict[tuple[str, str], Correction] = {}
    unnamed = []
    for one in corrections:
        if one.who:
            named[one.who, one.article] = one
        else:
            unnamed.append(one)
    return [*named.values(), *unnamed]


def difference(those: Sequence[Correction]) -> float:
    """How much kinder the machine is than people are, on one article."""
    return sum(VALUES[one.machine] - VALUES[one.person] for one in those) / len(those)


def wilson(right: float, many: int) -> tuple[float, float]:
    """The 95 % interval of a share; honest for few and for extreme ones."""
    if not many:
        return 0.0, 1.0
    share, extra = right / many, SURE * SURE / many
    middle = (share + extra / 2) / (1 + extra)
    half = SURE / (1 + extra) * sqrt(share * (1 - share) / many + extra / (4 * many))
    return max(0.0, middle - half), min(1.0, middle + half)


def bias_of(differences: Sequence[float]) -> tuple[float, float]:
    """The mean of differences and how far it may be off (95 %); one article more of each kind keeps few from looking sure."""
    many = len(differences)
    mean = sum(differences) / many
    spread = sqrt((sum((one - mean) ** 2 for one in differences) + 2) / (many + 1))
    return mean, SURE * spread / sqrt(many)


def share_bar(shown: float, bar: ErrorBar) -> tuple[float, float]:
    """How far a shown mean tone (−1 … 1) may be off, for a chart: the interval of the bias taken away from it."""
    return max(-1.0, shown - bar.bias_high), min(1.0, shown - bar.bias_low)
