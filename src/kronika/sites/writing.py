"""A known site as a file of people's own: what is out of date can be corrected without any code."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from kronika.sites.collection import Collection, Way
from kronika.sites.site import Site


def as_toml(site: Site) -> str:
    """The file that `reading` reads back; recipes stay where they are, and hold as before."""
    collection = site.collection
    lines = [f"# {site.name}.toml, in the folder recipes of a chronicle", f"hosts = {array(site.hosts)}", ""]
    if collection is not None:
        lines += head(collection)
        for way in collection.ways:
            lines += ["", "[[collect.way]]", *body(way)]
    return "\n".join(lines) + "\n"


def head(collection: Collection) -> Iterator[str]:
    """The site itself."""
    yield "[collect]"
    yield f"title = {text(collection.title)}"
    yield f"home = {text(collection.home)}"
    yield f"lang = {text(collection.lang)}"
    yield f"aliases = {array(collection.aliases)}"
    if collection.since:
        yield f"since = {collection.since.isoformat()}"


def body(way: Way) -> Iterator[str]:
    """One way."""
    yield f"kind = {text(way.kind)}"
    yield f"url = {text(way.url)}"
    if way.section:
        yield f"section = {text(way.section)}"
    if way.sections:
        yield f"sections = {table(way.sections)}"
    if way.options:
        yield f"options = {table(way.options)}"
    yield f"certainty = {text(way.certainty)}"
    yield f"because = {text(way.because)}"


def text(value: str) -> str:
    """A basic string: JSON's escapes are TOML's too, but for the letter DEL."""
    return json.dumps(str(value), ensure_ascii=False).replace("\x7f", "\\u007f")


def array(values: tuple[str, ...]) -> str:
    """A list of strings."""
    return f"[{', '.join(map(text, values))}]"


def table(values: Mapping[str, str]) -> str:
    """An inline table."""
    return f"{{ {', '.join(f'{text(name)} = {text(value)}' for name, value in values.items())} }}"
