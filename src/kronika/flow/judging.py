"""Judging: which article comes next, and how far through the sample a person is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass

from kronika.model.judgement import Candidate, Sample
from kronika.store.store import Store


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """Where a person stands in a sample; `article_id` is None when nothing is left to judge."""

    article_id: int | None
    judged: int
    total: int
    skipped: int  # put off, and still to judge


def next_turn(store: Store, sample: Sample, *, by: str, skipped: Collection[int] = ()) -> Turn:
    """The next article of a sample for a person."""
    candidates = store.judgements.candidates(sample, by)
    chosen = choose(candidates, skipped)
    return Turn(
        article_id=chosen.article_id if chosen else None,
        judged=sum(candidate.judged for candidate in candidates),
        total=len(candidates),
        skipped=sum(not candidate.judged and candidate.article_id in skipped for candidate in candidates),
    )


def choose(candidates: Collection[Candidate], skipped: Collection[int] = ()) -> Candidate | None:
    """The first article, in the order of the sample, of the source this person has judged least."""
    judged = Counter(candidate.source for candidate in candidates if candidate.judged)
    left = [candidate for candidate in candidates if not candidate.judged and candidate.article_id not in skipped]
    return min(left, key=lambda candidate: judged[candidate.source], default=None)
