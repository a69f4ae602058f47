"""Files of sources are read in every format and charset; what cannot be used is named by its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from kronika.flow.source_files.entry import Entry, Fault, Line
from kronika.flow.source_files.reading import read_sources
from kronika.model.errors import BadFile

OPML = """<?xml version="1.0" encoding="{charset}"?>
<opml version="2.0"><head><title>x</title></head><body>
<outline text="Zprávy">
  <outline text="Domácí">
    <outline type="rss" text="Žluťoučký kůň" xmlUrl="http://a.example/rss" htmlUrl="http://a.example/" language="cs-CZ"/>
  </outline>
  <outline title="Lidé" text="ignored" xmlurl="http://b.example/feed.xml"/>
</outline>
<outline type="link" text="Stránka" url="http://c.example/"/>
<outline text="nothing"/>
<outline type="include" text="more" url="http://d.example/more.opml"/>
</body></opml>"""


def read(path: Path, body: bytes | str) -> list[Line]:
    path.write_bytes(body.encode() if isinstance(body, str) else body)
    return list(read_sources(path))


def entries(lines: list[Line]) -> list[Entry]:
    return [line for line in lines if isinstance(line, Entry)]


def faults(lines: list[Line]) -> list[tuple[int, str]]:
    return [(line.line, line.sentence) for line in lines if isinstance(line, Fault)]


@pytest.mark.parametrize("charset", ["utf-8", "windows-1250", "iso-8859-2", "utf-16"])
def test_opml_in_every_charset(tmp_path: Path, charset: str) -> None:
    lines = read(tmp_path / "x.opml", OPML.format(charset=charset).encode(charset))
    first, second, third = entries(lines)
    assert first == Entry(
        line=5,
        url="http://a.example/rss",
        name="Žluťoučký kůň",
        kind="feed",
        lang="cs-CZ",
        section="Zprávy / Domácí",
        options={"home": "http://a.example/"},
    )
    assert (second.name, second.section, second.kind) == ("Lidé", "Zprávy", "feed")
    assert (third.name, third.kind, third.section) == ("Stránka", "", "")
    assert [number for number, _ in faults(lines)] == [10, 11]
    assert "names no address" in faults(lines)[0][1] and "not fetched" in faults(lines)[1][1]


@pytest.mark.parametrize(
    "head",
    [
        '<!DOCTYPE opml [<!ENTITY a "b">]>',
        '<!DOCTYPE opml SYSTEM "file:///etc/passwd">',
        '<!doctype opml [<!entity x SYSTEM "http://127.0.0.1/">]>',
    ],
)
def test_opml_with_a_document_type_is_refused(tmp_path: Path, head: str) -> None:
    with pytest.raises(BadFile, match="declares a document type"):
        read(
            tmp_path / "x.opml",
            f'<?xml version="1.0"?>{head}<opml><body><outline text="&a;" xmlUrl="http://a/"/></body></opml>',
        )


def test_broken_opml_gives_what_it_can(tmp_path: Path) -> None:
    text = '<opml><body>\n<outline text="a" xmlUrl="http://a.example/"/>\n<outline text="b & c" xmlUrl="http://b.example/"/>\n'
    lines = read(tmp_path / "x.opml", text)
    assert [entry.url for entry in entries(lines)] == ["http://a.example/", "http://b.example/"]
    assert {number for number, _ in faults(lines)} >= {3} and all("broken" in said for _, said in faults(lines))
    with pytest.raises(BadFile, match="no OPML"):
        read(tmp_path / "y.opml", "<html><body>hello</body></html>")
    with pytest.raises(BadFile, match="no OPML"):
        read(tmp_path / "z.opml", "<" * 1000)


def test_deep_opml_ends(tmp_path: Path) -> None:
    deep = "<opml><body>" + '<outline text="x">' * 5_000 + '<outline xmlUrl="http://a.example/"/>'
    lines = read(tmp_path / "x.opml", deep)
    assert faults(lines) and not entries(lines)


CSV = "name{d}url{d}kind{d}every{d}option.depth{d}note\nŽlutý kůň{d}http://a.example/{d}site{d}2h{d}2{d}x\n"


@pytest.mark.parametrize("mark", [",", ";", "\t", "|"])
@pytest.mark.parametrize("charset", ["utf-8", "utf-8-sig", "windows-1250", "utf-16"])
def test_csv_in_every_charset_and_with_every_delimiter(tmp_path: Path, mark: str, charset: str) -> None:
    lines = read(tmp_path / "x.csv", (CSV.format(d=mark) * 1).encode(charset))
    [entry] = entries(lines)
    assert entry == Entry(
        line=2, url="http://a.example/", name="Žlutý kůň", kind="site", every="2h", options={"depth": "2"}
    )
    assert faults(lines) == [(1, "Columns that are not known were left out: note.")]


@pytest.mark.parametrize(
    ("name", "charset"),
    [
        ("Żółw", "windows-1250"),
        ("Gęś", "iso-8859-2"),
        ("zły", "windows-1250"),
        ("Москва", "windows-1251"),
        ("Šárka", "cp1250"),
    ],
)
def test_one_word_is_enough_to_tell_the_charset(tmp_path: Path, name: str, charset: str) -> None:
    [entry] = entries(read(tmp_path / "x.csv", f"name;url\n{name};http://a.example/\n".encode(charset)))
    assert entry.name == name


def test_many_letters_of_asia_stay_what_they_are(tmp_path: Path) -> None:
    names = ["北京日报", "上海新闻", "广州晚报", "中国青年报", "人民日报海外版", "解放日报", "文汇报", "南方周末"]
    rows = "".join(f"{name};http://{number}.example/\n" for number, name in enumerate(names))
    found = entries(read(tmp_path / "x.csv", f"name;url\n{rows}".encode("gb18030")))
    assert [entry.name for entry in found] == names


def test_csv_names_bad_rows_by_their_line(tmp_path: Path) -> None:
    text = 'url,name\n\nhttp://a.example/,"two\nlines"\n,nobody\nhttp://b.example/,b,c\nhttp://c.example/\n'
    lines = read(tmp_path / "x.csv", text)
    assert [entry.url for entry in entries(lines)] == ["http://a.example/", "http://c.example/"]
    assert [number for number, _ in faults(lines)] == [5, 6]
    with pytest.raises(BadFile, match="no column url"):
        read(tmp_path / "y.csv", "address,name\nhttp://a.example/,a\n")


def test_an_unclosed_quote_is_named(tmp_path: Path) -> None:
    lines = read(tmp_path / "x.csv", 'url,name\n"http://a.example/,a\n' + "x" * 2_000_000)
    assert faults(lines) and "cannot be read" in faults(lines)[0][1]


def test_toml_tables(tmp_path: Path) -> None:
    text = """
[[source]]
name = "A"
url = "http://a.example/"
paused = true
options = { depth = 2, browser = true }

[[source]]
url = "http://b.example/"
colour = "red"

[[source]]
name = "C"
[[source]]
url = ["http://d.example/"]
"""
    lines = read(tmp_path / "x.toml", text)
    [entry] = entries(lines)
    assert (entry.line, entry.paused, entry.options) == (2, "yes", {"depth": "2", "browser": "yes"})
    assert [number for number, _ in faults(lines)] == [8, 12, 14]
    for wrong, said in (
        ("[[source]\n", "not valid TOML"),
        ("a = 1\n", "no \\[\\[source\\]\\]"),
        ("source = 1\n", "no \\[\\[source"),
    ):
        with pytest.raises(BadFile, match=said):
            read(tmp_path / "y.toml", wrong)


def test_a_plain_list(tmp_path: Path) -> None:
    lines = read(
        tmp_path / "x.txt",
        "\ufeff# mine\r\nhttp://a.example/\r\n\r\nhttps://b.example/feed  The B\r\nwww.c.example\r\n",
    )
    assert [(entry.line, entry.url, entry.name) for entry in entries(lines)] == [
        (2, "http://a.example/", ""),
        (4, "https://b.example/feed", "The B"),
    ]
    assert faults(lines)[0][0] == 5 and "www.c.example" in faults(lines)[0][1]


@pytest.mark.parametrize(
    ("text", "count"),
    [
        (OPML.format(charset="utf-8"), 3),
        ('[[source]]\nurl = "http://a.example/"\n', 1),
        ("url;name\nhttp://a.example/;a\n", 1),
    ],
)
def test_the_format_is_known_by_what_is_in_it(tmp_path: Path, text: str, count: int) -> None:
    assert len(entries(read(tmp_path / "sources", text))) == count


@pytest.mark.parametrize("body", [b"", b"  \n\t", b"\x00\x01\x02\x03" * 100, b"\x89PNG\r\n\x1a\n\x00\x00"])
def test_what_is_no_text_is_refused(tmp_path: Path, body: bytes) -> None:
    with pytest.raises(BadFile):
        read(tmp_path / "x", body)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    for path in (tmp_path / "absent.csv", tmp_path):
        with pytest.raises(BadFile, match="cannot be read"):
            list(read_sources(path))
