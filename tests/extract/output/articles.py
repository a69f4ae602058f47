"""Articles to be written: one that has everything, and random ones full of what breaks formats."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

from hypothesis import strategies as st

from kronika.model.article import GAP, Article, Item, Made, PageClass, Part, PartKind

ZONE = timezone(timedelta(hours=1))
PARTS = (
    Part(kind=PartKind.PARAGRAPH, text="Woda opada.\nDomy schną."),
    Part(kind=PartKind.HEADING, text="Co dalej", level=2),
    Part(kind=PartKind.ITEM, text="szkoły", level=1),
    Part(kind=PartKind.ITEM, text="przedszkola <nowe>", level=2),
    Part(kind=PartKind.ITEM, text="szpital", level=1),
    Part(kind=PartKind.HEADING, text="Straty", level=3),
    Part(kind=PartKind.TABLE, text="gmina\tdomy\nDolna\t120\nGórna | Mała\t7"),
    Part(kind=PartKind.QUOTE, text="Najgorsze minęło."),
    Part(kind=PartKind.HEADING, text="Na koniec", level=2),
    Part(kind=PartKind.CODE, text="if a < b:\n    print(`a`)"),
    Part(kind=PartKind.PARAGRAPH, text="# To nie nagłówek, 1. nie lista & <b>nie tag</b>."),
)
FULL = Article(
    url="https://kurier.example/2026/rzeka?a=1&b=2",
    title="Rzeka wraca do koryta",
    lead="Po czterech dniach woda opada.",
    body=GAP.join(part.text for part in PARTS),
    page_class=PageClass.ARTICLE_WITH_COMMENTS,
    confidence=0.9376,
    engine="auto",
    published=datetime(2026, 3, 12, 8, 15, tzinfo=ZONE),
    published_from="jsonld",
    authors=("Anna Nowak", "PAP"),
    keywords=("powódź", "rzeka"),
    section="Region",
    lang="pl",
    made=Made(stage="extract", version="2"),
    page_id=17,
    shape=" ".join(part.sign for part in PARTS),
    items=(
        Item(text="Dobrze, że już po wszystkim.", author="Jan", at=datetime(2026, 3, 12, 10, 0, tzinfo=UTC)),
        Item(text="Zgoda.", title="Re: woda", url="https://kurier.example/2026/rzeka#k2"),
    ),
    origins={"title": "h1", "published": "jsonld"},
    faults=("The recipe for kurier.example found no author.",),
    following="https://kurier.example/2026/rzeka?strona=3",
    pages=("https://kurier.example/2026/rzeka?strona=2",),
)
EMPTY = Article(url=None, title="", lead="", body="", page_class=PageClass.NO_TEXT, confidence=0.0, engine="auto")

NASTY = ("\ud800", "\ud83d\ude00", "\x00", "\x1b[31m", "\ufffe", "\u2028", "\x85", "]]>", "<!--", "&amp;", "&#0;", "\r")
MARKUP = (
    "#",
    "##",
    "*",
    "**",
    "_",
    "-",
    "---",
    "+",
    "=",
    "===",
    ">",
    "|",
    "`",
    "```",
    "~~",
    "1.",
    "2)",
    "[a](b)",
    "![",
)
MORE = (
    "<b>",
    "</p>",
    "\\",
    ":-:",
    "http://a.example/",
    "\t",
    " ",
    "  ",
    "é",
    "Ž",
    "ж",
    "a_b",
    "_a_",
    ".",
    "!",
    "słowo",
)
WORDS = st.sampled_from((*NASTY, *MARKUP, *MORE)) | st.text(max_size=6)
ANY = st.lists(WORDS, max_size=8).map("".join)
LINE = ANY.map(lambda text: " ".join(text.split()))
FILLED = LINE.filter(lambda text: bool(text.strip()))
LINES = st.lists(FILLED, min_size=1, max_size=3).map("\n".join)
MOMENTS = st.datetimes(timezones=st.sampled_from([UTC, ZONE, timezone(timedelta(hours=1, seconds=44))]))


def part_of(kind: PartKind) -> st.SearchStrategy[Part]:
    """Parts as extraction makes them: no empty line inside."""
    level = {PartKind.HEADING: st.integers(1, 6), PartKind.ITEM: st.integers(1, 4)}.get(kind, st.just(0))
    text = LINES if kind not in (PartKind.TABLE, PartKind.HEADING) else FILLED
    if kind is PartKind.TABLE:
        text = st.lists(st.lists(LINE, min_size=1, max_size=3).map("\t".join), min_size=1, max_size=3).map("\n".join)
        text = text.filter(lambda rows: bool(rows.strip()) and GAP not in rows and rows == rows.strip("\n"))
    return st.builds(Part, kind=st.just(kind), text=text, level=level)


PARTS_ANY = st.lists(st.sampled_from(PartKind).flatmap(part_of), max_size=8)
ITEMS = st.builds(Item, text=LINES, title=LINE, url=st.none() | ANY, author=LINE, at=st.none() | MOMENTS)


@st.composite
def articles(draw: st.DrawFn) -> Article:
    """Any article whose parts and shape agree."""
    parts = draw(PARTS_ANY)
    return Article(
        url=draw(st.none() | ANY),
        title=draw(LINE),
        lead=draw(st.just("") | LINES),
        body=GAP.join(part.text for part in parts),
        page_class=draw(st.sampled_from(PageClass)),
        confidence=draw(st.floats(0, 1)),
        engine="auto",
        published=draw(st.none() | MOMENTS),
        published_from=draw(st.none() | LINE),
        authors=tuple(draw(st.lists(LINE, max_size=2))),
        keywords=tuple(draw(st.lists(LINE, max_size=2))),
        section=draw(st.none() | LINE),
        lang=draw(st.none() | st.sampled_from(["cs", "pl", "zh-Hant", "no such language", ""])),
        shape=" ".join(part.sign for part in parts),
        items=tuple(draw(st.lists(ITEMS, max_size=2))),
        origins=draw(st.dictionaries(LINE, LINE, max_size=2)),
        faults=tuple(draw(st.lists(LINE, max_size=2))),
        following=draw(st.none() | ANY),
        pages=tuple(draw(st.lists(ANY, max_size=2))),
    )
