"""Entries of a Wikidata dump: one JSON object a line, as dumps.wikimedia.org gives them (latest-all.json.*)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from kronika.analyse.links.classes import types_of
from kronika.analyse.links.dumps.entry import Count, Entry

INSTANCE = "P31"
NEAR = ("P17", "P27", "P131", "P30", "P361")  # country, citizenship, administrative unit, continent, part of
MOST_NEAR = 6
MOST_ALIASES = 20
FIRST_CLASS = re.compile(rb'"P31":\[\{"mainsnak":\{"snaktype":"value"[^}]*?"numeric-id":(\d+)')
# What most of a dump consists of and nobody names: articles of journals, categories, disambiguations, taxa, genes,
# proteins, templates, stars, galaxies, family names. Lines are told by their first class and not even parsed.
NEVER = frozenset(b"13442814 4167836 4167410 16521 7187 8054 11266439 523 318 101352".split())


def entries(lines: Iterable[bytes], langs: Sequence[str], count: Count) -> Iterator[Entry]:
    """The things of the dump that have a type we know and a label in one of the languages."""
    for number, raw in enumerate(lines, 1):
        count.lines = number
        line = raw.strip().rstrip(b",")
        if line in (b"", b"[", b"]"):
            continue
        if (first := FIRST_CLASS.search(line)) and first[1] in NEVER:
            count.other += 1
            continue
        try:
            entry = entry_of(json.loads(line), langs)
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
            count.damaged_line(number, f"{type(error).__name__}: {str(error)[:100]}")
            continue
        if entry is None:
            count.other += 1
        else:
            yield entry


def entry_of(item: dict[str, Any], langs: Sequence[str]) -> Entry | None:
    """A thing; None for properties, lexemes, and what has no type or label that could serve."""
    if item["type"] != "item":
        return None
    claims = item.get("claims") or {}  # an empty one is written as a list
    types = types_of(values(claims, INSTANCE))
    labels = {lang: found for lang in langs if (found := label_of(item.get("labels") or {}, lang))}
    if not types or not labels:
        return None
    links = item.get("sitelinks") or {}
    aliases = item.get("aliases") or {}
    return Entry(
        id=str(item["id"]),
        types=types,
        labels=labels,
        aliases={lang: tuple(one["value"] for one in aliases.get(lang, ())[:MOST_ALIASES]) for lang in langs},
        pages={lang: links[f"{lang}wiki"]["title"] for lang in langs if f"{lang}wiki" in links},
        near=tuple(dict.fromkeys(one for name in NEAR for one in values(claims, name)))[:MOST_NEAR],
        weight=sum(name.endswith("wiki") and name != "commonswiki" for name in links),
    )


def label_of(labels: dict[str, Any], lang: str) -> str | None:
    """The label in a language; names that are the same in all languages stand under “mul”."""
    found = labels.get(lang) or labels.get("mul")
    return str(found["value"]) if found else None


def values(claims: dict[str, Any], name: str) -> list[str]:
    """The things a property names, without those that are deprecated or unknown."""
    found = []
    for claim in claims.get(name, ()):
        snak = claim["mainsnak"]
        if claim.get("rank") != "deprecated" and snak.get("snaktype") == "value":
            value = snak["datavalue"]["value"]
            found.append(str(value.get("id") or f"Q{value['numeric-id']}"))
    return found
