"""The lead is its own decision."""

from __future__ import annotations

from datetime import datetime

import pytest

from kronika.extract.article import extract

LEAD = "Na most čekali obyvatelé tři roky, teď po něm chodí."
BODY = (
    "<p>Stavba stála 48 milionů korun a většinu peněz dal kraj, zbytek přidalo město.</p>"
    "<p>Příští rok má přibýt i cyklostezka, která spojí most s nádražím a se školou.</p>"
)
HEAD = "<html lang=cs><head><title>Most otevřen</title>{}</head><body><h1>Most otevřen</h1>"


@pytest.mark.parametrize(
    "html",
    [
        HEAD.format("") + f"<p class=perex>{LEAD}</p>{BODY}",
        HEAD.format("") + f"<div class='article-lead'><p>{LEAD}</p></div>{BODY}",
        HEAD.format("") + f"<h2>{LEAD}</h2>{BODY}",
        HEAD.format("") + f"<p><b>{LEAD}</b></p>{BODY}",
        HEAD.format("") + f"<div>{LEAD}</div><div>{BODY}</div>",
        HEAD.format(f'<meta name="description" content="{LEAD}">') + f"<p>{LEAD}</p>{BODY}",
        HEAD.format("") + f"<p itemprop=description>{LEAD}</p>{BODY}",
    ],
)
def test_leads(html: str, now: datetime) -> None:
    article = extract(html, now=now)
    assert article.lead == LEAD
    assert article.body.startswith("Stavba stála")


@pytest.mark.parametrize(
    "html",
    [
        HEAD.format("") + BODY,
        HEAD.format('<meta name="description" content="Stavba stála 48 milionů korun a většinu…">') + BODY,
        HEAD.format("") + f"<p class=perex>{LEAD}</p>" * 0 + BODY,
    ],
)
def test_an_article_may_simply_begin(html: str, now: datetime) -> None:
    article = extract(html, now=now)
    assert article.lead == ""
    assert article.body.startswith("Stavba stála")
