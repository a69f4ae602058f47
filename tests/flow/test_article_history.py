"""The history of articles: edits are told from typography and noise, and changed headlines are found."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from kronika.flow.article_history import article_number, compared, headline_changes, versions
from kronika.flow.chronicle import Chronicle, init_chronicle, open_chronicle
from kronika.model.article import PageClass
from kronika.model.article_history import Touched, Turn, WordKind
from kronika.model.errors import UnknownName
from kronika.sampleweb.clock import NOW, SampleClock
from tests.flow.kept_articles import keep

HOUR = timedelta(hours=1)
URL = "http://listy.localhost/most"
SHARP, SOFT = "Hrozná ostuda: most je zničený", "Most čeká na opravu"


@pytest.fixture
def chronicle(tmp_path: Path) -> Iterator[Chronicle]:
    home = init_chronicle(tmp_path / "c", "[analyse]\nprocesses = 1\n")
    with open_chronicle(home, {}, clock=SampleClock(NOW)) as opened:
        yield opened


def edited(chronicle: Chronicle) -> int:
    """An article that was corrected in its typography, then softened."""
    keep(chronicle, "most", "Hrozná ostuda: „most“ je zničený", body="Most stojí – a padá.", at=NOW - 3 * HOUR)
    keep(chronicle, "most", 'Hrozná ostuda: "most" je zničený', body="Most stojí - a padá.", at=NOW - 2 * HOUR)
    return keep(
        chronicle, "most", SOFT, body="Most stojí a čeká.", at=NOW - HOUR, authors=("Eva Karasová",), published=NOW
    )


def test_versions_tell_what_was_touched_and_what_only_looks_edited(chronicle: Chronicle) -> None:
    number = edited(chronicle)
    first, second, third = versions(chronicle, number)
    assert [one.number for one in (first, second, third)] == [1, 2, 3]
    assert (first.is_edit, second.is_edit, third.is_edit) == (False, False, True)
    assert second.touched == ()
    assert third.touched == (Touched.TITLE, Touched.BODY, Touched.DATE, Touched.AUTHORS)
    assert third.newest and not second.newest
    assert (third.added, third.removed) == (5, 6)
    assert (first.at, third.at) == (NOW - 3 * HOUR, NOW - HOUR)
    assert versions(chronicle, first.article_id) == versions(chronicle, number), "any version names it"
    assert third.score is not None
    assert first.score is not None
    assert third.score > first.score


def test_two_versions_are_compared_word_by_word(chronicle: Chronicle) -> None:
    changed = compared(chronicle, edited(chronicle), 3, 1)
    runs = {kind: [run.text.strip() for run in changed.body.words if run.kind is kind] for kind in WordKind}
    assert runs[WordKind.ADDED] == ["čeká"]
    assert "padá" in runs[WordKind.REMOVED]
    assert "".join(run.text for run in changed.body.words if run.kind is not WordKind.REMOVED) == "Most stojí a čeká."
    assert (changed.body.added, changed.body.removed) == (1, 1)
    with pytest.raises(UnknownName, match="no version 7 of this article; there are 1, 2, 3"):
        compared(chronicle, 1, 1, 7)


def test_an_article_is_meant_by_number_or_address(chronicle: Chronicle) -> None:
    number = edited(chronicle)
    assert article_number(chronicle, URL) == article_number(chronicle, str(number)) == number
    with pytest.raises(UnknownName, match="no article number 99"):
        article_number(chronicle, "99")
    with pytest.raises(UnknownName, match="kronika explain"):
        article_number(chronicle, "http://listy.localhost/nic")


def test_changed_headlines_of_a_period_and_a_source(chronicle: Chronicle) -> None:
    edited(chronicle)
    keep(chronicle, "x", "Jiný titulek", source="noviny", at=NOW - 5 * HOUR)
    keep(chronicle, "x", "Jiný krásný titulek", source="noviny", at=NOW - 4 * HOUR)
    keep(chronicle, "stejny", "Stejný titulek", body="Jedna.", at=NOW - 5 * HOUR)
    keep(chronicle, "stejny", "Stejný titulek", body="Dvě.", at=NOW - 4 * HOUR)
    newest, older = headline_changes(chronicle)
    assert (newest.before, newest.after) == ('Hrozná ostuda: "most" je zničený', SOFT)
    assert (newest.before_number, newest.after_number) == (2, 3)
    assert (newest.seen_before, newest.at) == (NOW - 2 * HOUR, NOW - HOUR)
    assert newest.turn is Turn.SOFTENED
    assert newest.points_before is not None
    assert newest.points_before < 0 == newest.points_after
    assert (older.source, older.difference.added, older.difference.removed) == ("noviny", 1, 0)
    assert headline_changes(chronicle, since=NOW - 2 * HOUR) == (newest,)
    assert headline_changes(chronicle, until=NOW - 2 * HOUR) == (older,)
    assert headline_changes(chronicle, source="noviny") == (older,)
    assert headline_changes(chronicle, since=NOW) == ()


def test_a_sharper_headline_and_one_that_nobody_has_judged(chronicle: Chronicle) -> None:
    keep(chronicle, "a", SOFT, at=NOW - 2 * HOUR)
    keep(chronicle, "a", SHARP, at=NOW - HOUR)
    keep(chronicle, "b", SOFT, at=NOW - 4 * HOUR, analysed=False)
    keep(chronicle, "b", SHARP, at=NOW - 3 * HOUR, analysed=False)
    judged, unjudged = headline_changes(chronicle)
    assert judged.turn is Turn.SHARPENED
    assert (unjudged.turn, unjudged.tone_before, unjudged.points_after) == (None, None, None)


def test_versions_without_a_text_are_passed_over(chronicle: Chronicle) -> None:
    keep(chronicle, "most", SHARP, at=NOW - 3 * HOUR)
    keep(chronicle, "most", "Přihlaste se", page_class=PageClass.WALL, at=NOW - 2 * HOUR)
    number = keep(chronicle, "most", SOFT, at=NOW - HOUR)
    assert [version.number for version in versions(chronicle, number)] == [1, 3]
    [change] = headline_changes(chronicle)
    assert (change.before, change.before_number, change.after_number) == (SHARP, 1, 3)


def test_headlines_are_looked_for_among_edited_articles_only(chronicle: Chronicle) -> None:
    from kronika.store.version_pairs import NEW, PAIRS

    compiled = PAIRS.where(NEW.c.fetched_at >= NOW).compile(
        chronicle.store._database.engine, compile_kwargs={"literal_binds": True}
    )
    with chronicle.store._database.read() as connection:
        plan = [str(row[-1]) for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {compiled}")]
    assert any("articles_edited" in step for step in plan), plan
    assert not any(step.startswith("SCAN") for step in plan), plan
