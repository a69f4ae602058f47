"""Entries of DBpedia dumps: N-Triples with labels, types, redirects and links to Wikidata, in any number of files and any order."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from urllib.parse import unquote

from kronika.analyse.links.classes import ONTOLOGY, types_of
from kronika.analyse.links.dumps.entry import Count, Entry

TRIPLE = re.compile(rb'<([^>\s]+)>\s+<([^>\s]+)>\s+(?:<([^>\s]*)>|"((?:[^"\\]|\\.)*)"(?:@([A-Za-z-]+))?[^.]*)\s*\.\s*$')
LABEL = b"http://www.w3.org/2000/01/rdf-schema#label"
TYPE = b"http://www.w3.org/1999/02/22-rdf-syntax-ns#type"
SAME = b"http://www.w3.org/2002/07/owl#sameAs"
REDIRECT = b"http://dbpedia.org/ontology/wikiPageRedirects"
WIKIDATA = re.compile(r"https?://www\.wikidata\.org/entity/(Q[1-9]\d*)$")
RESOURCE = re.compile(r"https?://(?:([a-z]{2,3})\.)?dbpedia\.org/resource/(.+)$")
ESCAPED = re.compile(r"\\(u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|.)")
PLAIN_ESCAPES = {"n": "\n", "t": "\t", "r": "\r"}
GAP = b"\x1f"  # stands in no address and no label


def kept_triples(lines: Iterable[bytes], count: Count) -> Iterator[bytes]:
    """What is of use of each line, in a form that sorts by subject."""
    for number, raw in enumerate(lines, 1):
        count.lines += 1
        line = raw.strip()
        if not line or line.startswith(b"#"):
            continue
        found = TRIPLE.match(line)
        if found is None:
            count.damaged_line(number, "no triple: " + line[:60].decode("utf-8", "replace"))
            continue
        subject, verb, target, literal, lang = found.groups()
        if verb == LABEL and literal is not None:
            yield GAP.join((subject, b"label", lang or b"", literal))
        elif verb == REDIRECT and target:
            yield GAP.join((target, b"alias", b"", subject))  # the old title is another name of where it leads
        elif verb in (TYPE, SAME) and target:
            yield GAP.join((subject, b"type" if verb == TYPE else b"same", b"", target))


def entries(
    triples: Iterable[bytes], langs: Sequence[str], count: Count, *, tell: Callable[[], None] = lambda: None
) -> Iterator[Entry]:
    """Things of sorted triples: those of one subject stand together."""
    for subject, group in groupby(triples, key=lambda triple: triple.partition(GAP)[0]):
        tell()
        entry = entry_of(subject.decode("utf-8", "replace"), list(group), langs)
        if entry is None:
            count.other += 1
        else:
            yield entry


def entry_of(subject: str, triples: Sequence[bytes], langs: Sequence[str]) -> Entry | None:
    """One thing; its number in Wikidata stands for it where the dump tells it."""
    page = RESOURCE.match(subject)
    if page is None:
        return None
    home = page[1] or "en"
    labels: dict[str, str] = {}
    aliases: list[str] = []
    classes: list[str] = []
    number = None
    for _, kind, lang, raw in (triple.split(GAP, 3) for triple in triples):
        value = raw.decode("utf-8", "replace")
        if kind == b"label":
            labels.setdefault(lang.decode() or home, unescaped(value))
        elif kind == b"alias" and (other := RESOURCE.match(value)):
            aliases.append(title_of(other[2]))
        elif kind == b"type" and value.startswith(ONTOLOGY):
            classes.append(value)
        elif kind == b"same" and (same := WIKIDATA.match(value)):
            number = same[1]
    types = types_of(classes)
    told = {lang: labels[lang] for lang in langs if lang in labels}
    if not types or not told:
        return None
    return Entry(
        id=number or subject,
        types=types,
        labels=told,
        aliases={home: tuple(aliases)},
        pages={home: title_of(page[2])} if home in langs else {},
    )


def title_of(resource: str) -> str:
    """The title of an article from its address."""
    return unquote(resource).replace("_", " ")


def unescaped(literal: str) -> str:
    """A literal of N-Triples as it reads."""
    return ESCAPED.sub(lambda found: letter(found[1]), literal) if "\\" in literal else literal


def letter(code: str) -> str:
    """What an escape stands for."""
    if code[0] in "uU" and len(code) > 1:
        return chr(int(code[1:], 16))
    return PLAIN_ESCAPES.get(code, code)
