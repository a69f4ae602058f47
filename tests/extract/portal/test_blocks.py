"""Cutting a page into the blocks of the portal engine."""

from __future__ import annotations

from kronika.extract.portal.blocks import Cutter
from kronika.extract.portal.headline import find_headline
from kronika.extract.portal.options import Options
from kronika.html.document import parse

HEAD = "Rada przyjęła budżet"
H1 = f"<title>{HEAD}</title><h1>{HEAD}</h1>"


def blocks(html: str, **options: object) -> list[str]:
    document = parse(html)
    chosen = Options(**options)  # type: ignore[arg-type]
    headline = find_headline(document, chosen)
    assert headline is not None
    cut = Cutter(chosen, headline.element).cut(document.root)
    return [" | ".join(part.text for part in block.flow.parts) for block in cut if block.flow.parts]


def test_nested_blocks_stand_alone() -> None:
    assert blocks(f"{H1}<div>a<div>b</div>c</div>") == ["a | c", "b"]


def test_formatting_stays_all_else_goes_with_its_text() -> None:
    page = f"{H1}<div><p>a <b>b</b> <em>c</em> d</p><ul><li>e</ul><table><tr><td>f</table><h3>g</h3><figure>h</figure></div>"
    assert blocks(page) == ["a b d | g"]


def test_a_span_formats_inside_a_block_and_is_one_outside() -> None:
    assert blocks(f"{H1}<div>a <span>b</span></div><section><span>c</span></section>") == ["a b", "c"]


def test_captions_are_spans_with_a_picture_and_little_text() -> None:
    page = f"{H1}<div>a <span><img>b</span> <span>c<b><img></b>{'d' * 90}</span></div>"
    assert blocks(page) == [f"a c{'d' * 90}"]
    assert blocks(page, max_caption=0) == [f"a b c{'d' * 90}"]


def test_only_what_follows_the_headline() -> None:
    assert blocks(f"<title>{HEAD}</title><div>a</div><div>b<h1>{HEAD}</h1>c</div>") == ["c"]


def test_a_headline_beside_a_picture_is_not_a_caption() -> None:
    assert blocks(f"<title>{HEAD}</title><div><span><img><h2>{HEAD}</h2></span>a</div>") == ["a"]


def test_paragraphs_outside_blocks_are_loose() -> None:
    document = parse(f"{H1}<section><p>a</p><b>b</b><h2>c</h2></section>")
    headline = find_headline(document, Options())
    assert headline is not None
    cut = Cutter(Options(), headline.element).cut(document.root)
    assert [(block.loose, block.flow.parts[0].text) for block in cut] == [(True, "a"), (True, "c")]


def test_comments_end_the_page() -> None:
    assert blocks(f"{H1}<div>a</div><h3>Komentarze (12)</h3><div>b</div>") == ["a"]
    assert blocks(f"{H1}<div>a</div><div><b>OPINIE</b><div>b</div></div>") == ["a"]
    assert blocks(f"{H1}<div>a</div><h3>Głosy</h3><div>b</div>", comment_words=("Głosy",)) == ["a"]


def test_what_only_looks_like_comments() -> None:
    link = f"{H1}<div>x <a href=#k>Komentarze (12)</a></div><div>b</div>"
    assert blocks(link) == ["x Komentarze (12)", "b"]
    assert blocks(f"{H1}<div>Opinie są podzielone.</div>") == ["Opinie są podzielone."]
    assert blocks(f"<title>{HEAD}</title><p>Opinie</p><h1>{HEAD}</h1><div>b</div>") == ["b"]


def test_line_breaks() -> None:
    assert blocks(f"{H1}<div>a<br>b<br><br>c</div>") == ["a\nb | c"]
