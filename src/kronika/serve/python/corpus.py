"""A frozen corpus for Python: its articles in order, and files of it."""

from __future__ import annotations

from collections.abc import Iterator
from os import PathLike
from pathlib import Path

from kronika.flow.chronicle import Chronicle
from kronika.model.corpus import Corpus, CorpusEntry


class FrozenCorpus:
    """The articles that answered a question when it was frozen, as they were then."""

    def __init__(self, chronicle: Chronicle, corpus: Corpus) -> None:
        self._chronicle = chronicle
        self.record = corpus

    @property
    def name(self) -> str:
        """Its name."""
        return self.record.name

    @property
    def manifest(self) -> str:
        """The hash over the hashes of all articles: two corpora with the same one hold the same."""
        return self.record.manifest

    @property
    def words(self) -> int:
        """Words in all."""
        return self.record.words

    def __len__(self) -> int:
        return self.record.articles

    def __iter__(self) -> Iterator[CorpusEntry]:
        from kronika.flow.corpora import chosen_as, entries

        return entries(self._chronicle, chosen_as(self._chronicle, self.name))

    def export(self, path: str | PathLike[str], form: str = "jsonl") -> Path:
        """Write it to one file: jsonl, parquet, conllu, vert, tei, xml."""
        from kronika.flow.corpora import chosen_as
        from kronika.flow.corpus_writing import CorpusWriting, WriteWish

        wish = WriteWish(form=form, target=Path(path), single=True)
        CorpusWriting(self._chronicle, chosen_as(self._chronicle, self.name), wish).run()
        return Path(path)

    def __repr__(self) -> str:
        return f"<corpus {self.name!r}: {len(self)} articles, {self.words} words, {self.manifest[:12]}>"
