"""Caps change nothing on ordinary pages and keep the text of extraordinary ones."""

from __future__ import annotations

from kronika.html.caps import MAX_ATTRIBUTES, MAX_CHARACTERS, MAX_DEPTH, cap, flatten, level

ORDINARY = "<!DOCTYPE html><html><head><title>Most</title></head><body><!-- x --><ul><li>a<li>b</ul><p>c<br>d<p>e</body></html>"


def test_ordinary_pages_pass_untouched() -> None:
    assert cap(ORDINARY) is ORDINARY


def test_flatten_keeps_the_text_and_marks_the_edges() -> None:
    flat = flatten("<div>" * (MAX_DEPTH + 2) + "a<b>b</b><div>c</div>" + "</div>" * (MAX_DEPTH + 2) + "<p>d")
    assert flat.count("<div>") == MAX_DEPTH
    assert "ab<br>c<br>" in flat
    assert flat.endswith("<p>d")


def test_tags_in_scripts_and_comments_are_left_alone() -> None:
    inside = "<script>'<div>'</script><!-- <div> --><style>b{}</style>"
    assert level(inside + "<div>x</div>") == inside + "<br>x<br>"


def test_huge_tags_keep_their_first_attributes() -> None:
    tag = "<div id=prvni " + " ".join(f"a{n}='{n}'" for n in range(5_000)) + ">text"
    capped = cap(tag)
    assert capped.startswith("<div id=prvni a0='0'")
    assert capped.endswith(">text")
    assert capped.count("=") == MAX_ATTRIBUTES - 1  # the name of the tag counts as one


def test_size() -> None:
    assert len(cap("a" * (MAX_CHARACTERS + 5))) == MAX_CHARACTERS


def test_a_closed_title_before_an_open_one() -> None:
    assert cap("<title>a</title><p>b") == "<title>a</title><p>b"
    assert cap("<TITLE>a<p>b") == "<TITLE>a</title><p>b"
    assert cap("<!-- a --><p>b<!-- c") == "<!-- a --><p>b  c"
