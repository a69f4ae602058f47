"""The real page with what became different in colour, and the found text outlined: written anew, harmless, without any script."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from operator import itemgetter
from typing import TYPE_CHECKING

from lxml import etree

from kronika.html.harmless import VOID, harmless_style, start_tag, tag_of
from kronika.watch.diff.segment import Segment
from kronika.watch.highlight.joining import settled
from kronika.watch.highlight.marking import plan_of
from kronika.watch.highlight.page_style import OVER, UNDER
from kronika.watch.highlight.page_words import ENGLISH, PageWords
from kronika.watch.highlight.plan import Plan, Run
from kronika.watch.highlight.stops import Stop, stops
from kronika.watch.view import View

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'"
OLD_LAYOUT = "-//w3c//dtd html 4.0 transitional//"  # also what the parser says of a page that says nothing


def highlighted(before: View, after: View, segments: Sequence[Segment], words: PageWords = ENGLISH) -> str:
    """The new page with every change marked and numbered: an anchor kronika-1, kronika-2 … each."""
    return page_with(before, after, stops(before, after, segments), words)


def outlined_page(view: View) -> str:
    """A page with only the found text outlined."""
    return page_with(None, view, ())


def page_with(
    before: View | None,
    after: View,
    changes: Sequence[Stop],
    words: PageWords = ENGLISH,
    bar: str = "",
    style: str = "",
) -> str:
    """The page with its marks; `bar` is markup of ours that stands above it, `style` its look."""
    after = settled(after)
    plan = plan_of(before, after, changes, words)
    return "".join(Writer(after, plan).whole(bar, style))


class Writer:
    """Writes a page from its tree, and what the plan says into it."""

    def __init__(self, view: View, plan: Plan) -> None:
        self.view = view
        self.plan = plan
        self.read = {place.element for place in view.places if place.part == "text"}

    def whole(self, bar: str, style: str) -> Iterator[str]:
        """The page from its type to its end."""
        document = self.view.document
        public = (document.root.getroottree().docinfo.public_id or "").lower()
        yield "" if public.startswith(OLD_LAYOUT) else "<!doctype html>"
        yield "<html"
        yield f' lang="{document.lang}">' if document.lang else ">"
        yield f'<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        yield '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer">'
        yield f"<title>{escape(document.title)}</title><style>{UNDER}</style>"
        for head in document.root.iterchildren("head"):
            yield from map(self.sheet, head.iter("style"))
        yield f"</head>{self.body_tag()}{bar}"
        for top in document.root.iterchildren():
            if top.tag != "head":
                yield from self.content(top, bare=top.tag == "body")
        yield f"<style>{OVER}{style}</style></body></html>"

    def body_tag(self) -> str:
        """The start of the body, with the attributes that a page's own style goes by."""
        body = self.view.document.root.find("body")
        classes = " ".join(self.plan.classes.get(body, ())) if body is not None else ""
        return "<body>" if body is None else start_tag(body, "body", classes=classes, shown=True)

    def content(self, top: Element, *, bare: bool) -> Iterator[str]:
        """An element and all that is in it; `bare`: without its own tags."""
        walker = etree.iterwalk(top, events=("start", "end"))
        names: list[str | None] = []
        for event, element in walker:
            own = element is top and bare
            if event == "start":
                if not own:
                    yield from (markup for _, markup in self.plan.insertions.get((element, "before"), ()))
                names.append(self.name(element))
                if names[-1] is None:
                    if element.tag == "style":
                        yield self.sheet(element)
                    walker.skip_subtree()
                    continue
                yield "" if own else self.start(element, names[-1] or "")
                yield from self.part(element, "text", element.text)
            else:
                name = names.pop()
                if name is not None and name not in VOID and not own:
                    yield f"</{name}>"
                yield from self.part(element, "tail", element.tail)

    def name(self, element: Element) -> str | None:
        """What the element is written as; a <noscript> only if its text was read."""
        if element.tag == "noscript" and not any(inner in self.read for inner in element.iter()):
            return None
        return tag_of(element)

    def start(self, element: Element, name: str) -> str:
        """The start tag with classes of ours."""
        classes = " ".join(self.plan.classes.get(element, ()))
        return start_tag(element, name, classes=classes, shown=element in self.plan.shown)

    def part(self, element: Element, part: str, text: str | None) -> Iterator[str]:
        """A text with its runs marked, and with what is to be put into it."""
        text = text or ""
        waiting = sorted(self.plan.insertions.get((element, part), ()), key=itemgetter(0))
        waiting.reverse()  # the next one last, to be popped
        at = 0
        for run in (*self.plan.runs.get((element, part), ()), Run(len(text), len(text), "", "")):
            yield from stretch(text, at, run.start, None, waiting)
            yield from stretch(text, run.start, run.end, run, waiting)
            at = run.end

    @staticmethod
    def sheet(element: Element) -> str:
        """A style sheet of the page that loads nothing."""
        media = element.get("media")
        kept = f' media="{escape(media)}"' if media else ""
        return f"<style{kept}>{harmless_style(element.text or '')}</style>"


def stretch(text: str, start: int, end: int, run: Run | None, waiting: list[tuple[int, str]]) -> Iterator[str]:
    """Characters start…end in one look, cut where something is to be put between them."""
    while waiting and (waiting[-1][0] <= start or waiting[-1][0] < end):
        offset, markup = waiting.pop()
        yield written(text[start:offset], run)
        yield markup
        start = max(start, offset)
    yield written(text[start:end], run)


def written(text: str, run: Run | None) -> str:
    """Text in the look of its run."""
    escaped = escape(text, quote=False)
    return f'<{run.tag} class="{run.classes}">{escaped}</{run.tag}>' if run and text else escaped
