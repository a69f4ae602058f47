"""Who answers and how well: the figures, the annotators, and what an exclusion changes."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest
from fastapi.testclient import TestClient

from kronika.flow.exclusion_effect import Effect
from kronika.model.annotation import DayCount
from kronika.serve.web.annotate_people import changes, filled
from kronika.serve.web.tongue import tongues
from kronika.store.store import Store
from tests.serve.web.asking import KIND, PARISHES, ask_people, vote
from tests.serve.web.chronicle import NOW
from tests.serve.web.test_annotate_ask import field

Open = Callable[..., TestClient]
PEOPLE = "/annotate/people"


@pytest.fixture
def voted(empty_store: Store) -> Store:
    """Two people who are right and one who says the opposite."""
    ask_people(empty_store)
    vote(empty_store)
    return empty_store


def test_the_figures_are_shown(voted: Store, visit: Open) -> None:
    html = visit(voted).get(PEOPLE).text
    for part in ("72", "of 24", "2.5 s", "Answers a day", *PARISHES[:3], "Device 3"):
        assert part in html
    assert 'class="bars"' in html and 'class="interval"' in html


def test_exclusion_is_one_click_and_tells_what_changed(voted: Store, visit: Open) -> None:
    client = visit(voted)
    token = field(client.get(PEOPLE).text, "csrf")
    form = {"csrf": token, "kind": KIND, "annotator": "3", "deed": "exclude", "reason": "the opposite of all others"}
    html = client.post(PEOPLE, data=form).text
    assert "Annotator 3 no longer counts; no vote was deleted." in html and "24 answers less count." in html
    assert "the opposite of all others" in html
    found = voted.annotators.get(3)
    assert found and found.excluded and found.reason == "the opposite of all others"
    assert len(voted.answers.listing(KIND)) == 72
    html = client.post(PEOPLE, data=form | {"deed": "readmit"}).text
    assert "Annotator 3 counts again." in html and "24 answers more count." in html
    found = voted.annotators.get(3)
    assert found and not found.excluded


def test_nobody_is_excluded_by_a_forged_or_wrong_form(voted: Store, visit: Open) -> None:
    client = visit(voted)
    form = {"kind": KIND, "annotator": "3", "deed": "exclude"}
    assert client.post(PEOPLE, data=form).status_code == 403
    token = field(client.get(PEOPLE).text, "csrf")
    assert client.post(PEOPLE, data=form | {"csrf": token, "annotator": "x"}).status_code == 404
    assert client.post(PEOPLE, data=form | {"csrf": token, "annotator": "99"}).status_code == 404
    assert client.post(PEOPLE, data=form | {"csrf": token, "kind": "none"}).status_code == 404
    assert client.post(PEOPLE, data=form | {"csrf": token, "deed": "delete"}).status_code == 422
    assert not any(annotator.excluded for annotator in voted.annotators.all())


def test_nobody_has_answered_yet(empty_store: Store, visit: Open) -> None:
    html = visit(empty_store).get(PEOPLE).text
    assert "Nobody has answered yet" in html and "kronika facts run" in html


def test_days_without_answers_are_days_too() -> None:
    days = (
        DayCount(day=date(2026, 3, 1), answers=5, devices=1),
        DayCount(day=date(2026, 3, 3), answers=2, devices=1),
    )
    assert [count.answers for count in filled(days, date(2026, 3, 4))] == [5, 0, 2, 0]
    assert len(filled(days, date(2027, 3, 4))) == 60
    assert filled((), date(2026, 3, 4)) == []


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("pl", ["Liczą się o 22 odpowiedzi mniej.", "5 wyników się odwróciło.", "Ponownie pytamy o 3."]),
        ("cs", ["Počítá se o 22 odpovědí méně.", "5 výsledků se obrátilo.", "Znovu se ptáme na 3."]),
        ("ru", ["Учитывается на 22 ответа меньше.", "5 результатов изменились.", "Спрашиваем снова: 3."]),
    ],
)
def test_changes_are_told_with_the_right_plurals(lang: str, words: list[str]) -> None:
    found = Effect(answers=-22, turned=5, without=0, reopened=3)
    tongue = tongues(NOW.tzinfo)[lang]  # type: ignore[arg-type]
    assert changes(3, "exclude", found, tongue)[1:] == words
