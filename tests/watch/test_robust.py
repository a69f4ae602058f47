"""Whatever two pages are, they are compared: nothing raises, nothing is lost, and a page equals itself."""

from __future__ import annotations

import json
from random import Random

import pytest

from kronika.html.document import parse
from kronika.model.watch import Focus, FocusKind, Ignore
from kronika.watch.compare import compare
from kronika.watch.diff.segment import Segment, SegmentKind
from kronika.watch.view import View
from kronika.watch.viewing import view_of
from tests.watch.designs import DESIGNS, Shown
from tests.watch.looking import HOUR, NOW, URL

TAGS = "div p ul li table tr td span a b br img section h2 article dl dt dd time ins pre code form input sup iframe".split()
NAMES = ("ad", "news", "time", "related", "x1", "nav", "")
WORDS = (
    "před 5 minutami ago views : 12 17.11.2026 14:05 Reklama © 2026 generated updated 9f86d081884c7d659a2feaa0c55ad015 1794917100 online "
    "dnes včera just now il y a sha256 token 1.2K × 5m < > & \u00ad \u200b ő 東京 session"
).split(" ")


def junk(chance: Random, size: int) -> str:
    """A page that no author would write."""
    pieces: list[str] = []
    for _ in range(size):
        tag, turn = chance.choice(TAGS), chance.random()
        if turn < 0.4:
            pieces.append(
                f'<{tag} class="{chance.choice(NAMES)}" href="/{chance.randint(1, 9)}?s={chance.randint(1, 9)}">'
            )
        elif turn < 0.6:
            pieces.append(f"</{tag}>")
        else:
            pieces.append(" ".join(chance.choices(WORDS, k=chance.randint(1, 5))) + " ")
    return f"<html><body>{''.join(pieces)}</body></html>"


def damaged(chance: Random, html: str) -> str:
    """The page with pieces torn out, put in and put elsewhere."""
    for _ in range(chance.randint(1, 6)):
        start, other = chance.randrange(len(html)), chance.randrange(len(html))
        end = min(len(html), start + chance.randint(1, 60))
        came = chance.choice(("", html[other : other + 40], junk(chance, 3)))
        html = html[:start] + came + html[end if not came else start :]
    return html


def is_covered(segments: list[Segment], before: View, after: View) -> bool:
    """Segments follow each other and leave nothing out."""
    ends = [(0, 0), *((segment.a1, segment.b1) for segment in segments)]
    starts = [*((segment.a0, segment.b0) for segment in segments), (len(before.tokens), len(after.tokens))]
    return ends == starts


@pytest.mark.parametrize("seed", range(120))
def test_any_two_pages(seed: int) -> None:
    """There and back again, with what was learned on the way."""
    chance = Random(seed)
    html = junk(chance, chance.randint(0, 150)) if seed % 2 else chance.choice(DESIGNS)(Shown(at=NOW))
    focus = Focus(kind=chance.choice((FocusKind.MAIN, FocusKind.WHOLE)))
    one, other = (view_of(parse(page, url=URL), focus) for page in (html, damaged(chance, html)))
    ignores: tuple[Ignore, ...] = ()
    memory: dict[str, object] = {"theirs": 1}
    for before, after in ((one, other), (other, one), (one, other)):
        found = compare(before, after, ignores, memory, before_at=NOW, after_at=NOW + HOUR)
        assert is_covered(list(found.segments), before, after)
        assert found.difference.is_change == any(segment.kind is not SegmentKind.EQUAL for segment in found.segments)
        ignores, memory = found.ignores, json.loads(json.dumps(found.memory))
    assert memory["theirs"] == 1
    assert not compare(one, one).difference.is_change


def test_empty_pages() -> None:
    """Nothing became something, and something nothing."""
    nothing, something = (view_of(parse(page, url=URL), Focus()) for page in ("", "<p>Words</p>"))
    assert compare(nothing, something).difference.added == 1
    assert compare(something, nothing).difference.removed == 1
    assert not compare(nothing, nothing).difference.is_change
