"""Taking in a corpus from files: articles with their analyses, each at its page, once, however often it is run."""

from __future__ import annotations

import threading
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from kronika.flow.arrival import Broken
from kronika.flow.chronicle import Chronicle
from kronika.flow.corpora import freeze
from kronika.flow.corpus_form import CorpusForm, form_of, form_of_file
from kronika.flow.corpus_manifest import NAME, Manifest
from kronika.flow.corpus_verify import manifest_of
from kronika.flow.shelves import Shelf, Shelves
from kronika.flow.standing_page import HEADERS, standing_page
from kronika.flow.taking_in import Where, take_in
from kronika.flow.text_likeness import Likeness
from kronika.html.address import canonical
from kronika.model.corpus import Corpus, CorpusEntry
from kronika.model.errors import BadFile, BadUrl, InputError
from kronika.model.intake import Brought, BroughtArticle
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched

BATCH = 100  # articles stored together
MOST_NAMED = 1_000


@dataclass(slots=True, kw_only=True)
class Imported:
    """What an import has done so far."""

    total: int = 0
    articles: int = 0  # found in the files
    new: int = 0
    known: int = 0
    differing: int = 0  # the page is here and was read here with another result, which stays
    damaged: int = 0
    sentences: list[str] = field(default_factory=list)
    corpus: Corpus | None = None  # the corpus that was frozen of them
    stopped: bool = False

    def tell(self, sentence: str) -> None:
        """One more that could not be taken in."""
        self.damaged += 1
        if len(self.sentences) < MOST_NAMED:
            self.sentences.append(sentence)


@dataclass(frozen=True, slots=True, kw_only=True)
class Files:
    """What is to be read."""

    form: CorpusForm
    paths: tuple[Path, ...]
    manifest: Manifest | None = None


def files_of(path: Path) -> Files:
    """An export with its manifest, or one file of a format we know by its name."""
    if path.is_dir() or path.name.endswith(NAME):
        at, manifest = manifest_of(path)
        paths = tuple(at.parent / part.file for part in manifest.parts if Path(part.file).name == part.file)
        return Files(form=form_of(manifest.format), paths=paths, manifest=manifest)
    if not path.is_file():
        raise BadFile(f"{path} is not there.")
    found = form_of_file(path)
    if found is None:
        raise BadFile(f"{path.name} ends like no format of corpora; “kronika corpus export --help” lists them.")
    try:
        _, manifest = manifest_of(path)
    except BadFile:
        return Files(form=found[1], paths=(path,))
    return Files(form=found[1], paths=(path,), manifest=manifest if len(manifest.parts) == 1 else None)


def import_corpus(
    chronicle: Chronicle,
    path: Path,
    *,
    name: str | None = None,
    on_progress: Callable[[Imported], None] | None = None,
    stop: threading.Event | None = None,
) -> Imported:
    """Take in all articles; with a name they are frozen under it, in the order they had."""
    files = files_of(path)
    work = Importing(chronicle, files, on_progress or (lambda made: None), stop or threading.Event())
    made = work.run()
    if name is not None and not made.stopped and work.ids:
        made.corpus = freeze(chronicle, frozen_as(files, name), article_ids=work.ids)
    return made


def frozen_as(files: Files, name: str) -> Corpus:
    """The corpus a name is given to; where it comes from is told, its question is not asked here."""
    said = files.manifest
    note = said.note if said is not None else ""
    origin = (
        f"Taken in from an export of “{said.name}”, {said.hash[:12]}." if said is not None else "Taken in from a file."
    )
    return Corpus(name=name, note=f"{note} {origin}".strip())


class Importing:
    """One import."""

    def __init__(
        self, chronicle: Chronicle, files: Files, tell: Callable[[Imported], None], stop: threading.Event
    ) -> None:
        self._chronicle = chronicle
        self._files = files
        self._tell = tell
        self._stop = stop
        self._shelves = Shelves(chronicle, None)
        self._waiting: dict[str, list[CorpusEntry]] = {}
        self._places: dict[int, int] = {}  # number in the corpus → number of the article here
        self.made = Imported(total=files.manifest.articles if files.manifest is not None else 0)
        self._pages = files.form.suffix.startswith(".warc")  # the pages themselves came along

    @property
    def ids(self) -> Sequence[int]:
        """The articles in the order of the corpus."""
        return array("q", (self._places[number] for number in sorted(self._places)))

    def run(self) -> Imported:
        """Pages first where there are any, then the articles."""
        if self._pages:
            take_in(self._chronicle, self._files.paths, Where(), stop=self._stop)
        for entry in self._entries():
            if self._stop.is_set():
                self.made.stopped = True
                break
            self._waiting.setdefault(entry.source, []).append(entry)
            if len(self._waiting[entry.source]) >= BATCH:
                self._store(entry.source)
                self._tell(self.made)
        for source in list(self._waiting):
            self._store(source)
        self._shelves.close(finished=not self.made.stopped)
        return self.made

    def _entries(self) -> Iterator[CorpusEntry]:
        """The articles of the files that are what they say."""
        for path in self._files.paths:
            try:
                found = iter(self._files.form.read(path))
                for entry in found:
                    if isinstance(entry, Broken):
                        self.made.tell(entry.sentence)
                    elif entry.said is not None and entry.said != entry.content:
                        self.made.tell(f"{path.name}: article {entry.number} ({entry.article.url}) is damaged.")
                    else:
                        self.made.articles += 1
                        yield entry
            except OSError as error:
                self.made.tell(f"{path.name} cannot be read: {error.strerror}.")

    def _store(self, source: str) -> None:
        batch = self._waiting.pop(source)
        shelf: Shelf | None = None
        ready: list[tuple[CorpusEntry, BroughtArticle]] = []
        for entry in batch:
            try:
                url = canonical(entry.page_url)
            except BadUrl as error:
                self.made.tell(f"Article {entry.number}: {error}")
                continue
            shelf = shelf or self._shelves.shelf(source, url)
            ready.append((entry, self._brought(entry, url, shelf)))
        if shelf is None:
            return
        taken = self._chronicle.store.arrivals.take_in(
            shelf.round, [one for _, one in ready], Likeness(), at=self._chronicle.clock()
        )
        for (entry, _), result in zip(ready, taken, strict=True):
            self._count(entry, result.article_id, new=result.new, differs=result.differs)

    def _count(self, entry: CorpusEntry, article_id: int, *, new: bool, differs: bool) -> None:
        if not article_id:
            self.made.tell(f"Article {entry.number} ({entry.article.url}): its page did not come along.")
            return
        if entry.number in self._places:
            raise InputError(f"The files hold two articles with the number {entry.number}; they are not of one corpus.")
        self._places[entry.number] = article_id
        self.made.new += new
        self.made.differing += differs
        self.made.known += not new and not differs

    def _brought(self, entry: CorpusEntry, url: str, shelf: Shelf) -> BroughtArticle:
        """The article as the store takes it; without its page something stands in for that."""
        page = None
        if not self._pages:
            fetched = Fetched(
                url=url,
                final_url=entry.final_url or url,
                status=200,
                headers=HEADERS,
                body=standing_page(entry.article),
                at=entry.fetched_at,
            )
            lead = Lead(url=url, source_id=shelf.source_id, role=Role.ARTICLE, via=entry.via, link_text=entry.link_text)
            page = Brought(lead=lead, fetched=fetched)
        return BroughtArticle(
            article=entry.article, url=url, fetched_at=entry.fetched_at, analysis=entry.analysis, page=page
        )
