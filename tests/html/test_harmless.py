"""Harmless: what is written does nothing, and what does nothing is written."""

from __future__ import annotations

import pytest
from lxml import html

from kronika.html.harmless import attributes, harmless_style, start_tag, tag_of


def first(markup: str):
    return html.fragment_fromstring(markup)


@pytest.mark.parametrize(
    ("markup", "name"),
    [
        ("<p>x</p>", "p"),
        ("<my-box>x</my-box>", "my-box"),
        ("<form>x</form>", "div"),
        ("<portal>x</portal>", "span"),
        ("<fencedframe>x</fencedframe>", "span"),
        ("<xmp>x</xmp>", "pre"),
        ("<embed src=x>", "span"),  # the parser puts what follows it inside
        ("<script>x</script>", None),
        ("<iframe>x</iframe>", None),
        ("<svg></svg>", None),
        ("<meta name=x>", None),
    ],
)
def test_only_known_tags_are_written(markup: str, name: str | None) -> None:
    assert tag_of(first(markup)) == name


def test_only_attributes_that_do_nothing_are_written() -> None:
    element = first(
        '<td onclick="x()" colspan=2 class="a kronika-x b" href=/y data-z=1 style="color:red" id="kronika-1">x</td>'
    )
    assert attributes(element) == [("colspan", "2"), ("class", "a b"), ("style", "color:red")]


def test_values_cannot_end_their_tag() -> None:
    written = start_tag(first("<p title='\"><script>x</script>'>x</p>"), "p")
    assert written == '<p title="&quot;&gt;&lt;script&gt;x&lt;/script&gt;">'


def test_pictures_stay_only_when_they_lie_in_the_page() -> None:
    assert 'src="data:image/gif;base64,R0lG"' in start_tag(first("<img src='data:image/gif;base64,R0lG'>"), "img")
    for address in ("https://x.example/a.png", "data:text/html,x", "javascript:x", "//x.example/a"):
        written = start_tag(first(f"<img src='{address}' srcset='{address} 2x'>"), "img")
        assert written == '<img class="kronika-picture">'


@pytest.mark.parametrize(
    "style",
    [
        "background:url(http://x.example/a)",
        "background: URL( 'http://x.example/a' )",
        "background:image-set('http://x.example/a' 1x)",
        "@import 'http://x.example/a.css';",
        "@IMPORT url(http://x.example/a.css)",
        "@font-face{src:url(//x.example/a.woff)}",
        r"background:u\72l(http://x.example/a)",
        r"background:\75 \72 \6c(http://x.example/a)",
        r"background:u\rl(http://x.example/a)",
        r"@\69mport 'http://x.example/a.css';",
    ],
)
def test_styles_load_nothing(style: str) -> None:
    assert "no-" in harmless_style(style)
    assert (
        harmless_style("a{background:url(data:image/png;base64,xx)}") == "a{background:url(data:image/png;base64,xx)}"
    )


@pytest.mark.parametrize("style", [r'q::before{content:"\201C"}', r".sm\:flex{color:red}", r"a{b:\ffffff}", r"a{b:\0}"])
def test_other_escapes_stay(style: str) -> None:
    assert harmless_style(style) == style


def test_a_style_cannot_end_its_element() -> None:
    assert "</style" not in harmless_style("</style><script>x</script>")


def test_forms_cannot_be_filled_or_sent() -> None:
    assert start_tag(first("<input autofocus value=x>"), "input") == '<input value="x" disabled>'
    assert start_tag(first("<button formaction=x>y</button>"), "button") == "<button disabled>"


def test_what_must_be_seen_may_not_hide_itself() -> None:
    element = first('<div hidden style="display: none">x</div>')
    assert start_tag(element, "div").startswith("<div hidden")
    shown = start_tag(element, "div", shown=True)
    assert "hidden" not in shown
    assert shown.index("display: none") < shown.index("display:revert")
