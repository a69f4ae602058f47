"""OPML: outlines of pages and feeds, the outlines around them as groups; read without trusting it, written so that nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, cast

from lxml import etree

from kronika.flow.outlines import BETWEEN, attributes_of, holds_others, label, opened, sections, sound, unusable
from kronika.flow.watch_files.entry import Fault, Line, WatchEntry
from kronika.flow.watch_files.own_lines import watch_values
from kronika.flow.watch_files.values import as_text, entry_of
from kronika.model.watch import Watch

OWN = "urn:kronika:watch"  # what OPML has no attribute for


def read_opml(text: str, name: str) -> Iterator[Line]:
    """The outlines of a file in their order."""
    root, faults = opened(text, name)
    yield from (Fault(line=line, sentence=sentence) for line, sentence in faults)
    for outline in root.iter("{*}outline"):
        found = line_of(outline)
        if found is not None:
            yield found


def line_of(outline: etree._Element) -> Line | None:
    """The page an outline names; None for one that only holds others."""
    line = int(cast("Any", outline.sourceline) or 0)
    given = attributes_of(outline)
    url = given.get("htmlurl") or given.get("url") or given.get("xmlurl", "")
    if not url and holds_others(outline):
        return None
    if why := unusable(given, url):
        return Fault(line=line, sentence=why)
    values = own_values(outline)
    made = entry_of(line, {"name": label(given), "group": BETWEEN.join(sections(outline)), **values, "url": url})
    feed = given.get("xmlurl")
    if isinstance(made, WatchEntry) and feed and feed != url:
        return replace(made, lost=(*made.lost, f"Its feed {feed} is not watched; follow it with “kronika source add”."))
    return made


def own_values(outline: etree._Element) -> dict[str, str]:
    """What we wrote ourselves; anything else in its place is left out."""
    try:
        found = json.loads(outline.get(f"{{{OWN}}}settings") or "{}")
    except (ValueError, RecursionError):
        return {}
    return {str(name): as_text(value) for name, value in found.items()} if isinstance(found, dict) else {}


def write_opml(watches: Iterable[Watch]) -> str:
    """All pages; groups are outlines around them."""
    root = etree.Element("opml", {"version": "2.0"}, nsmap={"k": OWN})
    etree.SubElement(etree.SubElement(root, "head"), "title").text = "Watched pages of a Kronika chronicle"
    body = etree.SubElement(root, "body")
    groups: dict[str, etree._Element] = {"": body}
    for watch in watches:
        if watch.group not in groups:
            groups[watch.group] = etree.SubElement(body, "outline", {"text": sound(watch.group)})
        etree.SubElement(groups[watch.group], "outline", attributes(watch))
    return etree.tostring(root, encoding="unicode", pretty_print=True)


def attributes(watch: Watch) -> dict[str, str]:
    """A page as an outline's attributes; other programs read the first three."""
    values = watch_values(watch)
    rest = {name: value for name, value in values.items() if name not in ("url", "group")}
    rest.setdefault("name", "")  # a page without a name of its own must not come back with its title as one
    own = {f"{{{OWN}}}settings": sound(json.dumps(rest, ensure_ascii=False))}
    return {"text": sound(watch.label), "type": "link", "url": sound(watch.url), **own}
