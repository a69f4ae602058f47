"""A question frozen with its result stays as it was: exported, counted and looked at, whatever is read anew."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from kronika.flow.chronicle import Chronicle
from kronika.flow.concordance import KwicWish, concordance
from kronika.flow.corpora import chosen_as, entries, freeze
from kronika.flow.corpus_verify import verify_stored
from kronika.model.article import Article
from kronika.model.corpus import Corpus
from kronika.model.errors import BadQuery, InputError, Interrupted
from kronika.model.search import Question
from kronika.sampleweb.clock import NOW
from tests.flow.corpus_material import ARTICLES, ENGLISH, PLAIN, SHAPED, fresh, put


@pytest.fixture
def chronicle(tmp_path: Path) -> Iterator[Chronicle]:
    with fresh(tmp_path / "c") as opened:
        yield opened


def read_again(chronicle: Chronicle, new: Article) -> None:
    """All pages are read anew and give this."""
    [source] = chronicle.store.sources.all()
    chronicle.store.articles.read_again(source.id, NOW - timedelta(days=30))
    jobs = chronicle.store.jobs.lease("extract", worker="tester", limit=10, seconds=60.0)
    chronicle.store.articles.save([(job, new) for job in jobs])


def test_what_answers_a_question_is_frozen_the_earliest_first(chronicle: Chronicle) -> None:
    put(chronicle, ARTICLES)
    made = freeze(chronicle, Corpus(name="bridges", question=Question(text="most OR bridge"), by="Eva"))
    found = list(entries(chronicle, chosen_as(chronicle, "bridges")))
    assert [one.article.url for one in found] == [PLAIN.url, ENGLISH.url]
    assert (made.articles, made.by, made.question.text) == (2, "Eva", "most OR bridge")
    assert made.words == 62


def test_a_corpus_does_not_notice_that_its_articles_are_read_anew(chronicle: Chronicle) -> None:
    put(chronicle, (PLAIN, SHAPED))
    made = freeze(chronicle, Corpus(name="all"))
    before = list(entries(chronicle, chosen_as(chronicle, "all")))
    read_again(chronicle, replace(ENGLISH, title="Something else"))
    after = list(entries(chronicle, chosen_as(chronicle, "all")))
    assert [one.article for one in after] == [one.article for one in before]
    assert [one.analysis and one.analysis.entities for one in after] == [
        one.analysis and one.analysis.entities for one in before
    ]
    assert verify_stored(chronicle, chosen_as(chronicle, "all")).faults == 0
    assert concordance(chronicle, made, KwicWish(pattern="bouda")).hits == 2
    assert concordance(chronicle, Question(), KwicWish(pattern="bouda")).hits == 0
    assert concordance(chronicle, made, KwicWish(pattern="booth")).hits == 0


def test_an_analysis_of_another_text_is_left_out(chronicle: Chronicle) -> None:
    ids = put(chronicle, (PLAIN,))
    read_again(chronicle, replace(PLAIN, title="Jiný titulek bez jmen"))  # its analysis still waits
    freeze(chronicle, Corpus(name="all"), article_ids=ids)
    [one] = entries(chronicle, chosen_as(chronicle, "all"))
    assert one.analysis is None


def test_nothing_is_frozen_of_a_question_that_nothing_answers_or_nobody_can_read(chronicle: Chronicle) -> None:
    ids = put(chronicle, (PLAIN,), told=False)
    with pytest.raises(InputError, match="nothing to freeze"):
        freeze(chronicle, Corpus(name="none", question=Question(text="velbloud")))
    with pytest.raises(BadQuery):
        freeze(chronicle, Corpus(name="bad", question=Question(text="most AND (")))
    stop = threading.Event()
    stop.set()
    with pytest.raises(Interrupted):
        freeze(chronicle, Corpus(name="stopped"), article_ids=ids, stop=stop)
    assert chronicle.store.corpora.all() == []
    freeze(chronicle, Corpus(name="stopped"), article_ids=ids)


def test_repetitions_count_once_where_that_is_asked(chronicle: Chronicle) -> None:
    put(chronicle, (PLAIN, replace(PLAIN, url="https://kuryr.example/again", published=None, published_from=None)))
    assert freeze(chronicle, Corpus(name="all")).articles == 2
    assert freeze(chronicle, Corpus(name="once", question=Question(collapsed=True))).articles == 1
