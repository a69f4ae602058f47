"""Names of output files: safe, told apart, the same again next time."""

from __future__ import annotations

from pathlib import Path, PurePath

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.flow.file_names import LONGEST, Names, steps_of_address, steps_of_file


@pytest.mark.parametrize(
    ("steps", "name"),
    [
        (("a", "b"), "a/b.json"),
        (("..", "..", "etc", "passwd"), "page/page/etc/passwd.json"),
        (("/etc/passwd",), "etc_passwd.json"),
        (("-rf",), "_-rf.json"),
        ((".hidden",), "hidden.json"),
        (("Žluťoučký kůň?",), "Žluťoučký_kůň.json"),
        (("a\x00b\n",), "a_b.json"),
        ((), "page.json"),
    ],
)
def test_names_are_safe(steps: tuple[str, ...], name: str) -> None:
    assert Names(".json").name(steps) == PurePath(name)


def test_names_are_told_apart_whatever_their_case() -> None:
    names = Names(".md")
    assert [str(names.name((step,))) for step in ("a", "A", "a", "b")] == ["a.md", "A~2.md", "a~3.md", "b.md"]


def test_long_names_are_cut_and_still_told_apart() -> None:
    names = Names(".tei.xml")
    first, second = names.name(("ž" * 300 + "1",)), names.name(("ž" * 300 + "2",))
    assert first != second
    assert max(len(first.name.encode()), len(second.name.encode())) <= LONGEST + len(".tei.xml")


def test_what_a_page_is_called_after() -> None:
    assert steps_of_file(PurePath("a/b.HTML.gz")) == ("a", "b")
    assert steps_of_file(PurePath("b.warc.gz")) == ("b.warc.gz",)
    assert steps_of_address("https://a.example/2026/%C5%BEena.html?p=1#top") == ("a.example/2026/žena.html?p=1",)
    assert steps_of_address("https://a.example/") == ("a.example",)


@settings(max_examples=200, deadline=None)
@given(
    st.lists(st.lists(st.text(max_size=200) | st.sampled_from(["..", ".", "", "/", "a/../.."]), max_size=4), max_size=8)
)
def test_any_steps_stay_in_the_folder_and_never_meet(many: list[list[str]]) -> None:
    names = Names(".txt")
    made = [names.name(steps) for steps in many]
    assert len({str(path).casefold() for path in made}) == len(made)
    for path in made:
        path.name.encode("utf-8")
        assert not path.is_absolute()
        assert Path("/out", path).resolve().is_relative_to("/out")
