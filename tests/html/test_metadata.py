"""Metadata is read from tidy pages and from broken ones."""

from __future__ import annotations

import pytest

from kronika.html.document import parse
from kronika.html.jsonld import texts, types_of
from kronika.html.metadata import Metadata, metadata
from kronika.html.microdata import microdata


def read(page: str) -> Metadata:
    return metadata(parse(page))


def ld(text: str) -> str:
    return f'<script type="application/ld+json">{text}</script>'


@pytest.mark.parametrize(
    "text",
    [
        '{"@type": "NewsArticle", "headline": "Most"}',
        '[{"@type": "WebSite"}, {"@type": ["Thing", "NewsArticle"], "headline": "Most"}]',
        '{"@graph": [{"@type": "WebPage"}, {"@type": "https://schema.org/NewsArticle", "headline": "Most"}]}',
        '{"@type": "WebPage", "mainEntity": {"@type": "Article", "headline": "Most"}}',
        '{"@type": "NewsArticle", "headline": "Most", }',
        '{"@type": "NewsArticle", "headline": "Most", "articleBody": "line\nbreak"};',
        '<!-- {"@type": "NewsArticle", "headline": "Most"} -->',
        '//<![CDATA[\n{"@type": "NewsArticle", "headline": "Most"}\n//]]>',
        '{"@type": "WebSite"}{"@type": "NewsArticle", "headline": "Most"}',
        '{"@type": "NewsArticle", "headline": "Most"} trailing rubbish {',
    ],
)
def test_jsonld_however_it_is_wrapped(text: str) -> None:
    assert read(ld(text)).article_texts("headline", "name") == ["Most"]


@pytest.mark.parametrize(
    "text", ["", "{", "null", "17", '"x"', "[" * 100_000, '{"a":' * 50_000, "{'single': 1}", "[[[]]]"]
)
def test_hopeless_jsonld_is_nothing(text: str) -> None:
    assert list(read(ld(text)).articles()) == []


def test_jsonld_values() -> None:
    assert texts([{"name": "Jana Nováčková"}, " Petr ", {"@value": "x"}, 5, None, [["deep"]]]) == [
        "Jana Nováčková",
        "Petr",
        "x",
    ]
    assert types_of({"@type": "schema:NewsArticle"}) == {"NewsArticle"}


def test_opengraph_and_meta() -> None:
    found = read(
        '<meta property="og:title" content=" Most  otevřen "><meta name="Description" content="Popis">'
        '<meta property="article:tag" content="a"><meta property="article:tag" content="b"><meta name="empty" content="">'
        '<link rel="canonical" href="/x">'
    )
    assert found.first("og:title") == "Most otevřen"
    assert found.first("missing", "description") == "Popis"
    assert found.opengraph["article:tag"] == ("a", "b")
    assert "empty" not in found.meta
    assert found.links["canonical"] == ("/x",)


def test_microdata() -> None:
    page = """<div itemscope itemtype="http://schema.org/NewsArticle"><h1 itemprop="headline name">Most</h1>
      <meta itemprop="datePublished" content="2026-03-05T10:00"><time itemprop="dateModified" datetime="2026-03-06">zítra</time>
      <span itemprop="author" itemscope itemtype="http://schema.org/Person">píše <b itemprop="name">Eva Malá</b></span>
      <div itemprop="articleBody"><p>Text</p></div></div>"""
    (article,) = (item for item in read(page).microdata if item.type == "NewsArticle")
    said = {name: values[0].text for name, values in article.properties.items()}
    assert said == {
        "headline": "Most",
        "name": "Most",
        "datePublished": "2026-03-05T10:00",
        "dateModified": "2026-03-06",
        "author": "Eva Malá",
        "articleBody": "Text",
    }


def test_properties_without_an_item() -> None:
    (item,) = read('<time itemprop="datePublished" datetime="2026-03-05">x</time>').article_items()
    found = item.first("dateCreated", "datePublished")
    assert found is not None
    assert found.text == "2026-03-05"


def test_names_nested_without_end_are_given_up() -> None:
    depth = 450
    (node,) = read(ld('{"author": ' + '[{"name": ' * depth + '"A"' + "}]" * depth + "}")).jsonld
    assert texts(node["author"]) == []


def test_what_no_store_can_keep_is_left_out_of_texts() -> None:
    (node,) = read(ld(r'{"author": "Jana\u0000 \ud800 Zkou\u0161kov\u00e1", "emoji": "\ud83d\ude00"}')).jsonld
    assert texts(node["author"]) == ["Jana ? Zkoušková"]
    assert texts(node["emoji"]) == ["\U0001f600"]


def test_blanks_inside_texts_are_folded() -> None:
    assert texts("Most" + " \n" * 1_000 + "otevřen") == ["Most otevřen"]


@pytest.mark.parametrize("text", ['{"headline": "Most", "size": %s}' % ("9" * 5_000), '\ufeff{"headline": "Most"}'])
def test_a_huge_number_or_a_byte_order_mark_spoils_nothing(text: str) -> None:
    (node,) = read(ld(text)).jsonld
    assert node["headline"] == "Most"


def test_properties_outside_the_tree_that_is_read_do_not_count() -> None:
    body = parse('<html><head><meta itemprop="name" content="Most"></head><body><p>Text</p></body></html>').root[1]
    assert microdata(body) == ()
