"""JSON that is almost JSON is read; anything else ends quickly and quietly."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.html.document import parse
from kronika.html.jsonld import texts, types_of, values
from kronika.html.mending import mended, salvaged
from kronika.html.metadata import metadata


@pytest.mark.parametrize(
    "text",
    [
        '{"headline": "Most", }',
        '{"headline": "Most", /* now */ "x": [1, 2,,],}',
        '{"headline": "Most" // the title\n}',
        "{'headline': 'Most', 'x': 'a \"b\" c'}",
        "{'headline': 'Most', 'x': 'it\\'s'}",
    ],
)
def test_mended(text: str) -> None:
    assert json.loads(mended(text))["headline"] == "Most"


def test_what_looks_like_a_fault_inside_a_string_stays() -> None:
    text = '{"headline": "see http://list.example, ] /* not */ \'x\'"}'
    assert mended(text) == text


def test_the_plainest_properties_are_saved() -> None:
    text = '{"@type": "NewsArticle", "headline": "Most \\"Nový\\"", "author": [{"@type": "Person", "name": "Jana Malá"}], "x": "a "b" c"'
    assert salvaged(text) == [{"@type": "Article", "headline": 'Most "Nový"', "author": "Jana Malá"}]
    assert salvaged('{"headline": "Most"') == []


@pytest.mark.parametrize(
    "text",
    [
        "/*" * 100_000,
        "'" * 99_999,
        '"' * 99_999,
        '"author":' * 20_000,
        "\\" * 100_000,
        '{"@type":"Article","a":"' + "x" * 200_000,
    ],
)
def test_hostile_texts_end(text: str) -> None:
    values(text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["@type", "@id", "@graph", "name", "author", "headline", "datePublished", "url"]),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


@settings(max_examples=150, deadline=None)
@given(JSON)
def test_any_json_is_read_without_an_error(value: object) -> None:
    page = parse(f'<script type="application/ld+json">{json.dumps(value)}</script>', url="http://list.example/a")
    found = metadata(page)
    for node in found.jsonld:
        types_of(node)
        assert all(isinstance(text, str) for text in texts(node.get("author")))
    found.article_texts("headline", "author", "datePublished")


@settings(max_examples=150, deadline=None)
@given(st.text(alphabet="{}[]\"':,/*\\ @typeheadlin\n", max_size=80))
def test_any_text_is_mended_without_an_error(text: str) -> None:
    values(text)
    salvaged(text)
