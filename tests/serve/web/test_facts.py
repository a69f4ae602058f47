"""Facts: the kinds, the list of sites with its filter and order, and the map."""

from __future__ import annotations

import html
import re

import pytest
from fastapi.testclient import TestClient

from kronika.store.store import Store
from tests.serve.web.conftest import Open
from tests.serve.web.parishes import WITHOUT_PLACE

OFFICES, MASSES = "/facts/office-hours", "/facts/mass-times"


@pytest.fixture
def client(parishes: Store, visit: Open) -> TestClient:
    """A client on the parishes."""
    return visit(parishes)


def names(page: str) -> list[str]:
    return [
        html.unescape(name) for name in re.findall(r'<th role="rowheader".*?<a [^>]*>(.*?)</a>', page, flags=re.DOTALL)
    ]


def nexts(page: str) -> list[str]:
    return re.findall(r'class="fact-next".*?<time[^>]*>(.*?)</time>', page, flags=re.DOTALL)


def test_the_kinds_are_shown_with_their_counts(client: TestClient) -> None:
    page = client.get("/facts").text
    assert "Times of holy masses" in page
    assert "Opening hours of offices" in page
    assert page.count("<dt>Sites</dt><dd>12</dd>") == 2
    assert "<dt>Hours</dt><dd>36</dd>" in page  # three openings of each office


def test_every_site_has_its_row_with_what_comes_next(client: TestClient) -> None:
    page = client.get(OFFICES).text
    assert len(names(page)) == 12
    assert set(nexts(page)) == {"Monday 9:00"}  # it is Saturday
    masses = nexts(client.get(MASSES).text)
    assert len(masses) == 12
    assert all(re.fullmatch(r"(?:today|tomorrow) \d+:\d\d", said) for said in masses)


def test_what_comes_first_stands_first(client: TestClient) -> None:
    found = re.findall(r'class="fact-next".*?datetime="(.*?)"', client.get(MASSES).text, flags=re.DOTALL)
    assert found == sorted(found)
    turned = re.findall(
        r'class="fact-next".*?datetime="(.*?)"', client.get(f"{MASSES}?sort=-next").text, flags=re.DOTALL
    )
    assert turned == sorted(found, reverse=True)


@pytest.mark.parametrize(
    "column", ["name", "town", "next", "slots", "confidence", "questions", "contradictions", "read"]
)
def test_every_column_sorts_both_ways(client: TestClient, column: str) -> None:
    there, back = (names(client.get(f"{OFFICES}?sort={sign}{column}").text) for sign in ("", "-"))
    assert sorted(there) == sorted(back)
    assert len(there) == 12


@pytest.mark.parametrize(
    ("query", "towns"),
    [
        ("words=olszyny", ["Olszyny"]),
        ("words=LEŚNA+dąbrówka", ["Dąbrówka Leśna"]),
        ("deanery=dekanat+grabowski", ["Grabów Nadrzeczny"]),
        ("diocese=diecezja+sosnowa", ["Brzezie Małe", "Grabów Nadrzeczny", "Sosnówka Wielka"]),
        ("town=Olszyny&deanery=dekanat+grabowski", []),
        ("words=zzz", []),
    ],
)
def test_the_filter_filters(client: TestClient, query: str, towns: list[str]) -> None:
    found = names(client.get(f"{OFFICES}?{query}&sort=town").text)
    assert [name.rpartition(", ")[2] for name in found] == towns


def test_where_is_an_office_open_on_wednesday_after_five(client: TestClient) -> None:
    page = client.get(f"{OFFICES}?day=wednesday&after=17:00").text
    assert len(names(page)) == 12
    assert set(nexts(page)) == {"Wednesday 16:00"}
    assert names(client.get(f"{OFFICES}?day=wednesday&after=17:30").text) == []
    assert names(client.get(f"{OFFICES}?day=sunday").text) == []


def test_where_is_a_mass_on_sunday_evening(client: TestClient) -> None:
    page = client.get(f"{MASSES}?day=sunday&after=19:30").text
    assert [name.rpartition(", ")[2] for name in names(page)].count("Nowogród Leśny") == 1
    assert all(hour.startswith("tomorrow ") for hour in nexts(page))


@pytest.mark.parametrize("query", ["day=someday", "after=noon", "sort=nothing", "view=globe", "page=99"])
def test_nonsense_in_an_address_is_not_an_error(client: TestClient, query: str) -> None:
    answer = client.get(f"{OFFICES}?{query}")
    assert answer.status_code == 200
    assert len(names(answer.text)) == 12


def test_the_address_of_a_filtered_list_is_short_and_leads_back(client: TestClient) -> None:
    answer = client.get(f"{OFFICES}?words=olszyny&deanery=&day=&after=&sort=&view=")
    assert answer.headers["HX-Replace-Url"] == f"{OFFICES}?words=olszyny"
    assert f'href="{OFFICES}?words=olszyny&amp;view=map"' in answer.text


def test_the_map_draws_what_has_a_place_and_lists_the_rest(client: TestClient) -> None:
    page = client.get(f"{OFFICES}?view=map").text
    assert page.count('class="spot ') == 11
    assert f"{WITHOUT_PLACE}</text>" not in page
    assert "not on the map" in page
    assert len(names(page)) == 12  # the same as text
    assert "style=" not in page


def test_without_coordinates_the_map_says_so_and_groups_by_deanery(client: TestClient) -> None:
    page = client.get(f"{OFFICES}?view=map&words=wierzbno").text
    assert "It is not known where these sites are" in page
    assert "dekanat wierzbieński" in page
    assert "<svg" not in page.split('id="results"')[1]


def test_an_unknown_kind_is_not_found(client: TestClient) -> None:
    assert client.get("/facts/weather").status_code == 404
    assert client.get("/facts/weather/x").status_code == 404


def test_a_new_chronicle_says_what_to_do(empty_store: Store, visit: Open) -> None:
    client = visit(empty_store)
    assert "kronika facts run office-hours NAME" in client.get(OFFICES).text
    assert client.get("/facts").status_code == 200


@pytest.mark.parametrize(
    ("lang", "said"), [("pl", "poniedziałek 9:00"), ("cs", "pondělí 9:00"), ("ru", "понедельник 9:00")]
)
def test_other_languages(parishes: Store, visit: Open, lang: str, said: str) -> None:
    assert said in client_text(visit(parishes, lang=lang), OFFICES)


def client_text(client: TestClient, path: str) -> str:
    return client.get(path).text


def test_the_door_is_shut_to_strangers(parishes: Store, visit: Open) -> None:
    outside = visit(parishes, host="0.0.0.0", base="https://kronika.example")
    for path in ("/facts", OFFICES, f"{OFFICES}/x"):
        assert outside.get(path).status_code in (303, 400, 401)
