"""JSON: the contract, on one line, whatever the article holds."""

from __future__ import annotations

import json

from hypothesis import given, settings

from kronika.extract.output.format import written
from kronika.extract.output.mended import mended
from kronika.model.article import Article
from tests.extract.output.articles import FULL, articles

CONTRACT = "url title lead body text published authors keywords section lang page_class confidence engine".split()


def test_the_contract_comes_first_and_the_rest_follows() -> None:
    found = json.loads(written(FULL, "json", file="a.html"))
    assert list(found)[: len(CONTRACT)] == CONTRACT
    assert found["text"] == f"{FULL.lead}\n\n{FULL.body}"
    assert found["published"] == "2026-03-12T08:15:00+01:00"
    assert (found["confidence"], found["page_class"], found["file"]) == (0.938, "article_with_comments", "a.html")
    assert found["parts"][1] == {"kind": "heading", "text": "Co dalej", "level": 2}
    assert found["items"][1]["title"] == "Re: woda"
    assert (found["origins"], found["faults"], found["pages"]) == (
        dict(FULL.origins),
        list(FULL.faults),
        list(FULL.pages),
    )


def test_a_narrow_output_gets_escapes() -> None:
    text = written(FULL, "json", narrow=True)
    assert text.isascii()
    assert json.loads(text)["keywords"] == ["powódź", "rzeka"]


@settings(max_examples=40, deadline=None)
@given(articles())
def test_one_line_that_reads_back(article: Article) -> None:
    text = written(article, "json")
    assert text.count("\n") == 1
    found = json.loads(text.encode("utf-8"))
    fit = mended(article)
    assert (found["body"], found["lead"], found["title"], found["url"]) == (fit.body, fit.lead, fit.title, fit.url)
    assert [(part["text"], part.get("level", 0)) for part in found["parts"]] == [
        (part.text, part.level) for part in fit.parts
    ]
