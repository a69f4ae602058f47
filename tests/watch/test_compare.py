"""Noise is no change, and every real change is one: on many designs, in four languages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from kronika.model.change import Difference, PieceKind
from kronika.model.watch import Focus, FocusKind, Ignore, NoiseKind
from kronika.watch.compare import compare
from kronika.watch.diff.segment import Segment, SegmentKind
from kronika.watch.view import View
from tests.watch.designs import DESIGNS, Design, Shown
from tests.watch.looking import HOUR, NOW, compared, framed, seen

LATER = timedelta(hours=7, minutes=13)
NONCE = "1b4f0e9851971998e732078544c96b36"
FIRST = Shown(at=NOW)
ALL: dict[str, object] = {"ago": 75, "ad": 2, "nonce": NONCE, "views": 22871, "at": NOW + LATER}
NOISE: dict[str, dict[str, object]] = {
    "ago": {"ago": 47},
    "an hour ago": {"ago": 75},
    "ad": {"ad": 1},
    "nonce": {"nonce": NONCE},
    "counter": {"views": 22871},
    "time": {"at": NOW + LATER},
    "all": ALL,
}
Judge = Callable[[Difference], bool]
REAL: dict[str, tuple[dict[str, object], Judge]] = {
    "added": ({"items": (5, 0, 1, 2, 3, 4)}, lambda found: found.added == 1 and not found.removed and not found.moved),
    "removed": ({"items": (0, 1, 3, 4)}, lambda found: found.removed == 1 and not found.added and not found.moved),
    "number": ({"number": "1 375"}, lambda found: found.added == found.removed == 1),
    "link": ({"link": "plan-2028.pdf"}, lambda found: found.links == 1 and not found.added and not found.removed),
    "moved": ({"items": (0, 2, 3, 4, 1)}, lambda found: found.moved == 1 and not found.added and not found.removed),
}


@pytest.mark.parametrize("design", DESIGNS)
@pytest.mark.parametrize("noise", NOISE)
def test_noise_is_no_change(design: Design, noise: str) -> None:
    """Ads, times, tokens and counters, one by one and all together."""
    found = compared(design(FIRST), design(replace(FIRST, **NOISE[noise])), gone=LATER)  # type: ignore[arg-type]
    assert not found.difference.is_change, found.difference.pieces
    assert all(segment.kind is SegmentKind.EQUAL for segment in found.segments)


@pytest.mark.parametrize("design", DESIGNS)
@pytest.mark.parametrize("change", REAL)
@pytest.mark.parametrize("noise", [{}, ALL], ids=["still", "noisy"])
def test_real_changes_are_told(design: Design, change: str, noise: dict[str, object]) -> None:
    """And as what they are, whatever else goes on around them."""
    state, fits = REAL[change]
    found = compared(design(FIRST), design(replace(FIRST, **{**state, **noise})), gone=LATER)  # type: ignore[arg-type]
    assert fits(found.difference), found.difference
    assert found.digest


PLAIN = {
    "price": ("<p>Cena 12,50 zł</p>", "<p>Cena 13,50 zł</p>"),
    "price in a span": ("<span class=price>149 Kč</span>", "<span class=price>129 Kč</span>"),
    "short item came": (
        "<ul><li>Ada</li><li>Bob</li><li>Cid</li></ul>",
        "<ul><li>Ada</li><li>Bob</li><li>Cid</li><li>Dan</li></ul>",
    ),
    "short item went": ("<ul><li>Ada</li><li>Bob</li><li>Cid</li></ul>", "<ul><li>Ada</li><li>Cid</li></ul>"),
    "picture came": ("", "<p><img src=/photo1.jpg></p>"),
    "another picture": ("<p><img src=/photo1.jpg></p>", "<p><img src=/photo2.jpg></p>"),
    "link put in": ("<p>see the plan here</p>", "<p>see <a href=/plan>the plan</a> here</p>"),
    "one word": ("<p>The mayor agreed with the plan.</p>", "<p>The mayor disagreed with the plan.</p>"),
    "a sign": ("<p>Closed today.</p>", "<p>Closed today!</p>"),
    "a degree": ("<p>Teplota vody 24 °C</p>", "<p>Teplota vody 22 °C</p>"),
}
SAME = {
    "bold": ("<p>The <b>mayor</b> agreed.</p>", "<p>The mayor agreed.</p>"),
    "wrapped": ("<div><p>The mayor agreed.</p></div>", "<section><p>The mayor\n   agreed.</p></section>"),
    "word in pieces": ("<p>co<b>operation</b> is good</p>", "<p>cooperation is good</p>"),
    "entities": ("<p>Kč &amp; EUR – a&nbsp;b</p>", "<p>Kč &#38; EUR &ndash; a b</p>"),
    "related pages": (
        "<div class=related><h3>Related</h3><ul><li><a href=/1>Old story of the mill</a></li></ul></div>",
        "<div class=related><h3>Related</h3><ul><li><a href=/2>New story of the river</a></li></ul></div>",
    ),
}


@pytest.mark.parametrize("name", PLAIN)
def test_small_changes(name: str) -> None:
    """However small."""
    before, after = map(framed, PLAIN[name])
    assert compared(before, after).difference.is_change


@pytest.mark.parametrize("name", SAME)
def test_the_same_to_a_reader(name: str) -> None:
    """Tags and white space say nothing, furniture is not compared."""
    before, after = map(framed, SAME[name])
    assert not compared(before, after).difference.is_change


def test_pieces_tell_where_and_what() -> None:
    """Short, with the words before."""
    before = framed("<p>The fee is 120 crowns.</p><p>See <a href=/a>the rules</a> please.</p>")
    after = framed("<p>The fee is 150 crowns.</p><p>See <a href=/b>the rules</a> please.</p><p>A new line came.</p>")
    fee, link, line = compared(before, after).difference.pieces
    assert (fee.kind, fee.before, fee.text) == (PieceKind.REPLACED, "120", "150")
    assert fee.around.endswith("The fee is")
    assert (link.kind, link.text, link.around) == (PieceKind.LINK, "https://obec.example/b", "the rules please.")
    assert (line.kind, line.text) == (PieceKind.ADDED, "A new line came.")


def covered(segments: list[Segment], before: View, after: View) -> bool:
    """Segments follow each other and leave nothing out."""
    a_end = b_end = 0
    for segment in segments:
        if (segment.a0, segment.b0) != (a_end, b_end):
            return False
        a_end, b_end = segment.a1, segment.b1
    return (a_end, b_end) == (len(before.tokens), len(after.tokens))


@pytest.mark.parametrize("design", DESIGNS)
def test_segments_cover_everything(design: Design) -> None:
    """Also where noise was taken out."""
    before = seen(design(FIRST))
    for items in ((0, 1, 2, 3, 4), (5, 0, 2, 3, 4, 1), (4, 3, 2, 1, 0), ()):
        after = seen(design(replace(FIRST, items=items, **ALL)), NOW + LATER)  # type: ignore[arg-type]
        found = compare(before, after, before_at=NOW, after_at=NOW + LATER)
        assert covered(list(found.segments), before, after)


def test_a_person_wants_to_see_the_noise() -> None:
    """An ignore that was turned off makes the noise a change; another place stays ignored."""
    before, after = (
        framed("<p>1234 views</p><ul><li>12 comments</li></ul>"),
        framed("<p>1250 views</p><ul><li>15 comments</li></ul>"),
    )
    found = compared(before, after)
    assert len(found.difference.ignored) == len(found.ignores) == 2
    off = [replace(ignore, on=ignore.where.endswith("li"), by="Ada") for ignore in found.ignores]
    again = compared(before, after, ignores=off)
    assert again.difference.added == again.difference.removed == 1
    assert {ignore.key: ignore.on for ignore in again.ignores} == {ignore.key: ignore.on for ignore in off}
    everywhere = [Ignore(kind=NoiseKind.COUNTER, on=False, by="Ada")]
    assert compared(before, after, ignores=everywhere).difference.added == 2


def test_a_person_points_at_a_place() -> None:
    """What is inside is not compared; a selector that nobody can follow means nothing."""
    before, after = (
        framed("<div class=quote><p>To be.</p></div>"),
        framed("<div class=quote><p>Or not.</p></div> <p>x</p>"),
    )
    place = Ignore(kind=NoiseKind.PLACE, where=".quote", by="Ada")
    found = compared(before, after, ignores=[place])
    assert (found.difference.added, found.difference.removed) == (1, 0)
    assert place in found.ignores
    assert compared(before, after, ignores=[replace(place, on=False)]).difference.removed == 1
    assert compared(before, after, ignores=[replace(place, where="p[[")]).difference.removed == 1


def test_what_the_extractor_leaves_out_this_time_is_no_change() -> None:
    """A block that was the text and is still there has not gone."""
    html = framed("<p>Something in the middle that nobody is sure about.</p>")
    before, after = seen(html), seen(html)
    blocks = [block._replace(main=number % 2 == 0) for number, block in enumerate(after.blocks)]
    assert not compare(before, replace(after, blocks=blocks)).difference.is_change


def test_only_the_chosen_part_counts() -> None:
    """What a person's rule leaves out may change as it likes."""
    focus = Focus(kind=FocusKind.CSS, rule=".price")
    before, after = "<p class=price>12</p><p>Words</p>", "<p class=price>12</p><p>Other words altogether</p>"
    assert not compared(before, after, focus=focus).difference.is_change
    assert compared(before, before.replace("12", "13"), focus=focus).difference.added == 1


def test_the_same_change_has_the_same_digest() -> None:
    """Whatever the noise; another change has another."""
    before = framed("<p>Fee 120</p><p>5 views</p>")
    one = compared(before, framed("<p>Fee 150</p><p>9 views</p>"))
    two = compared(before, framed("<p>Fee 150</p><p>77 views</p>"), gone=2 * HOUR)
    other = compared(before, framed("<p>Fee 151</p><p>9 views</p>"))
    assert one.digest == two.digest != other.digest
    assert compared(before, framed("<p>Fee 120</p><p>9 views</p>")).digest == ""
