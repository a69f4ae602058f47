"""Markdown: read back by a Markdown parser, every word is there and nothing but our own markup is markup."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from markdown_it import MarkdownIt
from markdown_it.token import Token

from kronika.extract.output.format import written
from kronika.extract.output.mended import mended
from kronika.model.article import GAP, Article, Part, PartKind
from tests.extract.output.articles import EMPTY, FULL, articles

PARSER = MarkdownIt("commonmark").enable(["table", "strikethrough"])


def body_of(text: str) -> str:
    """What follows the front matter."""
    return text.split("\n---", 1)[1].lstrip("-").lstrip("\n")


def tokens(text: str) -> list[Token]:
    return PARSER.parse(body_of(text))


def plain(children: list[Token] | None) -> str:
    """Inline tokens as text."""
    return "".join("\n" if token.type in ("hardbreak", "softbreak") else token.content for token in children or ())


def texts(text: str) -> list[str]:
    """All text of a document, block by block, white space folded."""
    found = [
        token.content if token.type == "fence" else plain(token.children)
        for token in tokens(text)
        if token.type in ("inline", "fence")
    ]
    return [folded for one in found if (folded := fold(one))]


def fold(text: str) -> str:
    return " ".join(text.split())


def test_the_full_article_reads_well() -> None:
    text = written(FULL, "markdown")
    assert text.startswith('---\nurl: "https://kurier.example/2026/rzeka?a=1&b=2"\n')
    body = body_of(text)
    assert body.startswith(
        "# Rzeka wraca do koryta\n\n**Po czterech dniach woda opada.**\n\nWoda opada.\\\nDomy schną.\n\n## Co dalej\n\n"
    )
    assert "- szkoły\n  - przedszkola \\<nowe\\>\n- szpital\n\n### Straty" in body
    assert "| gmina | domy |\n| --- | --- |\n| Dolna | 120 |\n| Górna \\| Mała | 7 |" in body
    assert "> Najgorsze minęło." in body
    assert "```\nif a < b:\n    print(`a`)\n```" in body
    assert "\\# To nie nagłówek, 1. nie lista & \\<b\\>nie tag\\</b\\>." in body
    assert "## Comments\n\n*Jan · 2026-03-12 10:00*\n\nDobrze" in body


def test_front_matter_holds_the_metadata() -> None:
    lines = written(FULL, "markdown", file="a/b.html").split("\n---")[0].splitlines()[1:]
    found = {name: json.loads(value) for name, value in (line.split(": ", 1) for line in lines)}
    assert found["authors"] == ["Anna Nowak", "PAP"]
    assert found["published"] == "2026-03-12T08:15:00+01:00"
    assert (found["file"], found["confidence"], found["page_class"]) == ("a/b.html", 0.938, "article_with_comments")


@pytest.mark.parametrize(
    "line",
    [
        *(
            "# a",
            "####### a",
            "#",
            "- a",
            "+ a",
            "* a",
            "-",
            "---",
            "- - -",
            "===",
            "=",
            "> a",
            ">a",
            "1. a",
            "12) a",
            "1986.",
        ),
        *(
            "`a`",
            "```",
            "~~~",
            "~~a~~",
            "*a*",
            "__a__",
            "_a_",
            "a_b_c",
            "[a](b)",
            "![a](b)",
            "[a]: b",
            "<b>a</b>",
            "<!-- a -->",
        ),
        *(
            "a | b",
            "| a |",
            ":-:",
            "--|--",
            "&copy; &#65;",
            "a\\",
            "\\*",
            "C#",
            "# C #",
            "<https://a.example>",
            "***",
            "___",
        ),
    ],
)
def test_nothing_in_a_line_becomes_markup(line: str) -> None:
    for kind, level in ((PartKind.PARAGRAPH, 0), (PartKind.ITEM, 1), (PartKind.QUOTE, 0), (PartKind.HEADING, 2)):
        article = replace(EMPTY, body=line, shape=Part(kind=kind, text=line, level=level).sign)
        assert texts(written(article, "markdown")) == [line], kind
    after = replace(EMPTY, body=f"a\n{line}", shape="p")
    assert texts(written(after, "markdown")) == [f"a {line}"]


def expected(article: Article) -> list[str]:
    """The text of an article, block by block."""
    found = [article.title, *article.lead.split(GAP)]
    for part in article.parts:
        found += re.split("[\n\t]", part.text) if part.kind is PartKind.TABLE else [part.text]
    if article.items:
        found.append("Briefs" if article.page_class.value == "briefs" else "Comments")
    for item in article.items:
        when = f"{item.at:%Y-%m-%d %H:%M}" if item.at else ""
        found += [item.title, " · ".join(part for part in (item.author, when, item.url) if part), item.text]
    return [folded for text in found if (folded := fold(text))]


@settings(max_examples=40, deadline=None)
@given(articles())
def test_nothing_is_lost_and_nothing_becomes_markup(article: Article) -> None:
    text = written(article, "markdown")
    text.encode("utf-8")
    fit = mended(article)
    assert [fold(one) for one in texts(text)] == expected(fit)
    kinds = [token.tag for token in tokens(text) if token.type == "heading_open"]
    wanted = ["h1"] * bool(fold(fit.title)) + [f"h{part.level}" for part in fit.parts if part.kind is PartKind.HEADING]
    assert kinds[: len(wanted)] == wanted
    tables = sum(part.kind is PartKind.TABLE and bool(part.text.strip()) for part in fit.parts)
    assert sum(token.type == "table_open" for token in tokens(text)) == tables
