"""changedetection.io: filters, tags, intervals and browsers come along; what cannot is told, never dropped."""

from __future__ import annotations

import io
import json
import zipfile
from datetime import timedelta
from typing import Any

import pytest

from kronika.flow.watch_files.entry import Fault, Line, WatchEntry
from kronika.flow.watch_files.reading import read_watches
from kronika.model.errors import BadFile
from kronika.model.watch import Focus, FocusKind

WATCHES: dict[str, dict[str, Any]] = {
    "a": {
        "url": "https://a.example/jobs",
        "title": "Jobs  at A",
        "tags": ["t1", "t2"],
        "include_filters": [".list", "#more"],
        "subtractive_selectors": [".ad", "//aside", ":::"],
        "time_between_check": {"weeks": None, "days": 1, "hours": 6, "minutes": None, "seconds": None},
        "time_between_check_use_default": False,
        "paused": True,
        "fetch_backend": "html_webdriver",
        "headers": {"X-Key": "1"},
        "ignore_text": ["/views/"],
        "notification_urls": [],
    },
    "b": {"url": "https://b.example/", "tag": "Sport, Old", "include_filters": ["xpath://div[@id='x']", "//p"]},
    "c": {"url": "https://c.example/", "include_filters": ["json:$.a"], "method": "POST", "processor": "restock_diff"},
    "d": {"title": "nothing"},
    "e": {"url": "https://e.example/?d={{ now }}"},
    "f": {
        "url": "https://f.example/",
        "time_between_check": {"hours": 3},
        "time_between_check_use_default": True,
        "fetch_backend": "system",
        "include_filters": ["div[", "main"],
    },
}
SETTINGS = {"settings": {"application": {"tags": {"t1": {"title": "Work"}, "t2": {"title": "Home"}}}}}


def read(body: bytes, name: str) -> list[Line]:
    return list(read_watches(body, name))


def entries(lines: list[Line]) -> dict[str, WatchEntry]:
    return {line.url: line for line in lines if isinstance(line, WatchEntry)}


def old_list() -> bytes:
    return json.dumps({"watching": WATCHES, **SETTINGS}).encode()


def new_backup() -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as backup:
        backup.writestr("changedetection.json", json.dumps({"settings": {"application": {"tags": {}}}}))
        for key, watch in WATCHES.items():
            backup.writestr(f"{key}/watch.json", json.dumps(watch))
            backup.writestr(f"{key}/1.html.br", b"\x00" * 100)
        for key in ("t1", "t2"):
            tag = SETTINGS["settings"]["application"]["tags"][key]
            backup.writestr(f"{key}/tag.json", json.dumps({**tag, "uuid": key}))
        backup.writestr("broken/watch.json", "{")
    return made.getvalue()


@pytest.mark.parametrize(
    ("body", "name"), [(old_list(), "url-watches.json"), (new_backup(), "backup.zip"), (old_list(), "x")]
)
def test_both_kinds_of_backup_say_the_same(body: bytes, name: str) -> None:
    found = entries(read(body, name))
    a = found["https://a.example/jobs"]
    assert (a.name, a.group, a.paused, a.options) == ("Jobs at A", "Work", True, {"browser": "yes"})
    assert a.focus == Focus(kind=FocusKind.CSS, rule=".list, #more")
    assert (a.fastest, a.slowest) == (timedelta(hours=30), timedelta(hours=30))
    assert a.without == (".ad",)
    said = " ".join(a.lost)
    assert "“Home”" in said and "X-Key" in said and "texts to ignore" in said and "//aside" in said and ":::" in said
    assert "notification" not in said
    b = found["https://b.example/"]
    assert (b.group, b.focus) == ("Sport", Focus(kind=FocusKind.XPATH, rule="//div[@id='x'] | //p"))
    c = found["https://c.example/"]
    assert c.focus == Focus() and len(c.lost) == 3
    f = found["https://f.example/"]
    assert (f.fastest, f.options, f.focus.rule) == (None, {}, "main")
    assert "div[" in f.lost[0]


def test_what_names_no_page_is_a_fault() -> None:
    faults = {line.line: line.sentence for line in read(old_list(), "x.json") if isinstance(line, Fault)}
    assert set(faults) == {4, 5}
    assert "template" in faults[5]
    assert any(
        isinstance(line, Fault) and "broken/watch.json" in line.sentence for line in read(new_backup(), "backup.zip")
    )


def test_an_answer_of_its_interface_is_read_too() -> None:
    body = json.dumps({"uuid": {"url": "https://a.example/", "title": None, "last_error": False}}, indent=1).encode()
    assert list(entries(read(body, "watches"))) == ["https://a.example/"]


def test_what_is_as_usual_is_not_worth_a_word() -> None:
    usual = {
        "url": "https://a.example/", "title": None, "tags": [], "tag": "", "include_filters": [], "headers": {}, "method": "GET",
        "fetch_backend": "system", "processor": "text_json_diff", "filter_text_added": True, "paused": False, "proxy": None,
        "time_between_check": {"hours": 3}, "time_between_check_use_default": True, "notification_urls": [],
        "time_schedule_limit": {"enabled": False, "monday": {"enabled": True}}, "history_snapshot_max_length": None,
    }  # fmt: skip
    [found] = entries(read(json.dumps({"watching": {"a": usual}}).encode(), "x.json")).values()
    assert found == WatchEntry(line=1, url="https://a.example/")
    odd = usual | {"filter_text_removed": False, "notification_muted": True, "time_schedule_limit": {"enabled": True}}
    [found] = entries(read(json.dumps({"watching": {"a": odd}}).encode(), "x.json")).values()
    assert len(found.lost) == 3


def test_a_tag_without_a_name_is_told() -> None:
    tag = "0f3c2a6e-8b1d-4c5e-9f70-112233445566"
    body = json.dumps({"watching": {"a": {"url": "https://a.example/", "tags": [tag]}}}).encode()
    [found] = entries(read(body, "x.json")).values()
    assert found.group == "" and tag in found.lost[0]


def test_a_backup_with_nothing_but_addresses() -> None:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as backup:
        backup.writestr("url-list.txt", "https://a.example/\r\n")
        backup.writestr("url-list-with-tags.txt", "https://a.example/ One, Two\r\nhttps://b.example/ \r\n")
    found = entries(read(made.getvalue(), "b.zip"))
    assert found["https://a.example/"].group == "One"
    assert found["https://b.example/"].group == ""


def test_a_bomb_is_not_unpacked() -> None:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as backup:
        backup.writestr("a/watch.json", b" " * 50_000_000)
        backup.writestr("b/watch.json", json.dumps({"url": "https://b.example/"}))
    lines = read(made.getvalue(), "b.zip")
    assert isinstance(lines[0], Fault) and list(entries(lines)) == ["https://b.example/"]


@pytest.mark.parametrize(
    "body", [b"PK\x03\x04rubbish", b"[1]", b'{"watching": 5}', b"{" * 100_000, b'{"a": 1}', b'{"kind']
)
def test_what_is_no_backup_is_a_sentence(body: bytes) -> None:
    with pytest.raises(BadFile):
        read(body, "x.json")
