"""What the index counts is what one counts by hand, over several segments, with gaps, and with repeated texts once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from statistics import fmean

import pytest

from kronika.index.series import selection as module
from kronika.index.series.ends import ends
from kronika.index.series.rankings import Counted, most_frequent, rankings
from kronika.index.series.selection import Selection
from kronika.index.series.sentiment import points, points_by_source
from kronika.index.series.together import company
from kronika.index.series.tones import points_of_tones, shares
from kronika.index.series.volume import counts, sources
from kronika.model.analysis import Tone
from kronika.model.search import Indexable
from tests.index.series.many import DAYS, EMPTY, FIRST, everything, of_days, some_articles, stretches

ARTICLES = some_articles()
Key = Callable[[Indexable], list[str]]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Selection:
    selected = everything(tmp_path_factory.mktemp("index"), ARTICLES)
    assert selected.searcher.num_segments > 1, "the interesting case is several segments"
    return selected.within(*ends_of())


def ends_of() -> module.Stretch:
    return stretches()[0][0], stretches()[-1][1]


@pytest.mark.parametrize("step", [1, 5])
def test_points_are_means_over_analysed_articles_and_days_without_are_gaps(whole: Selection, step: int) -> None:
    found = points(whole, stretches(step))
    for point, (first, last) in zip(found, stretches(step), strict=True):
        toned = [one for one in of_days(ARTICLES, first, last) if one.tone]
        assert (point.day, point.articles) == (first, len(toned))
        if toned:
            assert point.positive == pytest.approx(fmean(one.positive for one in toned))
            assert point.negative == pytest.approx(fmean(one.negative for one in toned))
            assert point.value == pytest.approx(fmean(one.score for one in toned))
    if step == 1:
        gap = found[EMPTY]
        assert (gap.articles, gap.positive, gap.negative, gap.value) == (0, None, None, None)


def test_points_of_sources_come_together_to_those_of_all(whole: Selection) -> None:
    by_source = points_by_source(whole, stretches(), ["listy", "noviny", "zprávy"])
    for place, (first, last) in enumerate(stretches()):
        for name, found in by_source.items():
            toned = [one for one in of_days(ARTICLES, first, last) if one.tone and one.source == name]
            assert found[place].articles == len(toned)
            expected = fmean(one.score for one in toned) if toned else None
            assert found[place].value == (pytest.approx(expected) if toned else None)


def test_many_stretches_are_asked_for_in_pieces(whole: Selection, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = points_by_source(whole, stretches(), ["listy", "noviny"])
    monkeypatch.setattr(module, "MOST_BUCKETS", 10)
    assert points_by_source(whole, stretches(), ["listy", "noviny"]) == expected


def test_counts_and_sources(whole: Selection) -> None:
    found = counts(whole, stretches())
    assert [one.articles for one in found] == [len(of_days(ARTICLES, *one)) for one in stretches()]
    assert found[EMPTY].value is None
    assert sources(whole) == Counter(one.source for one in ARTICLES)
    assert whole.days() == (FIRST, stretches()[DAYS - 1][1])
    assert whole.count() == len(ARTICLES)


def things(article: Indexable) -> list[str]:
    return [one.key for one in article.things]


def lemmas(article: Indexable) -> list[str]:
    return [one.lemma for one in article.keywords]


@pytest.mark.parametrize(("counted", "keys"), [(Counted.THINGS, things), (Counted.KEYWORDS, lemmas)])
def test_rankings_are_exact_over_segments(whole: Selection, counted: Counted, keys: Key) -> None:
    for ranking, days in zip(rankings(whole, stretches(), counted, best=5), stretches(), strict=True):
        tally = Counter(key for one in of_days(ARTICLES, *days) for key in keys(one))
        expected = sorted(tally.items(), key=lambda item: (-item[1], item[0]))[:5]
        assert [(one.key, one.articles) for one in ranking.best] == expected
    over_all = Counter(key for one in ARTICLES for key in keys(one))
    assert {one.key: one.articles for one in most_frequent(whole, counted, best=3)} == dict(
        sorted(over_all.items(), key=lambda item: (-item[1], item[0]))[:3]
    )


def test_the_ends_of_a_day_are_its_most_negative_and_most_positive_articles(whole: Selection) -> None:
    found = ends(whole, stretches(), best=2)
    for first, last in stretches():
        toned = [one for one in of_days(ARTICLES, first, last) if one.tone]
        harsh = sorted((one.score, one.id) for one in toned if one.score < 0)[:2]
        kind = sorted((-one.score, one.id) for one in toned if one.score > 0)[:2]
        here = [one for one in found if one.day == first]
        assert [(one.score, one.article_id) for one in here if one.end is Tone.NEGATIVE] == harsh
        assert [(-one.score, one.article_id) for one in here if one.end is Tone.POSITIVE] == kind


def test_shares_and_what_a_tone_is_worth(whole: Selection) -> None:
    toned = [one for one in ARTICLES if one.tone]
    for share in shares(whole):
        mine = [one for one in toned if one.source == share.source]
        assert share.articles == len(mine)
        assert share.tones == {tone: sum(one.tone is tone for one in mine) for tone in Tone}
        assert share.mean == pytest.approx((share.tones[Tone.POSITIVE] - share.tones[Tone.NEGATIVE]) / len(mine))
    assert points_of_tones(whole)[Tone.NEGATIVE] == pytest.approx(
        fmean(one.score for one in toned if one.tone is Tone.NEGATIVE)
    )


def test_company_counts_articles_that_name_both(whole: Selection) -> None:
    found = company(whole, most=6)
    tally = Counter(key for one in ARTICLES for key in things(one))
    assert dict(zip(found.keys, found.articles, strict=True)) == dict(
        sorted(tally.items(), key=lambda item: (-item[1], item[0]))[:6]
    )
    for (first, second), both in found.pairs.items():
        assert both == sum({found.keys[first], found.keys[second]} <= set(things(one)) for one in ARTICLES)


def test_of_repeated_texts_the_first_of_the_selection_counts(whole: Selection) -> None:
    first, last = stretches()[3][0], stretches()[15][1]
    inside = sorted(of_days(ARTICLES, first, last), key=lambda one: (one.at, one.id))
    seen: set[int] = set()
    kept = []
    for one in inside:
        if one.cluster is None or one.cluster not in seen:
            kept.append(one.id)
        seen |= {one.cluster} if one.cluster is not None else set()
    assert len(kept) < len(inside)
    assert sorted(whole.within(first, last).collapsed().ids()) == sorted(kept)


def test_numbers_come_newest_first(whole: Selection) -> None:
    ordered = sorted(ARTICLES, key=lambda one: (one.at, one.id), reverse=True)
    assert whole.ids() == [one.id for one in ordered]
    assert whole.without(whole.ids()).ids() == []
