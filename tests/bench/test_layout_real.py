"""Real layouts as moulds, shown on pages of our own."""

from __future__ import annotations

from pathlib import Path

from bench.extraction.data import Gold
from bench.layout.mould import Mould, by_classes, by_frame, mould_of
from bench.layout.real import real_streams, redone
from tests.bench.tiny import make_set

TEXTS = [f"Paragraph number {number} of the old text, long enough to be found." for number in range(6)]
OLD = '<html><head><title>t</title><script>1</script></head><body><div class="m">Menu</div><article class="a"><h1>Old</h1>{}</article></body></html>'
NEW = '<html><head><title>t</title></head><body><main><article class="b"><h1>New</h1><p class="ad">Buy this now.</p>{}</article></main></body></html>'


def page(frame: str, tag: str, name: str) -> str:
    return frame.format("".join(f'<{tag} class="{name}">{text}</{tag}>' for text in TEXTS))


def mould(raw: str) -> Mould:
    made = mould_of(raw, Gold(title="Old", body="\n".join(TEXTS)))
    assert made is not None
    return made


def test_a_mould_takes_shorter_and_longer_texts() -> None:
    old = mould(page(OLD, "p", "text"))
    for units in (["One."], [f"Unit {number}." for number in range(9)]):
        poured = old.poured("Title", units)
        assert by_classes(old)(poured) == units
        assert poured.findtext(".//h1") == "Title"
        assert "Paragraph" not in poured.text_content()
        assert "Menu" in poured.text_content()


def test_recipes_lose_a_text_or_keep_it() -> None:
    old, new = mould(page(OLD, "p", "text")), mould(page(NEW, "p", "fresh"))
    poured = new.poured("Title", ["One.", "Two."])
    assert by_classes(old)(poured) == []
    framed = by_frame(old)
    assert framed is not None
    assert framed(poured) == ["Buy this now.", "One.", "Two."]


def test_a_page_whose_text_is_not_found_makes_no_mould() -> None:
    assert mould_of(page(OLD, "p", "text"), Gold(body="Something else that stands nowhere on the page.")) is None


def test_streams_say_what_a_redesign_did(tmp_path: Path) -> None:
    about = {"publisher": "Own", "region": "xx", "lang": "en", "body": "\n".join(TEXTS)}
    raws = {"xx_Own_2024_01_01": page(OLD, "p", "text"), "xx_Own_2025_01_01": page(NEW, "div", "fresh")}
    make_set(tmp_path, "fundus", {name: (raw.encode(), about) for name, raw in raws.items()})
    (one,) = redone(tmp_path)
    moulds = one.moulds()
    assert moulds is not None
    streams = list(real_streams(one, moulds, 1, before=5, after=4))
    assert [stream.fate for stream in streams] == ["lost", "lost"]
    assert [len(stream.before) for stream in streams] == [5, 5]
    assert streams[0].after[0].text == ""
    assert streams[1].after[0].text == "Buy this now."


def test_no_set_means_no_redesigns(tmp_path: Path) -> None:
    assert redone(tmp_path) == []
