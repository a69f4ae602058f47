"""Measures of documents: what each means, what is left out when it cannot be known, and no page that can stop it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kronika.model.article import PageClass
from kronika.model.document import Document
from kronika.verify.measuring import measure
from tests.verify import newspaper

GOOD = newspaper.document(1)


def values(document: Document) -> dict[str, float]:
    return dict(measure(document).values)


def test_a_good_document_has_nothing_against_it() -> None:
    taken = values(GOOD)
    assert taken["empty"] == taken["odd"] == taken["garbled"] == taken["doubled"] == 0
    assert taken["left"] == taken["overlooked"] == taken["outside"] == 0
    assert taken["found"] == taken["agreement"] == taken["feed_summary"] == taken["feed_title"] == 1


def test_an_empty_text_tells_only_that() -> None:
    taken = values(newspaper.emptied(GOOD))
    assert taken["empty"] == 1
    assert not {"words", "left", "agreement", "about", "feed_summary"} & taken.keys()


def test_what_was_left_out_stands_beside_what_was_taken() -> None:
    cut = values(newspaper.cut(GOOD))
    words = len(GOOD.text.split()) - len(newspaper.cut(GOOD).text.split())
    assert cut["left"] == cut["overlooked"] == pytest.approx(words, abs=2)


def test_what_the_general_engine_leaves_out_too_was_not_overlooked() -> None:
    cut = newspaper.cut(GOOD)
    taken = values(replace(cut, general=cut.text))
    assert taken["left"] > 0
    assert taken["overlooked"] == 0


def test_text_from_elsewhere_is_outside() -> None:
    assert values(newspaper.with_footer(GOOD))["outside"] == len(newspaper.FOOTER.split())


def test_comments_are_not_what_was_announced() -> None:
    taken = values(newspaper.comments_instead(GOOD))
    assert taken["feed_summary"] < 0.5
    assert taken["agreement"] < 0.2


def test_what_was_not_given_is_not_measured() -> None:
    bare = measure(Document(source="x", text=GOOD.text))
    assert not {"found", "left", "agreement", "walled", "feed_title", "feed_summary", "about"} & bare.values.keys()
    assert bare.path == ""
    assert bare.skeleton == bare.classic == ()


def test_a_general_engine_that_understands_nothing_is_not_asked() -> None:
    for lost in (replace(GOOD, page_class=PageClass.NO_TEXT), replace(GOOD, general="Short.")):
        assert "agreement" not in values(lost)


@pytest.mark.parametrize("class_", [PageClass.WALL, PageClass.PAYWALL, PageClass.CHALLENGE, PageClass.SOFT_404])
def test_walls_are_told(class_: PageClass) -> None:
    assert values(replace(GOOD, page_class=class_))["walled"] == 1
    assert values(replace(GOOD, page_class=PageClass.ARTICLE))["walled"] == 0


@pytest.mark.parametrize(
    ("text", "charset"),
    [
        ("Příliš žluťoučký kůň úpěl ďábelské ódy a starosta města řekl, že to tak nemůže zůstat.", "cp1250"),
        ("Zażółć gęślą jaźń, powiedział burmistrz miasta, i dodał, że to się nie może powtórzyć.", "cp1250"),
        ("Съешь же ещё этих мягких французских булок, сказал мэр города и добавил, что так нельзя.", "cp1251"),
        ("Příliš žluťoučký kůň úpěl ďábelské ódy a starosta města řekl, že to tak nemůže zůstat.", "latin-1"),
        ("It isn’t right, said the mayor of the town, and it won’t happen again, she told us.", "cp1252"),
    ],
)
def test_a_wrong_charset_is_seen(text: str, charset: str) -> None:
    garbled = text.encode().decode(charset, "replace")
    assert values(Document(source="x", text=text))["garbled"] == 0
    assert values(Document(source="x", text=garbled))["garbled"] > 0.002


@pytest.mark.parametrize(
    "text",
    [
        "Le château est fermé… « Ça ne va pas », a dit l’employé à Besançon, où l’été fut très chaud cette année.",
        "Глава РФ… и США — «стороны» договорились; СССР, № 5, температура 20° и выше, сообщает ТАСС вчера вечером.",
        "Ångström und Çelik – „zwei Namen“, 3 × 4 € je Stück, § 5 Abs. 2, sagte der Bürgermeister gestern Abend.",
    ],
)
def test_no_language_looks_like_a_wrong_charset(text: str) -> None:
    assert values(Document(source="x", text=text))["garbled"] == 0


def test_the_same_text_gives_the_same_fingerprints_whatever_its_numbers() -> None:
    one, other = (
        measure(Document(source="x", text=f"Printed at {hour}:15 by the harbour press of our small town."))
        for hour in (10, 12)
    )
    assert one.prints == other.prints
    assert one.lines == other.lines


def test_the_place_of_a_text_is_its_element_not_its_number() -> None:
    assert measure(GOOD).path == measure(newspaper.document(2)).path
    assert measure(GOOD).path != measure(newspaper.document(1, layout="new")).path
    assert measure(GOOD).skeleton == measure(newspaper.document(2)).skeleton


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    html=st.text(max_size=400), text=st.text(max_size=300), title=st.text(max_size=40), general=st.text(max_size=200)
)
def test_no_document_can_stop_it(html: str, text: str, title: str, general: str) -> None:
    for page in (html, f"<div><p>{html}</p><p>{text}</p></div>"):
        document = Document(source="x", html=page, text=text, title=title, general=general, feed_title=html)
        assert all(value == value for value in measure(document).values.values())
