"""XML: valid by its schema, and read back it is the article."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given, settings
from lxml import etree

from kronika.extract.output.format import format_of, written
from kronika.extract.output.mended import mended
from kronika.extract.output.xml_values import moment
from kronika.model.article import GAP, Article
from tests.extract.output.articles import EMPTY, FULL, articles

SCHEMA = etree.RelaxNG(etree.parse(Path(__file__).parents[3] / "docs" / "reference" / "article.rng"))


def parsed(text: str) -> etree._Element:
    root = etree.fromstring(text.encode("utf-8"))
    SCHEMA.assertValid(root)
    return root


def said(root: etree._Element, path: str) -> list[str]:
    return [element.text or "" for element in root.findall(path)]


def parts(root: etree._Element) -> list[tuple[str, str, str]]:
    """Kind, level and text of each part, tables put together again."""
    found = []
    for element in root.find("text"):
        text = element.text or ""
        if element.tag == "table":
            text = "\n".join("\t".join(cell.text or "" for cell in row) for row in element)
        found.append((element.tag, element.get("level", "0"), text))
    return found


def test_the_full_article() -> None:
    root = parsed(written(FULL, "xml", file="a.html"))
    assert (root.get("file"), root.get("page")) == ("a.html", "17")
    assert said(root, "metadata/title") == ["Rzeka wraca do koryta"]
    assert said(root, "metadata/authors/author") == ["Anna Nowak", "PAP"]
    assert said(root, "metadata/class") == ["article_with_comments"]
    assert root.find("metadata/published").get("from") == "jsonld"
    assert said(root, "items/entry/text") == ["Dobrze, że już po wszystkim.", "Zgoda."]
    assert {one.get("field"): one.text for one in root.findall("metadata/origin")} == dict(FULL.origins)


def test_an_empty_article_is_valid() -> None:
    assert parts(parsed(written(EMPTY, "xml"))) == []


def test_a_narrow_output_gets_references() -> None:
    text = written(FULL, "xml", narrow=True)
    assert text.isascii()
    assert said(parsed(text), "metadata/keywords/keyword") == ["powódź", "rzeka"]


def test_many_in_one_file_are_one_document() -> None:
    frame = format_of("xml").frame
    members = [written(article, "xml").removeprefix(frame.declaration) for article in (FULL, EMPTY)]
    root = parsed(frame.opening + frame.between.join(members) + frame.closing)
    assert len(root) == 2


@settings(max_examples=40, deadline=None)
@given(articles())
def test_nothing_is_lost(article: Article) -> None:
    root = parsed(written(article, "xml"))
    fit = mended(article)
    lead = [("lead", "0", text) for text in fit.lead.split(GAP)] if fit.lead else []
    assert parts(root) == lead + [(part.kind.name.lower(), str(part.level), part.text) for part in fit.parts]
    assert said(root, "metadata/title") == [fit.title]
    assert said(root, "metadata/url") == ([] if fit.url is None else [fit.url])
    assert said(root, "metadata/published") == ([moment(fit.published)] if fit.published else [])
    for path, texts in (
        ("authors/author", fit.authors),
        ("keywords/keyword", fit.keywords),
        ("faults/fault", fit.faults),
        ("pages/page", fit.pages),
    ):
        assert said(root, f"metadata/{path}") == list(texts)
    assert {one.get("field"): one.text or "" for one in root.findall("metadata/origin")} == dict(fit.origins)
    assert [
        (entry.findtext("text"), entry.findtext("author", ""), entry.findtext("url")) for entry in root.find("items")
    ] == [(item.text, item.author, item.url) for item in fit.items]
