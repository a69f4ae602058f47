"""Ready questions over a small chronicle: numbers, names, gaps, broken days, bounds, repeated texts, and what is said of them."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from kronika.flow import trends
from kronika.flow.chronicle import Chronicle
from kronika.flow.saved_queries import save_query
from kronika.model.analysis import Sentiment, Tone
from kronika.model.errors import InputError
from kronika.model.saved_query import SavedQuery
from kronika.model.search import Question
from kronika.model.series import Ready, Step
from kronika.model.source import Source
from kronika.store.health_schema import episodes
from tests.store.analysed import an_analysis, analyse, store_articles
from tests.store.material import NOW, a_source, an_article

FIRST = date(2026, 2, 20)
EVERYTHING = Question()
# day, points for, points against, names, prints; "-" parts sources
LISTY = [
    (0, 6, 1, {"Jan Novák": [0], "Eva": [0]}, (1, 2)),
    (0, 2, 7, {"Jan Novák": [0]}, ()),
    (1, 1, 9, {"Jan Novák": [1], "Eva": [1]}, ()),
    (3, 4, 4, {"Eva": [0]}, ()),
    (3, 0, 6, {"Jan Novák": [0], "Eva": [2]}, ()),
]
NOVINY = [(1, 6, 1, {"Jan Novák": [0], "Eva": [0]}, (1, 2)), (3, 8, 0, {"Petr": [0]}, ())]


def told(positive: float, negative: float) -> Sentiment:
    score = positive - negative
    tone = Tone.POSITIVE if score >= 4 else Tone.NEGATIVE if score <= -4 else Tone.NEUTRAL
    return Sentiment(positive=positive, negative=negative, score=score, tone=tone, normalised=0.0, by="slova")


def keep(
    chronicle: Chronicle, source: Source, rows: list[tuple[int, int, int, dict[str, list[int]], tuple[int, ...]]]
) -> list[int]:
    """Articles with their analyses."""
    articles = [
        an_article(
            f"{source.name} {place}", published=datetime(2026, 2, 20, 9, place, tzinfo=UTC) + timedelta(days=row[0])
        )
        for place, row in enumerate(rows)
    ]
    numbers = store_articles(chronicle.store, source, *articles)
    analyses = [replace(an_analysis(row[3], prints=row[4]), sentiment=told(row[1], row[2])) for row in rows]
    analyse(chronicle.store, dict(zip(numbers, analyses, strict=True)))
    return numbers


@pytest.fixture
def filled(chronicle: Chronicle) -> Chronicle:
    """Two sources over four days; the third day has no articles, and one text stands in both."""
    for name, rows in (("listy", LISTY), ("noviny", NOVINY)):
        keep(chronicle, chronicle.store.sources.add(a_source(name), NOW), rows)
    return chronicle


def test_sentiment_by_day_with_a_gap(filled: Chronicle) -> None:
    answer = trends.sentiment(filled, EVERYTHING)
    (line,) = answer.lines
    assert (answer.first, answer.last, answer.total) == (FIRST, FIRST + timedelta(days=3), 7)
    assert [point.articles for point in line.points] == [2, 2, 0, 3]
    assert [point.value for point in line.points] == [0.0, -1.5, None, pytest.approx(2 / 3)]
    assert (line.points[0].positive, line.points[0].negative) == (4.0, 4.0)
    assert answer.title == "Articles sounded darkest on 21 February, brightest on 23 February"
    assert "20–23 February 2026" in answer.subtitle
    assert "3 points stand on fewer than 5 articles (hollow)." in answer.notes
    assert any(note.startswith("Nobody has judged") for note in answer.notes)


def test_a_question_narrows_every_answer(filled: Chronicle) -> None:
    both = trends.sentiment(filled, Question(entities=("Jan Novák", "Eva")))
    assert both.total == 4 and both.lines[0].points[0].value == 5.0
    assert "articles that name Jan Novák and Eva" in both.subtitle
    assert trends.volume(filled, Question(sources=("noviny",))).total == 2
    assert trends.volume(filled, Question(tone=Tone.NEGATIVE)).total == 3
    day = datetime(2026, 2, 21, tzinfo=UTC)
    within = trends.volume(filled, Question(since=day, until=day + timedelta(days=2)))
    assert [(point.day, point.articles) for point in within.lines[0].points] == [
        (day.date(), 2),
        (date(2026, 2, 22), 0),
    ]
    assert trends.volume(filled, Question(text="title:listy")).total == 5


def test_repeated_texts_count_once_where_they_stood_first(filled: Chronicle) -> None:
    answer = trends.volume(filled, Question(collapsed=True))
    assert (answer.total, [point.articles for point in answer.lines[0].points]) == (6, [2, 1, 0, 3])
    assert "repeated texts counted once" in answer.subtitle
    later = Question(collapsed=True, since=datetime(2026, 2, 21, tzinfo=UTC))
    assert trends.volume(filled, later).total == 5, "what stood before the period hides nothing"


def test_servers_side_by_side(filled: Chronicle) -> None:
    answer = trends.servers(filled, EVERYTHING)
    assert [(line.name, line.total) for line in answer.lines] == [("listy", 5), ("noviny", 2)]
    assert answer.lines[1].points[1].value == 5.0
    assert answer.lines[1].points[0].value is None
    assert [trends.volume(filled, Question(text=line.query)).total for line in answer.lines] == [5, 2]


def test_names_come_from_the_store_and_rankings_from_the_index(filled: Chronicle) -> None:
    answer = trends.entities(filled, EVERYTHING)
    assert [(one.name, one.kind, one.articles) for one in answer.rankings[0].best] == [
        ("Jan Novák", "PER", 2),
        ("Eva", "PER", 1),
    ]
    assert answer.title == "Jan Novák leads on 2 of 3 days" or answer.title == "Eva leads on 2 of 3 days"
    words = trends.keywords(filled, EVERYTHING)
    assert [(one.key, one.name) for one in words.rankings[0].best] == [("kůň", "Kůň")]


def test_the_ends_of_each_day(filled: Chronicle) -> None:
    answer = trends.headlines(filled, EVERYTHING, best=1)
    found = [(one.day.day, one.end, one.title, one.source, one.score) for one in answer.headlines]
    assert found[:3] == [
        (20, Tone.NEGATIVE, "listy 1", "listy", -5.0),
        (20, Tone.POSITIVE, "listy 0", "listy", 5.0),
        (21, Tone.NEGATIVE, "listy 2", "listy", -8.0),
    ]


def test_shares_of_tones(filled: Chronicle) -> None:
    first, second = trends.shares(filled, EVERYTHING).shares
    assert first.tones == {Tone.POSITIVE: 1, Tone.NEGATIVE: 3, Tone.NEUTRAL: 1}
    assert (second.source, second.mean) == ("noviny", 1.0)


def test_what_is_named_together_comes_with_its_sentences(filled: Chronicle) -> None:
    answer = trends.graph(filled, EVERYTHING)
    (tie,) = answer.ties
    names = {answer.nodes[tie.first].name, answer.nodes[tie.second].name}
    assert (names, tie.articles, tie.sentences) == ({"Jan Novák", "Eva"}, 4, 3)


def test_a_week_is_counted_together(filled: Chronicle) -> None:
    answer = trends.volume(filled, Question(since=datetime(2026, 2, 18, tzinfo=UTC)), Step.WEEK)
    assert [(one.day, one.articles) for one in answer.lines[0].points] == [
        (date(2026, 2, 18), 4),
        (date(2026, 2, 23), 3),
    ]


def test_broken_days_are_named_with_their_reason(filled: Chronicle) -> None:
    listy = filled.store.sources.get("listy")
    since = datetime(2026, 2, 21, 5, tzinfo=UTC)
    row = {
        "source_id": listy.id, "verdict": "broken", "since": since, "noticed": since, "until": None, "first_turn": 1,
        "documents": 9, "damaged": 7, "reasons": [], "handling": "open", "note": "",
    }  # fmt: skip
    filled.store._database.run(lambda connection: connection.execute(episodes.insert(), [row]))
    assert trends.sentiment(filled, EVERYTHING).last == date(2026, 2, 23), "a chronicle that ended ends there"
    filled = replace(filled, clock=lambda: datetime(2026, 3, 5, 9, tzinfo=UTC))
    answer = trends.sentiment(filled, EVERYTHING)
    (broken,) = answer.broken
    today = date(2026, 3, 5)
    assert (broken.source, broken.first, broken.last) == ("listy", date(2026, 2, 21), today)
    assert answer.last == today, "a source that broke must not look well to the end of the chart"
    until = datetime(2026, 2, 22, tzinfo=UTC)
    assert trends.sentiment(filled, Question(until=until)).broken[0].last == date(2026, 2, 21)
    later = Question(since=until + timedelta(days=2))
    assert [one.source for one in trends.sentiment(filled, later).broken] == ["listy"], "although it brings no article"
    assert "wrong text in 7 of 9 documents" in broken.sentence
    assert trends.sentiment(filled, Question(sources=("noviny",))).broken == ()


def test_people_s_judgements_become_bounds(filled: Chronicle) -> None:
    for number in range(1, 6):  # people find every article of listy one step better than the machine, but the best
        machine = filled.store.analyses.get(number)
        assert machine is not None
        tone = {Tone.NEGATIVE: "a", Tone.NEUTRAL: "p", Tone.POSITIVE: "p"}[machine.analysis.sentiment.tone]
        filled.store.corrections.tone(number, tone, by="eva", at=NOW)
    line = trends.sentiment(filled, EVERYTHING).lines[0]
    for point in line.points:
        if point.value is None:
            assert point.low is None and point.high is None
        else:
            assert point.low is not None and point.high is not None
            assert point.low < point.high and (point.low + point.high) / 2 > point.value, "the machine was too harsh"
    wide = [point.high - point.low for point in line.points if point.high is not None and point.low is not None]
    assert wide[2] < wide[0], "more articles, narrower bounds"
    compared = trends.servers(filled, EVERYTHING)
    assert compared.lines[0].points[0].low is not None and compared.lines[1].points[1].low is None
    assert "Too few are judged of noviny." in compared.notes
    assert [one.low is None for one in trends.shares(filled, EVERYTHING).shares] == [False, True]


def test_articles_without_an_analysis_are_told_of(filled: Chronicle) -> None:
    source = filled.store.sources.get("listy")
    store_articles(filled.store, source, an_article("new", published=datetime(2026, 2, 23, 20, tzinfo=UTC)))
    answer = trends.sentiment(filled, EVERYTHING)
    assert answer.total == 8 and "1 of 8 articles are not analysed yet: kronika analyse" in answer.notes


def test_the_articles_behind_a_point_are_those_it_counts(filled: Chronicle) -> None:
    line = trends.sentiment(filled, Question(collapsed=True)).lines[0]
    for point in line.points:
        assert len(trends.behind(filled, Question(collapsed=True), point.day, point.day)) == point.articles


def test_days_are_those_of_the_chronicle_s_zone(filled: Chronicle) -> None:
    source = filled.store.sources.get("listy")
    late = datetime(2026, 2, 22, 23, 30, tzinfo=UTC)
    store_articles(filled.store, source, an_article("late", published=late))
    assert [point.articles for point in trends.volume(filled, EVERYTHING).lines[0].points] == [2, 2, 1, 3]
    serve = filled.settings.serve.model_copy(update={"zone": "Europe/Prague"})
    there = replace(filled, settings=filled.settings.model_copy(update={"serve": serve}))
    assert [point.articles for point in trends.volume(there, EVERYTHING).lines[0].points] == [2, 2, 0, 4]


def test_a_saved_query_is_charted_by_its_name(filled: Chronicle) -> None:
    asked = Question(entities=("Eva",), collapsed=True)
    save_query(filled, SavedQuery(name="Eva", question=asked))
    by_name, written = trends.volume(filled, Question(text="@Eva")), trends.volume(filled, asked)
    assert (by_name.total, by_name.lines, by_name.subtitle) == (4, written.lines, written.subtitle)


def test_nothing_found_is_an_answer_and_a_turned_period_an_error(filled: Chronicle) -> None:
    for ready in Ready:
        answer = trends.answer(filled, ready, Question(text="nicneníani"))
        assert (answer.total, answer.title) == (0, "No articles")
    with pytest.raises(InputError, match="turn --from and --to around"):
        trends.volume(
            filled,
            Question(since=datetime(2026, 2, 23, tzinfo=UTC), until=datetime(2026, 2, 21, tzinfo=UTC)),
        )
