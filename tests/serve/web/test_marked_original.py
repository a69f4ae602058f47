"""A stored page is marked where it is asked to be, and nothing else of it changes."""

from __future__ import annotations

import re

import pytest
from fastapi.testclient import TestClient

from kronika.html.charset import decode
from kronika.serve.web.marked_original import bytes_asked, marked

MARK = re.compile(r"<mark[^>]*>(.*?)</mark>", re.DOTALL)


def marks(source: str, stretch: str, charset: str = "utf-8") -> tuple[list[str], str]:
    body = source.encode(charset)
    start = body.index(stretch.encode(charset))
    html = marked(body, decode(body, f"text/html; charset={charset}"), (start, start + len(stretch.encode(charset))))
    return MARK.findall(html), re.sub(r"</?mark[^>]*>", "", html)


@pytest.mark.parametrize("charset", ["utf-8", "windows-1250"])
def test_only_what_is_read_is_marked(charset: str) -> None:
    source = '<p title="Kůň">Žlutý <b class="x">kůň</b> a&nbsp;pes.</p><table><tr> <td>Kůň</td></tr></table>'
    assert marks(source, 'Žlutý <b class="x">kůň</b> a&nbsp;pes', charset) == (["Žlutý ", "kůň", " a&nbsp;pes"], source)
    assert marks(source, "pes.</p><table><tr> <td>Kůň", charset)[0] == ["pes.", "Kůň"]
    assert marks(source, 'le="Kůň">Žlu', charset)[0] == ["Žlu"]


def test_scripts_and_comments_are_left_alone() -> None:
    source = "<p>a<!-- b --><script>c</script>d</p>"
    assert marks(source, source) == (["a", "d"], source)


def test_the_first_mark_can_be_pointed_at() -> None:
    body = b"<p>one</p><p>two</p>"
    html = marked(body, decode(body), (0, len(body)))
    assert html.count("id=kronika-place") == 1 and html.index("id=kronika-place") < html.index("one")


@pytest.mark.parametrize("text", ["", "5", "9-3", "a-b", "-5-9", "1-99999999999", "3-3"])
def test_other_addresses_mark_nothing(text: str) -> None:
    assert bytes_asked(text) is None


def test_the_original_is_shown_marked(client: TestClient) -> None:
    plain = client.get("/pages/1/original")
    answer = client.get("/pages/1/original?bytes=0-999999999")
    assert "<mark" not in plain.text and "<mark id=kronika-place" in answer.text
    assert answer.headers["content-security-policy"] == plain.headers["content-security-policy"]
    assert re.sub(r"</?mark[^>]*>", "", answer.text) == plain.text
    assert client.get("/pages/1/original?bytes=x").text == plain.text
