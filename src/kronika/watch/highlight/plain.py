"""Changes as plain text: [-gone-], {+new+}, {>moved here}, [<moved away], each under its number and its headings."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.watch.highlight.excerpts import Excerpt, Span, SpanKind

SIGNS = {
    SpanKind.SAME: ("", ""),
    SpanKind.ADDED: ("{+", "+}"),
    SpanKind.REMOVED: ("[-", "-]"),
    SpanKind.MOVED_TO: ("{>", "<}"),
    SpanKind.MOVED_FROM: ("[<", ">]"),
}


def plain(excerpts: Sequence[Excerpt]) -> str:
    """All changes, a blank line between two."""
    return "\n\n".join(one(excerpt) for excerpt in excerpts) + ("\n" if excerpts else "")


def one(excerpt: Excerpt) -> str:
    """One change."""
    head = f"{excerpt.number}. {excerpt.kind.value.replace('_', ' ')}"
    if excerpt.partner:
        head += f" {excerpt.partner}"
    if excerpt.headings:
        head += f" · {' › '.join(excerpt.headings)}"
    return "\n".join([head, *("   " + "".join(map(signed, line)) for line in excerpt.lines)])


def signed(span: Span) -> str:
    """A stretch between the signs of its kind."""
    opening, closing = SIGNS[span.kind]
    return f"{opening}{span.text}{closing}"
