"""Trees of queries in Lucene's words, for engines that know the bridge's fields."""

from __future__ import annotations

import pytest

from kronika.flow.bridges.query_text import OPENSEARCH, write
from kronika.model.query import (
    Boosted,
    Both,
    Either,
    Everything,
    Field,
    Not,
    Phrase,
    Present,
    Query,
    Range,
    Wild,
    Word,
)

RAIN = Word(field=Field.KEYWORD, text="déšť")


@pytest.mark.parametrize(
    ("query", "text"),
    [
        (Everything(), "*:*"),
        (RAIN, "keywords:déšť"),
        (Word(field=Field.TEXT, text="a:b"), r"(header:a\:b OR content:a\:b)"),
        (Word(field=Field.TITLE, text="NOT"), 'header:"NOT"'),
        (Wild(field=Field.TITLE, pattern="*poč(sí?"), r"header:*poč\(sí?"),
        (Phrase(field=Field.BODY, words=("a", 'b"c'), slop=3), r'content:"a b\"c"~3'),
        (Present(field=Field.SECTION), "section:*"),
        (Range(field=Field.SENTIMENT, high=-3, with_high=False), "articleSentiment:[* TO -3}"),
        (Range(field=Field.DATE, low=1452556800, high=None), "date:[2016-01-12T00:00:00Z TO *]"),
        (Not(part=RAIN), "(*:* -keywords:déšť)"),
        (Either(parts=(RAIN, Boosted(part=RAIN, by=2.0))), "(keywords:déšť OR keywords:déšť^2)"),
        (Both(parts=(RAIN, Not(part=RAIN)), nice=(RAIN,)), "(+keywords:déšť +(*:* -keywords:déšť) keywords:déšť)"),
    ],
)
def test_every_form_has_its_words(query: Query, text: str) -> None:
    assert write(query) == text


def test_opensearch_has_objects() -> None:
    both = Both(parts=(Word(field=Field.ENTITY, text="Eva"), Range(field=Field.POSITIVE, low=1.5)))
    assert write(both, OPENSEARCH) == "(+entities.name:Eva +articleSentiment.positive:[1.5 TO *])"
