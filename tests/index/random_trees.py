"""Trees of queries by chance, as the parser could have made them."""

from __future__ import annotations

from hypothesis import strategies as st

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
from tests.index.sample_articles import SECTIONS, SOURCES, THINGS, WORDS

WORDED = st.sampled_from(
    (Field.TEXT, Field.TEXT, Field.TITLE, Field.LEAD, Field.BODY, Field.KEYWORD, Field.ENTITY, Field.AUTHOR)
)
SINGLE = [word for words in WORDS.values() for word in words if word.isalnum()] + [
    "dest",
    "snih",
    "NOT",
    "Novák",
    "AND",
    "елки",
]
PATTERNS = ("poč*", "*cas*", "p?c?si", "prez*nt", "*ода", "d*", "?now", "si*ny", "Пре*")
MOMENTS = st.integers(1_450_000_000, 1_465_000_000) | st.integers(1_450_000_000_000, 1_465_000_000_000).map(
    lambda ms: ms / 1000
)
POINTS = st.integers(-12, 12).map(lambda half: half / 2)
MEASURED = st.sampled_from((Field.SENTIMENT, Field.POSITIVE, Field.NEGATIVE))


@st.composite
def phrases(draw: st.DrawFn) -> Phrase:
    """Two to four words."""
    words = draw(st.lists(st.sampled_from(SINGLE), min_size=2, max_size=4))
    slop = draw(st.integers(0, 8 if len(words) == 2 else 2))
    return Phrase(field=draw(WORDED), words=tuple(words), slop=slop, lemmas=draw(st.booleans()))


@st.composite
def dates(draw: st.DrawFn) -> Range:
    """From a moment up to, and not including, another; one of them may be open."""
    low, high = sorted((draw(MOMENTS), draw(MOMENTS)))
    kept = draw(st.sampled_from(("both", "low", "high")))
    if kept == "low":
        return Range(field=Field.DATE, low=low)
    return Range(field=Field.DATE, low=low if kept == "both" else None, high=high, with_high=False)


@st.composite
def spans(draw: st.DrawFn) -> Range:
    """Numbers between two, with or without them."""
    low, high = sorted((draw(POINTS), draw(POINTS)))
    kept = draw(st.sampled_from(("both", "low", "high")))
    low_end, high_end = (low if kept != "high" else None), (high if kept != "low" else None)
    return Range(
        field=draw(MEASURED),
        low=low_end,
        high=high_end,
        with_low=low_end is None or draw(st.booleans()),
        with_high=high_end is None or draw(st.booleans()),
    )


def values() -> st.SearchStrategy[Query]:
    """Whole values of fields."""
    return st.one_of(
        st.sampled_from([Word(field=Field.SECTION, text=text) for text in (*SECTIONS, "SWIAT", "z (domova) *")]),
        st.sampled_from([Word(field=Field.SOURCE, text=text) for text in (*SOURCES, "denik", "the paper")]),
        st.sampled_from([Word(field=Field.LANG, text=text) for text in ("cs", "ru", "de")]),
        st.sampled_from([Word(field=Field.TONE, text=text) for text in "pna"]),
        st.sampled_from([Word(field=Field.CLASS, text=text) for text in ("article", "briefs", "wall")]),
        st.sampled_from([Word(field=Field.ENTITY, text=key, exact=True) for key, _, _ in THINGS if "/" in key]),
        st.sampled_from([Wild(field=Field.URL, pattern="*example.pl*"), Wild(field=Field.URL, pattern="*/1?\\?a=\\*")]),
        st.sampled_from(
            [Wild(field=Field.SECTION, pattern="z d*"), Word(field=Field.URL, text="https://example.org/a:(b)")]
        ),
        st.integers(1, 250).map(lambda number: Range(field=Field.ID, low=number, high=number)),
    )


def leaves() -> st.SearchStrategy[Query]:
    """Clauses."""
    return st.one_of(
        st.builds(Word, field=WORDED, text=st.sampled_from(SINGLE), exact=st.booleans()),
        phrases(),
        st.builds(Wild, field=WORDED, pattern=st.sampled_from(PATTERNS)),
        dates(),
        spans(),
        st.builds(Present, field=st.sampled_from([field for field in Field if field is not Field.TEXT])),
        st.just(Everything()),
        values(),
    )


def joined(inner: st.SearchStrategy[Query]) -> st.SearchStrategy[Query]:
    """Trees of smaller trees."""
    several = st.lists(inner, min_size=2, max_size=4).map(tuple)
    return st.one_of(
        st.builds(Both, parts=several),
        st.builds(Both, parts=st.lists(inner, min_size=1, max_size=3).map(tuple), nice=several),
        st.builds(Either, parts=several),
        st.builds(Not, part=inner),
        st.builds(Boosted, part=inner, by=st.sampled_from((0.0, 0.25, 1.0, 2.0, 3.14159, 100.0))),
    )


TREES = st.recursive(leaves(), joined, max_leaves=10)
