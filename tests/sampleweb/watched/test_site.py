"""The site of watched pages: addresses that change when told to, validators right and wrong, troubles."""

from __future__ import annotations

import json

import pytest

from kronika.sampleweb.watched.charsets import CHARSET_CASES
from kronika.sampleweb.watched.design import Dating
from kronika.sampleweb.watched.pages import designs


def set_scene(visit, **told):
    assert visit("watched", "/~set", method="PUT", content=json.dumps(told)).status_code == 200


def of(dating: Dating) -> str:
    return next(f"/{design.name}" for design in designs().values() if design.dating is dating)


def test_one_address_changes_when_told_to(visit):
    first = visit("watched", "/wiki").content
    assert visit("watched", "/wiki").content == first
    set_scene(visit, design="wiki", look=2, edit="number")
    assert visit("watched", "/wiki").content != first
    set_scene(visit, design="wiki", look=3, edit=None)
    assert visit("watched", "/wiki").content == first


def test_cases_happen_from_the_second_look_on(visit):
    first = visit("watched", "/faq/edit-link").content
    assert first == visit("watched", "/faq/still").content
    set_scene(visit, look=2)
    assert visit("watched", "/faq/edit-link").content != first
    assert visit("watched", "/faq/still").content == first


def test_a_query_says_it_for_one_request(visit):
    assert visit("watched", "/blog?edit=added").content != visit("watched", "/blog").content


@pytest.mark.parametrize("dating", [Dating.BOTH, Dating.ETAG, Dating.MODIFIED])
def test_right_validators_are_answered_by_304_until_the_page_changes(visit, dating):
    path = f"{of(dating)}/edit-number"
    first = visit("watched", path)
    asked = {}
    if "etag" in first.headers:
        asked["If-None-Match"] = first.headers["etag"]
    else:
        asked["If-Modified-Since"] = first.headers["last-modified"]
    assert visit("watched", path, headers=asked).status_code == 304
    set_scene(visit, look=2)
    assert visit("watched", path, headers=asked).status_code == 200


@pytest.mark.parametrize("dating", [Dating.RESTLESS, Dating.TODAY, Dating.NONE])
def test_wrong_validators_never_bring_304_for_the_same_bytes(visit, dating):
    path = f"{of(dating)}/still"
    first = visit("watched", path)
    asked = {}
    if "etag" in first.headers:
        asked["If-None-Match"] = first.headers["etag"]
    if "last-modified" in first.headers:
        asked["If-Modified-Since"] = first.headers["last-modified"]
    again = visit("watched", path, headers=asked)
    assert (again.status_code, again.content) == (200, first.content)


def test_troubles_are_answered_as_such(visit):
    set_scene(visit, look=2)
    answers = {
        fate: visit("watched", f"/recipe/state-{fate}")
        for fate in ("404", "403", "500", "soft-404", "challenge", "emptied")
    }
    assert {fate: answer.status_code for fate, answer in answers.items()} == {
        "404": 404,
        "403": 403,
        "500": 500,
        "soft-404": 200,
        "challenge": 200,
        "emptied": 200,
    }
    login = visit("watched", "/recipe/state-login")
    assert (login.status_code, "/login" in login.headers["location"]) == (302, True)
    assert 'type="password"' in visit("watched", login.headers["location"]).text
    moved = visit("watched", "/recipe/state-elsewhere")
    assert moved.status_code == 301
    assert visit("watched", moved.headers["location"]).content == visit("watched", "/recipe/still").content
    assert visit("watched", visit("watched", "/recipe/state-home").headers["location"]).status_code == 200


def test_charsets_carry_the_same_text(visit):
    assert (
        sum(not case.hard for case in CHARSET_CASES.values()),
        sum(case.hard for case in CHARSET_CASES.values()),
    ) == (20, 9)
    first = {name: visit("watched", f"/charset/{name}").content for name in CHARSET_CASES}
    set_scene(visit, look=2)
    for name, case in CHARSET_CASES.items():
        assert case.phrase in first[name].decode("utf-8")
        later = visit("watched", f"/charset/{name}")
        real = SENT.get(name) or name.rpartition("-")[0]
        assert case.phrase in later.content.decode(real, "replace")


SENT = {
    "header-says-utf-8": "windows-1250",
    "header-says-latin-1": "windows-1251",
    "meta-says-utf-8": "iso-8859-2",
    "meta-says-koi8-r": "windows-1251",
    "header-against-meta": "utf-8",
    "one-cyrillic-phrase": "windows-1251",
    "one-polish-phrase": "iso-8859-2",
    "damaged-tail": "utf-8",
    "byte-order-mark": "utf-16-le",
}
