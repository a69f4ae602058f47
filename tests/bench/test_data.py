"""Reading the sets."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.extraction.data import VARIABLE, NoData, decode, folder_asked, load
from tests.bench.tiny import make_set


@pytest.fixture
def sets(tmp_path: Path) -> Path:
    make_set(tmp_path, "north", {str(n): (b"<p>%d" % n, {"body": f"{n}", "lang": "en"}) for n in range(9)})
    make_set(tmp_path, "south", {"a": (b"<p>a", {"with": ["x"], "author": ["Jan", "Ewa"], "title": None})})
    return tmp_path


def test_all_sets_or_those_named(sets: Path) -> None:
    assert [page.key for page in load(sets)][-2:] == ["north/8", "south/a"]
    (page,) = load(sets, ["south"])
    assert page.raw() == b"<p>a"
    assert (page.gold.wanted, page.gold.author, page.gold.title) == (("x",), ("Jan", "Ewa"), "")


def test_a_sample_is_the_same_every_time_and_in_order(sets: Path) -> None:
    drawn = [page.number for page in load(sets, ["north"], sample=4)]
    assert len(drawn) == 4
    assert drawn == sorted(drawn) == [page.number for page in load(sets, ["north"], sample=4)]


def test_an_unknown_set_is_named(sets: Path) -> None:
    with pytest.raises(NoData, match="called east; known: north, south"):
        load(sets, ["east"])


def test_a_folder_without_sets_is_told_how_it_must_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NoData, match=r"SET/pages/ID\.html\.gz"):
        folder_asked(str(tmp_path))
    monkeypatch.setenv(VARIABLE, str(tmp_path / "elsewhere"))
    with pytest.raises(NoData, match="elsewhere"):
        folder_asked(None)


def test_the_environment_names_the_folder(sets: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(sets))
    assert folder_asked(None) == sets.resolve()


def test_pages_without_words_between_blanks_are_not_shingled(tmp_path: Path) -> None:
    make_set(tmp_path, "east", {"ja": (b"", {"body": "x", "lang": "ja"}), "pl": (b"", {"body": "x", "lang": "pl"})})
    assert [page.shingled for page in load(tmp_path)] == [False, True]


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ("żółć".encode(), "żółć"),
        (b"<meta charset='iso-8859-2'>" + "żółć".encode("iso-8859-2"), "<meta charset='iso-8859-2'>żółć"),
        (b'<?xml version="1.0"?><p>a\x00b', "<p>ab"),
    ],
)
def test_decode(raw: bytes, text: str) -> None:
    assert decode(raw) == text
