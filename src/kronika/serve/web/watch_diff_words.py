"""What changes on a page are called, in the visitor's language: on our screens, on the marked page and in its file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kronika.serve.web import watch_words
from kronika.serve.web.labels import N_
from kronika.serve.web.tongue import Tongue

if TYPE_CHECKING:
    from kronika.flow.watch_diff import Differ
    from kronika.watch.highlight.file import FileFacts
    from kronika.watch.highlight.page_words import PageWords

KINDS = {
    "added": N_("added"),
    "removed": N_("removed"),
    "replaced": N_("replaced"),
    "moved_from": N_("moved away from here"),
    "moved_to": N_("moved here"),
    "link": N_("other link"),
}
SIGNS = {"added": "+", "removed": "−", "replaced": "±", "moved_from": "↷", "moved_to": "↶", "link": "→"}


def page_words(tongue: Tongue) -> PageWords:
    """What Kronika itself writes on a marked page."""
    from kronika.watch.highlight.page_words import PageWords
    from kronika.watch.highlight.stops import StopKind

    titles = {
        StopKind(kind): str(tongue.text("Change %(number)s", number="{number}")) + f": {tongue.text(name)}"
        for kind, name in KINDS.items()
    }
    return PageWords(
        kinds=titles,
        moved_to=str(tongue.text("now at %(number)s", number="{number}")),
        moved_from=str(tongue.text("was at %(number)s", number="{number}")),
        link=str(tongue.text("leads to")),
        picture=str(tongue.text("picture")),
        none=str(tongue.text("nowhere")),
        added=str(tongue.text("added")),
        removed=str(tongue.text("removed")),
        moved=str(tongue.text("moved")),
        found=str(tongue.text("what is compared")),
    )


def file_facts(tongue: Tongue, found: Differ) -> FileFacts:
    """What the file tells of itself."""
    from kronika.watch.highlight.file import FileFacts

    names = [
        str(tongue.text("Version %(number)s", number=one.number)) + f", {tongue.moment(one.at)}"
        for one in (found.before, found.after)
    ]
    kinds = dict.fromkeys(str(tongue.text(watch_words.NOISE[one.kind])) for one in found.difference.ignored)
    return FileFacts(
        title=found.watch.label,
        url=found.after.final_url,
        versions=" → ".join(names),
        counts=counts(tongue, found),
        ignored=f"{tongue.text('Ignored here')}: {', '.join(kinds)}" if kinds else "",
    )


def counts(tongue: Tongue, found: Differ) -> str:
    """How much changed, in a line."""
    difference = found.difference
    told = (
        (difference.added, tongue.plural("%(n)s added", "%(n)s added", difference.added)),
        (difference.removed, tongue.plural("%(n)s removed", "%(n)s removed", difference.removed)),
        (difference.moved, tongue.plural("%(n)s moved", "%(n)s moved", difference.moved)),
        (difference.links, tongue.plural("%(n)s other link", "%(n)s other links", difference.links)),
    )
    return " · ".join(str(words) for number, words in told if number)
