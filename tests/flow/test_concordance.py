"""Concordances find what a plain look through all texts finds; lists and collocations count what is there."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from math import log2

import pytest

from kronika.flow.chronicle import Chronicle
from kronika.flow.collocations import CollocationWish, Measure, collocations, log_likelihood, t_score
from kronika.flow.concordance import KwicWish, concordance, lines
from kronika.flow.corpora import freeze
from kronika.flow.corpus_scan import Where
from kronika.flow.count_kinds import Unit
from kronika.flow.frequencies import FrequencyWish, frequencies
from kronika.flow.kwic_pattern import matches
from kronika.flow.kwic_sort import KwicSort
from kronika.model.analysed import text_of
from kronika.model.corpus import Corpus
from kronika.model.errors import BadQuery
from kronika.model.search import Question
from tests.flow.corpus_material import ARTICLES, PLAIN, fresh, put

WORD = re.compile(r"[^\W_]+")


@pytest.fixture(scope="module")
def chronicle(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chronicle]:
    with fresh(tmp_path_factory.mktemp("kwic") / "c") as opened:
        put(opened, ARTICLES)
        freeze(opened, Corpus(name="all"))
        yield opened


@pytest.fixture(params=["question", "corpus"])
def where(request: pytest.FixtureRequest, chronicle: Chronicle) -> Where:
    """All articles, asked for and frozen."""
    return Question() if request.param == "question" else chronicle.store.corpora.get("all")


def shown(chronicle: Chronicle, where: Where, pattern: str, **more: object) -> list[str]:
    found = concordance(chronicle, where, KwicWish(pattern=pattern, **more))  # type: ignore[arg-type]
    assert found.hits == len(found.lines)
    return [line.keyword for line in found.lines]


def test_words_by_form_by_lemma_with_wildcards_and_in_a_row(chronicle: Chronicle, where: Where) -> None:
    assert shown(chronicle, where, "most") == ["most", "Most", "most", "Most"]
    assert sorted(shown(chronicle, where, "most", lemma=True)) == ["Most", "Most", "most", "most", "mostem"]
    assert shown(chronicle, where, "mlek*") == ["mléka", "Mléko", "Mléko"]
    assert shown(chronicle, where, "mlék?") == ["mléka", "Mléko", "Mléko"]
    assert shown(chronicle, where, "mléko") == ["Mléko", "Mléko"]
    assert shown(chronicle, where, '"karel bouda"') == ["Karel Bouda", "Karel Bouda"]
    assert shown(chronicle, where, "horní lhota", lemma=True) in (["Horní Lhoty"], [])  # as far as the dictionary goes
    assert shown(chronicle, where, "bouda karel") == []
    assert shown(chronicle, where, "velbloud") == []


def test_a_line_leads_to_its_place(chronicle: Chronicle, where: Where) -> None:
    for line in lines(chronicle, where, "most", lemma=True, width=25):
        text = text_of(PLAIN)
        assert text[line.start : line.end] == line.keyword
        around = " ".join((line.left + line.keyword + line.right).replace(" ¶ ", " ").split())
        assert around in " ".join(text.split())
        assert (len(line.left) <= 25, len(line.right) <= 25, line.source) == (True, True, "Kuryr")
        assert f"{line.day}" == "2026-05-01"


def test_lines_are_sorted_and_cut_while_all_are_counted(chronicle: Chronicle, where: Where) -> None:
    def lefts(sort: KwicSort, **more: int) -> list[str]:
        found = concordance(chronicle, where, KwicWish(pattern="most", lemma=True, sort=sort, **more))  # type: ignore[arg-type]
        assert (found.hits, found.articles) == (5, 1)
        return [
            (line.left if sort is KwicSort.LEFT else line.right)
            .replace("¶", " ")
            .split()[-1 if sort is KwicSort.LEFT else 0]
            for line in found.lines
        ]

    assert lefts(KwicSort.LEFT) == ["most", "nový", "počítají.", "s", "že"]
    assert lefts(KwicSort.LEFT, limit=2, offset=1) == ["nový", "počítají."]
    assert lefts(KwicSort.RIGHT) == ["je", "Most", "počítají.", "přes", "stál"]


def test_a_concordance_needs_a_word(chronicle: Chronicle) -> None:
    for bad in ("", "*", "?* *", "„“", "a " * 11):
        with pytest.raises(BadQuery):
            concordance(chronicle, Question(), KwicWish(pattern=bad))
    assert matches("*a*a*a*a*a*a*b", "a" * 10_000) is False  # hostile patterns end


def test_lists_count_what_is_there(chronicle: Chronicle, where: Where) -> None:
    texts = [text_of(one).replace("\u00ad", "").replace("e\u0301", "é") for one in ARTICLES]
    words = [Counter(word.lower() for word in WORD.findall(text)) for text in texts]
    found = frequencies(chronicle, where, FrequencyWish(limit=None))
    total = sum(words, Counter())
    assert {one.item: one.count for one in found.items} == dict(total)
    assert (found.words, found.articles) == (total.total(), 4)
    most = next(one for one in found.items if one.item == "most")
    assert (most.count, most.documents, most.per_million) == (4, 1, round(4e6 / total.total(), 2))
    assert [one.count for one in found.items] == sorted((one.count for one in found.items), reverse=True)


def test_lemmas_pairs_names_and_keywords(chronicle: Chronicle, where: Where) -> None:
    def counts(unit: Unit, **more: object) -> dict[str, int]:
        found = frequencies(chronicle, where, FrequencyWish(unit=unit, limit=None, **more))  # type: ignore[arg-type]
        return {one.item: one.count for one in found.items}

    assert counts(Unit.LEMMAS)["most"] == 5
    pairs = counts(Unit.BIGRAMS)
    assert (pairs["karel bouda"], "dlouho dodal" in pairs) == (2, False)
    assert all(len(pair.split()) == 2 for pair in pairs)
    assert counts(Unit.NAMES)["Karel Bouda"] == 2
    assert counts(Unit.KEYWORDS)["doprava & stavby"] == 1
    assert "že" in counts(Unit.WORDS)
    assert "že" not in counts(Unit.WORDS, common=False)
    assert set(counts(Unit.WORDS, least=4)) < set(counts(Unit.WORDS))


def test_neighbours_are_counted_and_weighed(chronicle: Chronicle, where: Where) -> None:
    found = collocations(chronicle, where, CollocationWish(word="karel", window=1, least=1))
    words = {one.word: one for one in found.items}
    assert found.count == 2
    assert (words["bouda"].together, words["bouda"].left, words["bouda"].right, words["bouda"].count) == (2, 0, 2, 2)
    assert words["bouda"].score == 14  # they never stand apart
    assert set(words) == {"starosta", "bouda"}
    mi = collocations(chronicle, where, CollocationWish(word="karel", window=1, least=1, measure=Measure.MI))
    assert mi.items[0].score == pytest.approx(log2(2 * mi.words / 4), abs=1e-3)
    with pytest.raises(BadQuery, match="one word"):
        collocations(chronicle, where, CollocationWish(word="karel bouda"))


def test_measures_by_hand() -> None:
    assert t_score(20, 100, 200, 10_000) == pytest.approx((20 - 2) / 20**0.5)
    assert log_likelihood(10, 20, 30, 1_000) > 0 > log_likelihood(1, 200, 300, 1_000)
    assert log_likelihood(6, 20, 300, 1_000) == pytest.approx(0.0, abs=1e-9)  # exactly by chance
