"""Pages of one article joined: nothing lost, nothing said twice."""

from __future__ import annotations

from dataclasses import replace

from kronika.extract.joining import join, replace_by
from kronika.model.article import GAP, Article, Item, PageClass, PartKind

FIRST = Article(
    url="https://noviny.example/most",
    title="Město otevřelo nový most",
    lead="Most slouží od pondělí chodcům i cyklistům, čekalo se na něj tři roky.",
    body="Stavba stála 48 milionů korun.\n\nVětšinu peněz dal kraj, zbytek město.",
    shape="p p",
    page_class=PageClass.ARTICLE,
    confidence=0.95,
    engine="auto",
    lang="cs",
    following="https://noviny.example/most?strana=2",
    origins={"title": "h1"},
)


def page(number: int, *paragraphs: str, **changes: object) -> Article:
    bare = replace(
        FIRST,
        url=f"https://noviny.example/most?strana={number}",
        lead="",
        body=GAP.join(paragraphs),
        shape="",
        following=None,
        confidence=0.9,
        origins={},
    )
    return replace(bare, **changes)  # type: ignore[arg-type]


def test_what_goes_on_is_added_in_order() -> None:
    whole = join(FIRST, [page(2, "Příští rok přibude cyklostezka."), page(3, "Slavnost bude v sobotu odpoledne.")])
    assert whole.body.split(GAP) == [
        "Stavba stála 48 milionů korun.",
        "Většinu peněz dal kraj, zbytek město.",
        "Příští rok přibude cyklostezka.",
        "Slavnost bude v sobotu odpoledne.",
    ]
    assert (whole.title, whole.lead, whole.url) == (FIRST.title, FIRST.lead, FIRST.url)
    assert whole.pages == ("https://noviny.example/most?strana=2", "https://noviny.example/most?strana=3")
    assert whole.following is None and whole.confidence == 0.934  # by the length of the texts


def test_repeated_title_lead_and_last_paragraph_are_said_once() -> None:
    second = page(
        2,
        FIRST.title,
        "Většinu peněz dal kraj, zbytek město.",
        "Strana 2 z 2",
        "Příští rok přibude cyklostezka.",
        lead=FIRST.lead,
    )
    assert join(FIRST, [second]).body == FIRST.body + GAP + "Příští rok přibude cyklostezka."


def test_a_first_paragraph_taken_for_a_lead_is_kept() -> None:
    second = page(2, "Otevřít se má v květnu.", lead="Příští rok přibude cyklostezka ke škole.")
    assert join(FIRST, [second]).body.endswith("Příští rok přibude cyklostezka ke škole.\n\nOtevřít se má v květnu.")


def test_a_box_on_every_page_is_no_text() -> None:
    box = "Líbí se vám náš web? Podpořte nás."
    first = replace(FIRST, body=f"Stavba stála 48 milionů korun.\n\n{box}\n\nVětšinu dal kraj.", shape="p p p")
    whole = join(first, [page(2, "Příští rok přibude cyklostezka.", box, "Otevřít se má v květnu.")])
    assert box not in whole.body
    assert len(whole.parts) == len(whole.shape.split()) == 4


def test_short_lines_and_list_items_may_come_back() -> None:
    first = replace(FIRST, body="Co si o tom myslíte?\n\n– Ano.\n\nlavička z dubového dřeva", shape="p p i1")
    second = page(2, "A co vy, pane starosto?", "– Ano.", "lavička z dubového dřeva", shape="p p i1")
    whole = join(first, [second])
    assert whole.body.count("– Ano.") == 2 and whole.body.count("lavička") == 2
    assert [part.kind for part in whole.parts][-1] is PartKind.ITEM


def test_headings_keep_their_rank() -> None:
    whole = join(FIRST, [page(2, "Co bude dál", "Příští rok přibude cyklostezka.", shape="h3 p")])
    assert whole.shape == "p p h3 p"


def test_what_only_the_last_page_tells_is_taken() -> None:
    last = page(
        2,
        "Příští rok přibude cyklostezka.",
        authors=("Jana Zkoušková",),
        keywords=("mosty",),
        origins={"authors": "text", "title": "og"},
        page_class=PageClass.ARTICLE_WITH_COMMENTS,
        items=(Item(text="Konečně!"), Item(text="A zima?")),
    )
    whole = join(FIRST, [last])
    assert (whole.authors, whole.keywords) == (("Jana Zkoušková",), ("mosty",))
    assert dict(whole.origins) == {"title": "h1", "authors": "text"}
    assert whole.page_class is PageClass.ARTICLE_WITH_COMMENTS


def test_comments_that_every_page_shows_are_taken_once() -> None:
    said = (Item(text="Konečně!", author="a"), Item(text="A zima?", author="b"))
    whole = join(replace(FIRST, items=said), [page(2, "Příští rok.", items=(*said, Item(text="Hezké.")))])
    assert [item.text for item in whole.items] == ["Konečně!", "A zima?", "Hezké."]


def test_the_whole_text_replaces_the_first_page() -> None:
    whole = page(
        9, *FIRST.body.split(GAP), "Příští rok přibude cyklostezka.", lead=FIRST.lead, url="https://n.example/v"
    )
    made = replace_by(FIRST, whole)
    assert made is not None
    assert (made.url, made.title, made.pages, made.following) == (
        FIRST.url,
        FIRST.title,
        ("https://n.example/v",),
        None,
    )
    assert made.body == whole.body and made.lead == FIRST.lead


def test_a_print_of_the_first_page_alone_or_of_something_else_replaces_nothing() -> None:
    assert replace_by(FIRST, page(9, *FIRST.body.split(GAP), lead=FIRST.lead)) is None
    assert replace_by(FIRST, page(9, *(f"Jiná zpráva číslo {n} o něčem docela jiném." for n in range(20)))) is None
    assert replace_by(FIRST, page(9, "x" * 1000, page_class=PageClass.WALL)) is None
