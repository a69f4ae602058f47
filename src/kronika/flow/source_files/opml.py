"""OPML: outlines of feeds, nested outlines as sections; read without trusting it, written so that nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, cast

from lxml import etree

from kronika.flow.outlines import BETWEEN, attributes_of, holds_others, label, opened, sections, sound, unusable
from kronika.flow.source_files.entry import Entry, Fault, Line
from kronika.model.duration import written
from kronika.model.source import Source, SourceKind

OWN = "urn:kronika:source"  # what OPML has no attribute for
HOME = "home"


def read_opml(text: str, name: str) -> Iterator[Line]:
    """The outlines of a file in their order."""
    root, faults = opened(text, name)
    yield from (Fault(line=line, sentence=sentence) for line, sentence in faults)
    for outline in root.iter("{*}outline"):
        found = line_of(outline)
        if found is not None:
            yield found


def line_of(outline: etree._Element) -> Line | None:
    """The source an outline names; None for one that only holds others."""
    line = int(cast("Any", outline.sourceline) or 0)
    given = attributes_of(outline)
    url, feed = given.get("xmlurl") or given.get("url") or given.get("htmlurl", ""), "xmlurl" in given
    if not url and holds_others(outline):
        return None
    if why := unusable(given, url):
        return Fault(line=line, sentence=why)
    home = {HOME: given["htmlurl"]} if feed and given.get("htmlurl") else {}
    kind = own(outline, "kind") or (str(SourceKind.FEED) if feed else "")
    return Entry(
        line=line,
        url=url,
        name=label(given),
        kind=kind,
        lang=given.get("language", ""),
        section=BETWEEN.join(sections(outline)),
        every=own(outline, "every"),
        paused=own(outline, "paused"),
        options=home | options_of(outline),
    )


def options_of(outline: etree._Element) -> dict[str, str]:
    """The options we wrote ourselves; anything else in their place is left out."""
    try:
        found = json.loads(own(outline, "options") or "{}")
    except ValueError:
        return {}
    return {str(name): str(value) for name, value in found.items()} if isinstance(found, dict) else {}


def own(outline: etree._Element, name: str) -> str:
    """An attribute of ours."""
    return outline.get(f"{{{OWN}}}{name}") or ""


def write_opml(sources: Sequence[Source]) -> str:
    """All sources; sections nest as outlines."""
    root = etree.Element("opml", {"version": "2.0"}, nsmap={"k": OWN})
    etree.SubElement(etree.SubElement(root, "head"), "title").text = "Sources of a Kronika chronicle"
    body = etree.SubElement(root, "body")
    groups: dict[tuple[str, ...], etree._Element] = {(): body}
    for source in sources:
        steps = tuple(source.section.split(BETWEEN)) if source.section else ()
        etree.SubElement(group(groups, steps), "outline", attributes(source))
    return etree.tostring(root, encoding="unicode", pretty_print=True)


def group(groups: dict[tuple[str, ...], etree._Element], steps: tuple[str, ...]) -> etree._Element:
    """The outline of a section, made with those around it when it is new."""
    if steps not in groups:
        around = group(groups, steps[:-1])
        groups[steps] = etree.SubElement(around, "outline", {"text": sound(steps[-1])})
    return groups[steps]


def attributes(source: Source) -> dict[str, str]:
    """A source as an outline's attributes."""
    options = dict(source.options)
    feed = source.kind == SourceKind.FEED
    home = options.pop(HOME, "") if feed else ""
    given = {
        "text": source.name,
        "type": "rss" if feed else "link",
        "xmlUrl" if feed else "url": source.url,
        "htmlUrl": home,
        "language": source.lang or "",
        f"{{{OWN}}}kind": "" if feed else str(source.kind),
        f"{{{OWN}}}every": written(source.every),
        f"{{{OWN}}}paused": "yes" if source.paused else "",
        f"{{{OWN}}}options": json.dumps(options, ensure_ascii=False) if options else "",
    }
    return {name: sound(value) for name, value in given.items() if value}
