"""Queries as people write them, and the trees they mean."""

from __future__ import annotations

import pytest

from kronika.index.grammar import limits
from kronika.index.grammar.parsing import parse
from kronika.index.grammar.writing import write
from kronika.model.errors import BadQuery
from kronika.model.query import Both, Either, Everything, Field, Not, Phrase, Present, Query, Range, Wild, Word


def word(text: str, field: Field = Field.TEXT) -> Word:
    return Word(field=field, text=text)


A, B, C, D = (word(letter) for letter in "abcd")

TREES = [
    ("", Everything()),
    ("  \u00a0\n", Everything()),
    ("*:*", Everything()),
    ("*", Everything()),
    ("a", A),
    ("a b", Both(parts=(A, B))),
    ("a AND b OR c AND d", Either(parts=(Both(parts=(A, B)), Both(parts=(C, D))))),
    ("a OR b c", Either(parts=(A, Both(parts=(B, C))))),
    ("NOT a AND b", Both(parts=(Not(part=A), B))),
    ("NOT (a b)", Not(part=Both(parts=(A, B)))),
    ("a AND NOT b", Both(parts=(A, Not(part=B)))),
    ("a OR NOT b", Either(parts=(A, Not(part=B)))),
    ("NOT NOT a", Not(part=Not(part=A))),
    ("-a", Not(part=A)),
    ("+a b -c", Both(parts=(A, Not(part=C)), nice=(B,))),
    ("+a b AND c d", Both(parts=(A, B, C), nice=(D,))),
    ("+a +b", Both(parts=(A, B))),
    ("title:a", word("a", Field.TITLE)),
    ("TITLE:a", word("a", Field.TITLE)),
    ("title: a", word("a", Field.TITLE)),
    ("title:(a OR b) c", Both(parts=(Either(parts=(word("a", Field.TITLE), word("b", Field.TITLE))), C))),
    ("title:(a body:b)", Both(parts=(word("a", Field.TITLE), word("b", Field.BODY)))),
    ("title:*", Present(field=Field.TITLE)),
    ('"a b"~3', Phrase(field=Field.TEXT, words=("a", "b"), slop=3)),
    ('lemma:("a b" c)', Both(parts=(Phrase(field=Field.TEXT, words=("a", "b"), lemmas=True), C))),
    ("=a", Word(field=Field.TEXT, text="a", exact=True)),
    ('title:="a"', Word(field=Field.TITLE, text="a", exact=True)),
    ("ab*c?d", Wild(field=Field.TEXT, pattern="ab*c?d")),
    ("ab**", Wild(field=Field.TEXT, pattern="ab*")),
    ("ab\\*", word("ab")),
    ("section:ab\\*", word("ab*", Field.SECTION)),
    ("section:a\\*b*", Wild(field=Field.SECTION, pattern="a\\*b*")),
    ("\\AND", word("AND")),
    ("and", word("and")),
    ("id:-5", Range(field=Field.ID, low=-5, high=-5)),
    ("sentiment:(-1 OR 1)", Either(parts=tuple(Range(field=Field.SENTIMENT, low=x, high=x) for x in (-1.0, 1.0)))),
    ("tone:NEGATIVE", word("n", Field.TONE)),
    ("lang:CS", word("cs", Field.LANG)),
    ("12:30", Phrase(field=Field.TEXT, words=("12", "30"), lemmas=True)),
    ("https://a.b", Phrase(field=Field.TEXT, words=("https", "a", "b"), lemmas=True)),
]


@pytest.mark.parametrize(("text", "tree"), TREES)
def test_trees(text: str, tree: Query) -> None:
    assert parse(text) == tree


SAME = [
    ("a && b", "a AND b"),
    ("a&&b", "a AND b"),
    ("a & b", "a AND b"),
    ("a || b", "a OR b"),
    ("a|b", "a OR b"),
    ("!a", "NOT a"),
    ("a && ! b", "a AND NOT b"),
    ("a AND -b", "a AND NOT b"),
    ("AND a", "a"),
    ("a OR", "a"),
    ("a AND AND b", "a AND b"),
    ("a OR OR b", "a OR b"),
    ("a - b", "a b"),
    ("a – b", "a b"),
    ("a, b.", "a b"),
    ("a : b", "a b"),
    ("() a", "a"),
    ("a !", "a"),
    ("[a] {b}", "a b"),
    ("Zdar: b", "Zdar b"),
    ("„a b“", '"a b"'),
    ("»a b«", '"a b"'),
    ("“a b”", '"a b"'),
    ('"a, b!"', '"a b"'),
    ("title：a", "title:a"),
    ("（a OR b） c", "(a OR b) c"),
    ("a\u00a0b\u200bc", "a b c"),
    ("header:a content:b server:c", "title:a body:b source:c"),
    ("keywords:a entities:b articleSentiment:1", "keyword:a entity:b sentiment:1"),
    ("sentiment>=2", "sentiment:>=2"),
    ("sentiment:≥2", "sentiment:[2 TO *]"),
    ("sentiment:−1,5", "sentiment:-1.5"),
    ("sentiment:=2", "sentiment:2"),
    ("sentiment:[1..3]", "sentiment:[1 TO 3]"),
    ("sentiment:[1 to 3]", "sentiment:[1 TO 3]"),
    ("well-kno*", '"well" kno*'),
    ("don't", 'lemma:"don t"'),
    ("po\u00adčasí", "počasí"),
    ('"Kdo to je?"', '"Kdo to je"'),
    ('"a * b\\*"', '"a b"'),
    ("url:example.org/a/long/address/of/a/page.html", "url:*example.org/a/long/address/of/a/page.html*"),
    ("poc\u030casi\u0301", "počasí"),
]


@pytest.mark.parametrize(("loose", "plain"), SAME)
def test_forgiving(loose: str, plain: str) -> None:
    assert parse(loose) == parse(plain)


# The query, where the fault stands, how long it is, and what the sentence says of it.
FAULTS = [
    ("titel:a", 0, 5, "did you mean “title”"),
    ("a titel:b", 2, 5, "There is no field “titel”"),
    ("xyz:a", 0, 3, "there are text, title"),
    ('a "b c', 2, 1, "quote is not closed"),
    ("a AND (b", 6, 1, "not closed: expected )"),
    ("a) b", 1, 1, "closes nothing"),
    ("title:", 6, 1, "Expected something to look for"),
    ("title: OR a", 7, 1, "Expected something to look for"),
    ("(title:) a", 7, 1, "Expected something to look for"),
    ("title:... a", 6, 3, "behind the colon"),
    ("a AND OR b", 2, 6, "between AND and OR"),
    ("a OR AND b", 5, 2, "behind OR, not AND"),
    ("a NOT", 2, 3, "what must not be there"),
    ("NOT AND a", 0, 4, "what must not be there"),
    ("date:2016-13-01", 5, 10, "no such date"),
    ("date:[2016-01-12 TO 2016-02-30]", 20, 10, "no such date"),
    ("date:[ yesteryear TO *]", 7, 10, "Expected a date such as"),
    ("date:[2016-01-12 2016-02-01]", 5, 23, "Expected a range such as date:["),
    ("date:[2016-01-12 TO *", 5, 1, "not closed: expected ]"),
    ("date:>", 6, 1, "Expected a value behind date:>"),
    ("date:0000", 5, 4, "Expected a year"),
    ("sentiment:high", 10, 4, "Expected a number behind sentiment"),
    ("sentiment:positive", 10, 8, "tone:positive"),
    ("sentiment:[5 TO 3]", 10, 8, "ends before it begins"),
    ("id:1.5", 3, 3, "whole number"),
    ("title:[a TO b]", 6, 1, "Ranges are for"),
    ("[a TO b]", 0, 1, "needs a field"),
    ("tone:happy", 5, 5, "expected one of"),
    ("class:artcle", 6, 6, "Did you mean “article”"),
    ("a~2", 1, 2, "for phrases"),
    ('"a b"~', 5, 1, "whole number from 0"),
    ('"a b"~1000', 5, 5, "whole number from 0"),
    ('"a b c"~50', 7, 2, "So far apart"),
    ("a^", 1, 1, "Expected a number"),
    ("a^x", 1, 1, "Expected a number"),
    ("^2", 0, 1, "expected one before ^"),
    ("~2", 0, 1, "expected one before ~"),
    ("a ** *b*", 5, 3, "at least 2 letters"),
    ("title:*?*", 6, 3, "nearly every word"),
    ("ab*c*d*e*", 0, 9, "at most 3 times *"),
    ("x*" + "y" * 40, 0, 42, "too long"),
    ("...", 0, 3, "There is no word"),
    ('"a bc*"', 5, 1, "Inside quotes"),
]


@pytest.mark.parametrize(("text", "position", "length", "said"), FAULTS)
def test_faults(text: str, position: int, length: int, said: str) -> None:
    with pytest.raises(BadQuery) as caught:
        parse(text)
    assert said in str(caught.value)
    assert (caught.value.position, caught.value.length) == (position, length)
    assert caught.value.text == text


@pytest.mark.parametrize(
    "text",
    [
        "a " * limits.LENGTH,
        "(" * (limits.DEPTH + 1) + "a" + ")" * (limits.DEPTH + 1),
        "NOT " * (limits.DEPTH + 1) + "a",
        "-" * 5000 + "a",
        "a " * (limits.CLAUSES + 1),
        "ab* " * (limits.PATTERNS + 1),
        "*ab " * (limits.OPEN_PATTERNS + 1),
        '"' + "a " * (limits.PHRASE + 1) + '"',
        '"' + " ".join("abcdefgh") + '"~9',
        '"a b" ' * (limits.PHRASES + 1),
        '"a a"~99 ' * 8,
        "url:" + "a" * 250,
    ],
)
def test_bounds(text: str) -> None:
    with pytest.raises(BadQuery, match="xpected|allowed|So far apart"):
        parse(text)


def test_what_is_within_bounds() -> None:
    assert isinstance(parse("(" * limits.DEPTH + "a" + ")" * limits.DEPTH), Word)
    assert len(parse("a " * limits.CLAUSES).parts) == limits.CLAUSES  # type: ignore[union-attr]


def test_negations_without_end() -> None:
    assert write(parse("!!!a")) == "NOT (NOT (NOT a))"
