"""Lists, CSV and OPML of watched pages: read by name or by looks, in any charset, each line by itself."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from kronika.flow.watch_files.entry import Fault, Line, WatchEntry
from kronika.flow.watch_files.reading import read_file, read_watches
from kronika.model.errors import BadFile
from kronika.model.watch import Focus, FocusKind


def read(text: str | bytes, name: str = "x") -> list[Line]:
    return list(read_watches(text.encode() if isinstance(text, str) else text, name))


def test_a_list_of_addresses_with_groups() -> None:
    lines = read(
        "\ufeff# mine\nhttps://a.example/\r\n\nhttps://b.example/x   Town  hall, Other\nwww.c.example\n|ls\n", "l.txt"
    )
    assert [type(line) for line in lines] == [WatchEntry, WatchEntry, Fault, Fault]
    second = lines[1]
    assert isinstance(second, WatchEntry)
    assert (second.line, second.group) == (4, "Town hall") and "“Other”" in second.lost[0]


TABLE = """Title;URL;group;css;keep;every;paused;browser;without;note
Ceny;https://a.example/;Nákupy;.price;5;1h..1d;yes;no;.ad;x
;https://b.example/;;;;30m;;;;
;https://c.example/;;;1;;;;;
;https://d.example/;;;;soon;;;;
;;;;;;;;;
a;;;;;;;;;
;https://e.example/;;div[;;;;;;
;https://f.example/;;;;1d..1h;;;;
"""


@pytest.mark.parametrize("charset", ["utf-8", "windows-1250", "utf-16"])
def test_a_table_in_any_charset(charset: str) -> None:
    lines = read(TABLE.encode(charset), "x.csv")
    first, second = [line for line in lines if isinstance(line, WatchEntry)]
    assert (first.name, first.group, first.focus) == ("Ceny", "Nákupy", Focus(kind=FocusKind.CSS, rule=".price"))
    assert (first.keep, first.fastest, first.slowest) == (5, timedelta(hours=1), timedelta(days=1))
    assert (first.paused, first.options, first.without) == (True, {}, (".ad",))
    assert second.fastest == second.slowest == timedelta(minutes=30)
    faults = {line.line: line.sentence for line in lines if isinstance(line, Fault)}
    assert list(faults) == [1, 4, 5, 7, 8, 9]
    assert (
        "note" in faults[1]
        and "keep" in faults[4]
        and "soon" in faults[5]
        and "url" in faults[7]
        and "div[" in faults[8]
    )


OPML = """<?xml version="1.0" encoding="windows-1250"?>
<opml version="1.0"><head/><body>
<outline text="News">
  <outline text="Local">
    <outline text="Žďár" type="rss" xmlUrl="https://a.example/rss" htmlUrl="https://a.example/"/>
  </outline>
  <outline title="Feed only" xmlurl="https://b.example/rss"/>
  <outline text="nothing"/>
</outline>
<outline text="more" type="include" url="https://c.example/more.opml"/>
</body></opml>"""


def test_outlines_nest_as_groups() -> None:
    lines = read(OPML.encode("windows-1250"), "x.opml")
    a, b, *faults = lines
    assert isinstance(a, WatchEntry) and isinstance(b, WatchEntry)
    assert (a.url, a.name, a.group) == ("https://a.example/", "Žďár", "News / Local")
    assert "https://a.example/rss" in a.lost[0]
    assert (b.url, b.name, b.lost) == ("https://b.example/rss", "Feed only", ())
    assert [type(line) for line in faults] == [Fault, Fault]


@pytest.mark.parametrize(
    ("text", "name"),
    [("", "x"), (" \n", "x.csv"), ("a,b\n1,2", "x.csv"), ("<html></html>", "x"), ("\x00\x01", "x"), ('<!DOCTYPE a><opml/>', "x.opml")],
)  # fmt: skip
def test_what_is_no_list_is_a_sentence(text: str, name: str) -> None:
    with pytest.raises(BadFile):
        read(text, name)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    for path in (tmp_path / "absent", tmp_path):
        with pytest.raises(BadFile, match="cannot be read"):
            list(read_file(path))
