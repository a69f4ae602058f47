"""A table of links from dumps: which kind each is, all of them read, the table written."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from kronika.analyse.links.dumps import dbpedia, wikidata
from kronika.analyse.links.dumps.entry import Count, Entry
from kronika.analyse.links.dumps.reading import dump_lines
from kronika.analyse.links.dumps.sorting import MOST_HELD, SortedLines
from kronika.analyse.links.dumps.writing import TableWriter
from kronika.model.errors import BadFile

FEWEST_SITELINKS = 3
EVERY = 2_000  # lines between two words on progress

Tell = Callable[[int, int, Count], None]
"""Bytes read, bytes there are, and what was met."""


def build(
    dumps: Sequence[Path],
    to: Path,
    *,
    langs: Sequence[str],
    least: int = FEWEST_SITELINKS,
    tell: Tell = lambda done, total, count: None,
    held: int = MOST_HELD,
) -> Count:
    """Write the table of links of dumps, all of Wikidata or all of DBpedia. Nothing is in its place before all is done."""
    kinds = {kind_of(path) for path in dumps}
    if len(kinds) != 1:
        raise BadFile("Give dumps of Wikidata or of DBpedia, not of both at once.")
    count = Count()
    from_wikidata = kinds == {"wikidata"}
    with TableWriter(to, least=least if from_wikidata else 0, held=held) as writer:
        read = wikidata_entries if from_wikidata else dbpedia_entries
        for entry in read(dumps, langs, count, tell, SortedLines(writer.folder, "triples", held=held)):
            writer.add(entry, count)
        if not count.things:
            raise BadFile(nothing(dumps, count))
        writer.finish({"langs": list(langs), "things": count.things, "from": [path.name for path in dumps]})
    return count


def kind_of(path: Path) -> str:
    """What a dump is, by its first lines."""
    with dump_lines(path) as (lines, _):
        for line in lines:
            start = line.strip()
            if start.startswith(b"<"):
                return "dbpedia"
            if start.startswith((b"{", b"[")):
                return "wikidata"
            if start and not start.startswith(b"#"):
                break
    raise BadFile(f"{path} is neither a Wikidata dump (one JSON object a line) nor N-Triples of DBpedia.")


def wikidata_entries(
    dumps: Sequence[Path], langs: Sequence[str], count: Count, tell: Tell, spare: SortedLines
) -> Iterator[Entry]:
    """The things of JSON dumps, as they come."""
    for lines in told_lines(dumps, count, tell):
        yield from wikidata.entries(lines, langs, count)


def dbpedia_entries(
    dumps: Sequence[Path], langs: Sequence[str], count: Count, tell: Tell, triples: SortedLines
) -> Iterator[Entry]:
    """The things of triples: labels, types and links of one thing stand in several files and are brought together first."""
    for lines in told_lines(dumps, count, tell):
        for triple in dbpedia.kept_triples(lines, count):
            triples.add(triple)
    yield from dbpedia.entries(triples, langs, count)


def told_lines(dumps: Sequence[Path], count: Count, tell: Tell) -> Iterator[Iterator[bytes]]:
    """The lines of each dump; every now and then it is told how far the reading is."""
    total = sum(path.stat().st_size for path in dumps)
    before = 0
    for path in dumps:
        with dump_lines(path) as (lines, at):
            yield telling(lines, partial(tell_place, tell, before, total, at, count))
        before += path.stat().st_size


def tell_place(tell: Tell, before: int, total: int, at: Callable[[], int], count: Count) -> None:
    """How far the reading is, over all dumps."""
    tell(before + at(), total, count)


def telling(lines: Iterator[bytes], tell: Callable[[], None]) -> Iterator[bytes]:
    """The same lines; every so many it is told."""
    for number, line in enumerate(lines):
        if number % EVERY == 0:
            tell()
        yield line


def nothing(dumps: Sequence[Path], count: Count) -> str:
    """Why there is no table."""
    names = ", ".join(path.name for path in dumps)
    return (
        f"Nothing in {names} can be linked to: {count.lines} lines, {count.damaged} damaged, {count.other} without a type "
        f"or a label, {count.little_known} too little known. DBpedia needs its labels and its instance types together."
    )
