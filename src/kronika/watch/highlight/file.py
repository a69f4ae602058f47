"""A highlighted page as one file that opens from a disk: no script, no address outside it, and a policy of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from kronika.watch.diff.segment import Segment
from kronika.watch.highlight.page import page_with
from kronika.watch.highlight.page_words import ENGLISH, PageWords
from kronika.watch.highlight.stops import Stop, StopKind, stops
from kronika.watch.view import View

MOST_NUMBERS = 200  # in the bar; every change has its number on the page
SIGNS = {
    StopKind.ADDED: "+",
    StopKind.REMOVED: "−",
    StopKind.REPLACED: "±",
    StopKind.MOVED_FROM: "↷",
    StopKind.MOVED_TO: "↶",
    StopKind.LINK: "→",
}
STYLE = """
#kronika-bar, #kronika-bar * { all: revert !important; box-sizing: border-box !important; font: 14px/1.45 system-ui, sans-serif !important; }
#kronika-bar { position: sticky !important; top: 0 !important; z-index: 2147483647 !important; display: block !important; margin: 0 0 1rem !important;
  padding: .6rem 1rem !important; background: #faf7f1 !important; color: #221e19 !important; border-bottom: 2px solid #8c2332 !important;
  max-height: 40vh !important; overflow: auto !important; text-align: left !important; }
#kronika-bar p { margin: 0 0 .3rem !important; overflow-wrap: anywhere !important; }
#kronika-bar strong { font-weight: 700 !important; }
#kronika-bar nav a { display: inline-block !important; min-width: 2.2rem !important; margin: 0 .2rem .2rem 0 !important;
  padding: .15rem .4rem !important; border: 1px solid #8d8270 !important; border-radius: 4px !important; color: #221e19 !important;
  text-align: center !important; text-decoration: none !important; }
#kronika-bar nav a.kronika-is-added, #kronika-bar nav a.kronika-is-moved_to { border-bottom: 3px solid #12752d !important; }
#kronika-bar nav a.kronika-is-removed, #kronika-bar nav a.kronika-is-moved_from { border-bottom: 3px double #b3261e !important; }
#kronika-bar nav a:focus, #kronika-bar nav a:hover { background: #f1e9db !important; }
#kronika-bar ins { background: #d5f2da !important; color: #0a3d18 !important; text-decoration: underline !important; }
#kronika-bar del { background: #fde0dc !important; color: #7a1410 !important; text-decoration: line-through !important; }
#kronika-bar i { background: #e3ecfd !important; color: #0d2f74 !important; font-style: normal !important;
  text-decoration: underline dotted !important; }
#kronika-bar u { outline: 2px solid #e0b400 !important; text-decoration: none !important; }
html { scroll-padding-top: 30vh !important; }
@media (prefers-color-scheme: dark) {
  #kronika-bar { background: #1f1c18 !important; color: #ebe5d9 !important; border-bottom-color: #f09aa2 !important; }
  #kronika-bar nav a { color: #ebe5d9 !important; }
  #kronika-bar nav a:focus, #kronika-bar nav a:hover { background: #2b2620 !important; }
}
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class FileFacts:
    """What the bar at the top tells; texts are written as they are given."""

    title: str
    url: str
    versions: str  # which two were compared, and of when
    counts: str  # how much was added, removed, moved
    ignored: str = ""  # what was left out as noise


def standalone(
    before: View, after: View, segments: Sequence[Segment], facts: FileFacts, words: PageWords = ENGLISH
) -> str:
    """The whole file."""
    changes = stops(before, after, segments)
    return page_with(before, after, changes, words, bar(changes, facts, words), STYLE)


def bar(changes: Sequence[Stop], facts: FileFacts, words: PageWords) -> str:
    """What the file is, and a way to every change."""
    lines = [f"<strong>{escape(facts.title)}</strong> · {escape(facts.url)}", escape(facts.versions)]
    if facts.counts:
        lines.append(f"{escape(facts.counts)} — {legend(words)}")
    if facts.ignored:
        lines.append(escape(facts.ignored))
    links = "".join(link(stop, words) for stop in changes[:MOST_NUMBERS])
    return f'<div id="kronika-bar">{"".join(f"<p>{line}</p>" for line in lines)}<nav>{links}</nav></div>'


def link(stop: Stop, words: PageWords) -> str:
    """The way to one change."""
    return (
        f'<a class="kronika-is-{stop.kind.value}" href="#kronika-{stop.number}" title="{escape(words.title(stop))}">'
        f"{SIGNS[stop.kind]}{stop.number}</a>"
    )


def legend(words: PageWords) -> str:
    """What the marks mean."""
    return (
        f"<ins>{escape(words.added)}</ins> <del>{escape(words.removed)}</del> "
        f"<i>{escape(words.moved)}</i> <u>{escape(words.found)}</u>"
    )
