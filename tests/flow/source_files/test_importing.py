"""Sources are imported once, bad lines are named and stop nothing, and what is exported comes back the same."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from kronika.flow.chronicle import Chronicle
from kronika.flow.source_files.importing import Step, guessed_kind, import_sources
from kronika.flow.source_files.reading import read_sources
from kronika.flow.source_files.writing import write_sources
from kronika.model.duration import duration, written
from kronika.model.errors import BadFile, InputError
from kronika.model.source import Source
from kronika.sampleweb.clock import NOW

LIST = """name,url,kind,lang,section,every,paused,option.depth
A,http://a.example/,site,cs-CZ,,2h,,2
,http://www.b.example/rss.xml,,,Sport / Hokej,,yes,
,http://www.b.example/feed/,,,,,,
A,http://other.example/,site,,,,,
again,http://a.example,site,,,,,
D,not an address,site,,,,,
E,http://e.example/,newsletter,,,,,
F,http://f.example/,site,,,soon,,
G,http://g.example/,page,,,,,3
H,http://h.example/,site,English language,,,,
I,http://i.example/,site,,,,maybe,
J,http://user:secret@j.example/,site,,,,,
"""


def imported(chronicle: Chronicle, path: Path, *, dry_run: bool = False) -> list[tuple[int, Step]]:
    return [(one.line, one.step) for one in import_sources(chronicle, read_sources(path), dry_run=dry_run)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "list.csv"
    path.write_text(LIST, encoding="utf-8")
    return path


def test_good_lines_are_added_known_ones_left_alone_bad_ones_named(chronicle: Chronicle, file: Path) -> None:
    made = list(import_sources(chronicle, read_sources(file)))
    steps = {one.line: one.step for one in made}
    assert [line for line, step in steps.items() if step is Step.ADDED] == [2, 3, 4]
    assert [line for line, step in steps.items() if step is Step.EXISTS] == [5, 6]
    bad = {one.line: one.sentence for one in made if one.step is Step.BAD}
    wanted = ("web address", "newsletter", "soon", "depth", "language", "maybe", "password")
    assert list(bad) == [7, 8, 9, 10, 11, 12, 13]
    assert all(word in said for word, said in zip(wanted, bad.values(), strict=True))
    assert "secret" not in bad[13]
    first, *others = chronicle.store.sources.all()
    assert (first.name, first.lang, first.every, first.options) == ("A", "cs", timedelta(hours=2), {"depth": "2"})
    assert [(one.name, one.kind, one.section, one.paused) for one in others] == [
        ("b.example", "feed", "Sport / Hokej", True),
        ("b.example/feed", "feed", None, False),
    ]


def test_a_dry_run_changes_nothing_and_tells_the_same(chronicle: Chronicle, file: Path) -> None:
    planned = imported(chronicle, file, dry_run=True)
    assert chronicle.store.sources.all() == []
    assert imported(chronicle, file) == planned
    again = imported(chronicle, file)
    assert not [line for line, step in again if step is Step.ADDED]


ODD = [
    Source(
        name="Žluťoučký „kůň“ & <syn>",
        url="http://a.example/?a=1&b=%22",
        kind="site",
        lang="cs",
        options={"depth": "2"},
    ),
    Source(name='quote " comma, semi; tab\tno', url="http://b.example/", kind="page", section="Domů / Sport"),
    Source(
        name="=1+1",
        url="http://c.example/rss",
        kind="feed",
        every=timedelta(minutes=90),
        options={"home": "http://c.example/"},
    ),
    Source(name="@x", url="http://d.example/", kind="listing", paused=True, options={"article": r"^/č/\d+[\"']$"}),
    Source(name="-x", url="http://e.example/", kind="site", every=timedelta(days=7)),
]


@pytest.mark.parametrize("ending", ["opml", "csv", "toml"])
def test_what_is_exported_comes_back_the_same(chronicle: Chronicle, tmp_path: Path, ending: str) -> None:
    sources = [replace(source, name=source.name.replace("\t", " ")) for source in ODD]
    path = tmp_path / f"x.{ending}"
    write_sources(path, sources)
    assert {step for _, step in imported(chronicle, path)} == {Step.ADDED}
    back = {source.name: source for source in chronicle.store.sources.all()}
    for source in sources:
        assert replace(back[source.name], id=0, added=None) == source
    assert {step for _, step in imported(chronicle, path)} == {Step.EXISTS}


def test_a_spreadsheet_gets_no_formulas(tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    write_sources(path, ODD)
    assert "\n'=1+1," in path.read_text(encoding="utf-8") and "\n'@x," in path.read_text(encoding="utf-8")


def test_exporting_nowhere_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"\.opml, \.csv or \.toml"):
        write_sources(tmp_path / "x.xlsx", ODD)
    with pytest.raises(BadFile, match="cannot be written"):
        write_sources(tmp_path / "absent" / "x.csv", ODD)


def test_importing_needs_no_network_to_guess(chronicle: Chronicle) -> None:
    kinds = {
        "http://a.example/": "site",
        "http://a.example/feed": "feed",
        "http://a.example/rss/sport.xml": "feed",
        "http://a.example/index.rdf": "feed",
        "http://a.example/atom.xml": "feed",
        "http://a.example/sitemap-news.xml.gz": "sitemap",
        "http://a.example/feedback": "site",
        "http://feeds.example/": "site",
    }
    assert {url: str(guessed_kind(url)) for url in kinds} == kinds
    assert chronicle.clock() == NOW


def test_durations_are_written_as_they_are_read() -> None:
    for text in ("1s", "90s", "15m", "2h", "1d", "3w"):
        assert written(duration(text)) == text
    assert written(None) == "" and written(timedelta(minutes=90)) == "90m"
