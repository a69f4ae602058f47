"""One step of the benchmark of corpora in a process of its own: what it took, in seconds and megabytes."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from bench.corpora.loading import load
from kronika.flow.chronicle import Chronicle, init_chronicle, open_chronicle
from kronika.flow.concordance import KwicSort, KwicWish, concordance
from kronika.flow.corpora import chosen_as, entries, freeze
from kronika.flow.corpus_form import form_of
from kronika.flow.corpus_import import import_corpus
from kronika.flow.corpus_verify import verify_files
from kronika.flow.corpus_writing import CorpusWriting, WriteWish
from kronika.flow.count_kinds import Unit
from kronika.flow.frequencies import FrequencyWish, frequencies
from kronika.model.article import Article
from kronika.model.corpus import Corpus, CorpusEntry

NAME = "all"
# What no format may lose.
KEPT = ("url", "title", "lead", "body", "shape", "published", "authors", "keywords", "section", "lang", "page_class")


def main() -> None:
    """python -m bench.corpora.step STEP FOLDER [FORM] [OUT]: prints one JSON object."""
    step, folder, *more = sys.argv[1:]
    began, cpu = time.monotonic(), time.process_time()
    told = STEPS[step](Path(folder), *more)
    took = {"seconds": time.monotonic() - began, "cpu": time.process_time() - cpu, "peak": peak()}
    print(json.dumps({**took, **told}))


def peak() -> float:
    """The most memory this process has had, in megabytes."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1024
    return 0.0


def making(folder: Path, count: str) -> dict[str, Any]:
    """The chronicle itself."""
    load(folder, int(count))
    return {"articles": int(count)}


def freezing(folder: Path) -> dict[str, Any]:
    """All articles as one corpus, in the order they came."""
    with open_chronicle(folder, {}) as chronicle:
        ids = all_ids(chronicle)
        made = freeze(chronicle, Corpus(name=NAME), article_ids=ids)
    return {"articles": made.articles, "words": made.words, "hash": made.manifest}


def all_ids(chronicle: Chronicle) -> list[int]:
    """Every article, the earliest first; the index has its own benchmark and is not asked."""
    found: list[tuple[Any, int]] = []
    start = 1
    while some := chronicle.store.corpora.times(range(start, start + 10_000)):
        found += some
        start += 10_000
    return [number for _, number in sorted(found)]


def exporting(folder: Path, form: str, out: str) -> dict[str, Any]:
    """One format."""
    with open_chronicle(folder, {}) as chronicle:
        made = CorpusWriting(chronicle, chosen_as(chronicle, NAME), WriteWish(form=form, target=Path(out))).run()
    size = sum(path.stat().st_size for path in made.files)
    if made.kept:
        raise RuntimeError(f"{out} held parts of an earlier export: what was measured is not the whole.")
    return {"articles": made.articles, "files": len(made.files), "bytes": size}


def checking(folder: Path, form: str, out: str) -> dict[str, Any]:
    """`kronika corpus verify`."""
    made = verify_files(Path(out))
    return {"articles": made.articles, "faults": made.faults}


def comparing(folder: Path, form: str, out: str) -> dict[str, Any]:
    """What is read back from the files against the store, field by field."""
    with open_chronicle(folder, {}) as chronicle:
        return compared(entries(chronicle, chosen_as(chronicle, NAME), analyses=True), form, Path(out))


def compared(stored: Iterator[CorpusEntry], form: str, out: Path) -> dict[str, Any]:
    """Articles that differ in what no format may lose, and analyses that do, where the format holds them."""
    kind, losses, articles, analyses = form_of(form), 0, 0, 0
    parts = sorted(out.glob(f"articles-*{kind.suffix}"))
    back = (entry for path in parts for entry in kind.read(path))
    for mine, other in zip(stored, back, strict=True):
        articles += 1
        same = isinstance(other, CorpusEntry) and mine.at == other.at and mine.source == other.source
        losses += not (same and values(mine.article) == values(other.article))  # type: ignore[union-attr]
        analyses += isinstance(other, CorpusEntry) and bare(other) == bare(mine)
    return {"articles": articles, "losses": losses, "analyses": analyses}


def bare(entry: CorpusEntry) -> Any:
    """What is told of an article."""
    return None if entry.analysis is None else replace(entry.analysis, made=None)


def values(article: Article) -> list[Any]:
    """What no format may lose."""
    return [getattr(article, name) for name in KEPT]


def importing(folder: Path, form: str, out: str) -> dict[str, Any]:
    """Into a fresh chronicle, frozen there again: the hash must be the same."""
    other = init_chronicle(folder.parent / f"other-{form}", "[search]\nprocesses = 1\n")
    with open_chronicle(other, {}) as chronicle:
        made = import_corpus(chronicle, Path(out), name=NAME)
    return {"articles": made.new, "damaged": made.damaged, "hash": made.corpus.manifest if made.corpus else ""}


def counting(folder: Path) -> dict[str, Any]:
    """A frequency list of all words."""
    with open_chronicle(folder, {}) as chronicle:
        found = frequencies(chronicle, chronicle.store.corpora.get(NAME), FrequencyWish(unit=Unit.LEMMAS))
    return {"articles": found.articles, "words": found.words, "different": found.different}


def looking(folder: Path, word: str) -> dict[str, Any]:
    """A concordance of one word, sorted by what follows; the index is there already."""
    with open_chronicle(folder, {}) as chronicle:
        corpus = chronicle.store.corpora.get(NAME)
        concordance(chronicle, corpus, KwicWish(pattern=word, limit=1, most_articles=1))
        began = time.monotonic()
        found = concordance(chronicle, corpus, KwicWish(pattern=word, lemma=True, sort=KwicSort.RIGHT))
    return {"articles": found.articles, "hits": found.hits, "looking": time.monotonic() - began}


STEPS: dict[str, Any] = {
    "make": making,
    "freeze": freezing,
    "export": exporting,
    "verify": checking,
    "compare": comparing,
    "import": importing,
    "count": counting,
    "look": looking,
}


if __name__ == "__main__":
    main()
