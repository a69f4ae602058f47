"""The texts and the navigation that the finder sees."""

from __future__ import annotations

from kronika.extract.finder.texts import Texts, texts_of
from kronika.html.document import parse


def texts(html: str, least: int = 1, max_link_share: float = 1.0) -> Texts:
    return texts_of(parse(html).root, least=least, max_link_share=max_link_share)


def found(seen: Texts) -> list[tuple[str, int]]:
    return [(str(text.element.tag), text.length) for text in seen.found]


def test_paragraphs_and_headings_are_one_text() -> None:
    assert found(texts("<div>один<h2>два</h2><p>три <b>че</b></p><hr>пять<br>шесть</div>")) == [("div", 21)]


def test_inner_tags_are_texts_of_their_own() -> None:
    assert found(texts("<div>один<ul><li>два</li></ul></div>")) == [("div", 4), ("li", 3)]


def test_links_and_numbers_are_no_text() -> None:
    assert found(texts("<div>12.05 | <a href=x>ссылка</a></div><div>текст <a href=x>ссылка</a></div>")) == [("div", 5)]


def test_too_short() -> None:
    assert found(texts("<div>один</div><section>больше</section>", least=5)) == [("section", 6)]


def test_navigation_is_all_links() -> None:
    page = "<ul><li><a href=/1>раз</a><li><a href=/2>два</a></ul><p><a>якорь</a></p>"
    assert {str(element.tag) for element in texts(page).navigation} == {"ul", "li"}


def test_scripts_are_no_text() -> None:
    assert found(texts("<div><script>var длинная = 1</script>и текст</div>")) == [("div", 7)]
