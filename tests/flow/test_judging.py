"""The queue: the source judged least comes first, nothing comes twice, what was skipped waits."""

from __future__ import annotations

from pathlib import Path

from kronika.flow.judging import Turn, choose, next_turn
from kronika.model.article import ArticleFilter
from kronika.model.judgement import Candidate, Reading, Sample, Verdict
from kronika.store.store import Store, open_store
from tests.serve.web.chronicle import NOW, PAPERS, fill


def candidates(text: str) -> list[Candidate]:
    """Articles numbered from 1: the letter is the source, a capital letter is judged."""
    return [
        Candidate(article_id=number, source=letter.lower(), judged=letter.isupper())
        for number, letter in enumerate(text, 1)
    ]


def number(text: str, *skipped: int) -> int | None:
    chosen = choose(candidates(text), skipped)
    return chosen.article_id if chosen else None


def test_the_source_judged_least_comes_first() -> None:
    assert number("abcabc") == 1
    assert number("Abcabc") == 2
    assert number("ABcAbc") == 3
    assert number("AAbaa") == 3


def test_what_was_judged_or_skipped_does_not_come() -> None:
    assert number("aaa", 1) == 2
    assert number("Aaa", 2) == 3
    assert number("AAA") is None
    assert number("aa", 1, 2) is None
    assert number("") is None


def test_two_people_go_through_the_same_sample_each_alone(tmp_path: Path) -> None:
    with open_store(f"sqlite:///{tmp_path}/kronika.db", create=True) as store:
        fill(store, PAPERS[:3])
        sample = Sample(size=6, seed=5)
        eva, jan = walk(store, sample, "Eva", 4), walk(store, sample, "Jan", 6)
        assert eva == jan[:4]
        assert len(set(jan)) == 6
        sources = [store.articles.get(number).source for number in jan]
        assert sorted(sources[:3]) == sorted(sources[3:]), "every source before any source again"
        assert next_turn(store, sample, by="Jan") == Turn(article_id=None, judged=6, total=6, skipped=0)
        skipped = [next_turn(store, sample, by="Eva").article_id or 0]
        turn = next_turn(store, sample, by="Eva", skipped=skipped)
        assert (turn.judged, turn.total, turn.skipped) == (4, 6, 1)
        assert (skipped, turn.article_id) == ([jan[4]], jan[5])
        assert store.articles.count(ArticleFilter()) == 97


def walk(store: Store, sample: Sample, by: str, steps: int) -> list[int]:
    """Judge so many articles right."""
    numbers = []
    for _ in range(steps):
        found = next_turn(store, sample, by=by).article_id
        assert found is not None
        numbers.append(found)
        store.judgements.judge(Reading.of(store.articles.get(found)), Verdict.RIGHT, by=by, at=NOW)
    return numbers
