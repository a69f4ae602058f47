"""Links of the shipped table on news whose names people gave ids to: how many names get one, and whether one id keeps one link."""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from bench import NOTHING_TO_MEASURE
from bench.extraction.tables import table
from bench.section import replace_section
from kronika.analyse.links.linking import Wanted, link_all
from kronika.analyse.links.shipped import shipped
from kronika.model.analysis import EntityType

USUAL = Path(__file__).parents[1] / ".." / "shared" / "data"
LANGUAGES = ("cs", "pl", "ru")
TYPES = ("PER", "LOC", "ORG", "PRO", "EVT")

Named = tuple[str, str, str]  # base form, type, id as people gave them


@dataclass(slots=True)
class Measured:
    """What was linked to what."""

    wanted: Counter[tuple[str, str]] = field(default_factory=Counter)  # by language and type
    linked: Counter[tuple[str, str]] = field(default_factory=Counter)
    pairs: Counter[tuple[str, str, str]] = field(default_factory=Counter)  # language, link, id
    seconds: float = 0.0


def main() -> int:
    """Link the names of every document and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench links", description=__doc__)
    parser.add_argument("--data", type=Path, default=USUAL, help="the folder that holds nlp/")
    parser.add_argument("--write", action="store_true", help="replace the section in bench/RESULTS.md")
    asked = parser.parse_args()
    if not (asked.data / "nlp" / "slavicner").exists():
        print(f"There are no names in {asked.data}; name their folder with --data.", file=sys.stderr)
        return NOTHING_TO_MEASURE
    text = report(measure(asked.data / "nlp" / "slavicner"))
    print(text)
    if asked.write:
        replace_section(Path(__file__).with_name("RESULTS.md"), "links", text)
    return 0


def measure(folder: Path) -> Measured:
    """Each thing of a document once, by the base form people gave; other names of the document are the evidence."""
    found, tables = Measured(), shipped()
    for lang in LANGUAGES:
        for names in documents(folder / f"{lang}.jsonl.gz"):
            wanted = [Wanted(base=base, type=EntityType(kind)) for base, kind, _ in names]
            began = time.perf_counter()
            links = link_all(wanted, lang, tables)
            found.seconds += time.perf_counter() - began
            for (_, kind, number), link in zip(names, links, strict=True):
                found.wanted[lang, kind] += 1
                if link is not None:
                    found.linked[lang, kind] += 1
                    found.pairs[lang, link, number] += 1
    return found


def documents(path: Path) -> Iterator[list[Named]]:
    """The names of each document, each once."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            names = ((one["base"], one["type"], one["link"]) for one in json.loads(line)["entities"])
            yield list(dict.fromkeys(names))


def report(found: Measured) -> str:
    """Shares by language and type, and how pure links are."""
    rows = []
    for lang in LANGUAGES:
        shares = [share(found.linked[lang, kind], found.wanted[lang, kind]) for kind in TYPES]
        links = Counter({(link, number): count for (of, link, number), count in found.pairs.items() if of == lang})
        rows.append([lang, *shares, str(links.total()), purity(links)])
    joined: Counter[tuple[str, str]] = Counter()
    for (_, link, number), count in found.pairs.items():
        joined[link, number] += count
    rows.append(["all", *[""] * len(TYPES), str(joined.total()), purity(joined)])
    each = found.seconds / max(found.wanted.total(), 1) * 1e6
    return (
        "## Links (the shipped table, gold names)\n\n"
        + table(["lang", *(f"{kind} linked" for kind in TYPES), "links", "one link, one id"], rows)
        + "\n\nslavicner, base forms and types as people gave them; a thing counts once a document. *One link, one id*: the share "
        "of links whose name has the id that most names of this link have, over all languages in the last row. Ids that "
        "people spelled in two ways (`GPE-Munich`, `GPE-München`) count as errors. The shares linked flatter us: a few rows "
        "(Brexit, Nord Stream, Ryanair, the Baltic Sea, some surnames) were written knowing these topics or after seeing "
        "what was missed. "
        f"{each:.0f} µs a name."
    )


def purity(links: Counter[tuple[str, str]]) -> str:
    """The share of the most frequent id of each link."""
    best: Counter[str] = Counter()
    for (link, _), count in links.items():
        best[link] = max(best[link], count)
    return share(best.total(), links.total())


def share(part: int, whole: int) -> str:
    """Three digits after the point."""
    return f"{part / whole:.3f}" if whole else "–"


if __name__ == "__main__":
    sys.exit(main())
