"""TEI: valid by our schema of the part we write and by TEI's own document type, and read back nothing is lost."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import given, settings
from lxml import etree

from kronika.extract.output.format import format_of, written
from kronika.extract.output.mended import mended
from kronika.model.article import GAP, Article, PartKind
from tests.extract.output.articles import EMPTY, FULL, articles

SCHEMA = etree.RelaxNG(etree.parse(Path(__file__).with_name("tei_subset.rng")))
NS = {"t": "http://www.tei-c.org/ns/1.0"}


def parsed(text: str) -> etree._Element:
    root = etree.fromstring(text.encode("utf-8"))
    SCHEMA.assertValid(root)
    return root


def said(root: etree._Element, path: str) -> list[str]:
    return [words(element) for element in root.xpath(path, namespaces=NS)]


def words(element: etree._Element) -> str:
    """The text of an element: <lb/> is a line break, lists inside are left out."""
    found = element.text or ""
    for inner in element:
        if inner.tag.endswith("}lb"):
            found += "\n" + (inner.tail or "")
    return found


def test_the_header_of_the_full_article() -> None:
    root = parsed(written(FULL, "tei", file="a.html"))
    assert said(root, "//t:titleStmt/t:title") == ["Rzeka wraca do koryta"]
    assert said(root, "//t:titleStmt/t:author") == ["Anna Nowak", "PAP"]
    assert said(root, "//t:sourceDesc/t:bibl/t:ref") == [FULL.url]
    assert root.xpath("//t:bibl/t:date/@when", namespaces=NS) == ["2026-03-12T08:15:00+01:00"]
    assert root.xpath("//t:language/@ident", namespaces=NS) == ["pl"]
    assert said(root, "//t:keywords[@n='keywords']/t:term") == ["powódź", "rzeka"]
    assert said(root, "//t:note[@type='fault']") == list(FULL.faults)


def test_the_text_of_the_full_article() -> None:
    root = parsed(written(FULL, "tei"))
    main = "/t:TEI/t:text/t:body/t:div[@type='article']"
    assert said(root, f"{main}/t:p[@rend='lead']") == ["Po czterech dniach woda opada."]
    assert said(root, f"{main}/t:div/t:head") == ["Co dalej", "Na koniec"]
    assert said(root, f"{main}/t:div/t:div/t:head[@rend='h3']") == ["Straty"]
    assert said(root, f"{main}/t:div/t:list/t:item/t:list/t:item") == ["przedszkola <nowe>"]
    assert said(root, f"{main}/t:div/t:div/t:table/t:row[2]/t:cell") == ["Dolna", "120"]
    assert said(root, f"{main}//t:code") == ["if a < b:\n    print(`a`)"]
    assert said(root, "//t:div[@type='comments']/t:div[@type='comment']/t:p") == [item.text for item in FULL.items]


def test_an_empty_article_is_valid() -> None:
    assert said(parsed(written(EMPTY, "tei")), "//t:body/t:div/*") == [""]


def corpus() -> str:
    frame = format_of("tei").frame
    members = [written(article, "tei").removeprefix(frame.declaration) for article in (FULL, EMPTY)]
    return frame.opening + frame.between.join(members) + frame.closing


def test_many_in_one_file_are_a_corpus() -> None:
    assert len(parsed(corpus())) == 3


@cache
def dtd() -> etree.DTD:
    """TEI's document type of version 4.8, which a peer brings along."""
    found = find_spec("trafilatura")
    if found is None or found.origin is None:
        pytest.skip("the peer that brings TEI's document type is not installed")
    return etree.DTD(str(Path(found.origin).parent / "data" / "tei_corpus.dtd"))


UNKNOWN_THERE = (PartKind.TABLE, PartKind.CODE)  # its part of TEI is without the modules for tables and code


def without_modules(article: Article) -> Article:
    """The article without the parts that the document type has no elements for."""
    parts = [part for part in article.parts if part.kind not in UNKNOWN_THERE]
    return replace(article, body=GAP.join(part.text for part in parts), shape=" ".join(part.sign for part in parts))


def test_the_document_type_of_tei_agrees() -> None:
    judge = dtd()
    for text in (written(without_modules(FULL), "tei", file="a.html"), written(EMPTY, "tei")):
        assert judge.validate(etree.fromstring(text.encode("utf-8"))), judge.error_log.filter_from_errors()


@settings(max_examples=40, deadline=None)
@given(articles())
def test_nothing_is_lost(article: Article) -> None:
    root = parsed(written(article, "tei"))
    fit = mended(article)
    main = "//t:div[@type='article']/descendant-or-self::t:div"
    kinds = {
        PartKind.HEADING: f"{main}/t:head[@rend]",
        PartKind.QUOTE: f"{main}/t:quote",
        PartKind.ITEM: f"{main}//t:item",
    }
    kinds |= {PartKind.CODE: f"{main}//t:code", PartKind.TABLE: f"{main}//t:cell"}
    for kind, path in kinds.items():
        texts = [part.text for part in fit.parts if part.kind is kind]
        if kind is PartKind.TABLE:
            texts = [cell for text in texts for cell in re.split("[\n\t]", text)]
        assert said(root, path) == texts
    paragraphs = [part.text for part in fit.parts if part.kind is PartKind.PARAGRAPH]
    empty = not (fit.title or fit.lead or fit.parts)
    assert said(root, f"{main}/t:p[not(@rend) and not(t:code)]") == paragraphs + [""] * empty
    assert said(root, "//t:titleStmt/t:author") == list(fit.authors)
    assert said(root, "//t:note[@type='fault']") == list(fit.faults)
    assert said(root, "//t:note[@type='page']/t:ref") == list(fit.pages)
    assert said(root, "//t:div[@type='comment' or @type='brief']/t:p") == [item.text for item in fit.items]


@settings(max_examples=30, deadline=None)
@given(articles())
def test_the_document_type_agrees_with_any_article(article: Article) -> None:
    judge = dtd()
    assert judge.validate(etree.fromstring(written(without_modules(article), "tei").encode("utf-8"))), (
        judge.error_log.filter_from_errors()
    )
