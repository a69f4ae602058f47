"""Verifying a corpus: its files against their manifest, every article against its hash; what is wrong is named."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from kronika.flow.arrival import Broken
from kronika.flow.chronicle import Chronicle
from kronika.flow.corpora import Chosen, entries_of
from kronika.flow.corpus_form import CorpusForm, form_of, form_of_file
from kronika.flow.corpus_manifest import HASHES, NAME, Manifest, PartFile, places, read_manifest, sum_of
from kronika.model.corpus import CorpusEntry, ManifestHash
from kronika.model.errors import BadFile

MOST_NAMED = 1_000  # faults that are told one by one; all are counted


@dataclass(slots=True, kw_only=True)
class Verified:
    """What was looked at so far, and what is wrong."""

    total: int = 0
    articles: int = 0
    files: int = 0
    faults: int = 0
    sentences: list[str] = field(default_factory=list)
    hash: str = ""
    name: str = ""
    stopped: bool = False

    def tell(self, sentence: str) -> None:
        """One more fault."""
        self.faults += 1
        if len(self.sentences) < MOST_NAMED:
            self.sentences.append(sentence)


Tell = Callable[[Verified], None]


def verify_stored(
    chronicle: Chronicle, chosen: Chosen, *, on_progress: Tell | None = None, stop: threading.Event | None = None
) -> Verified:
    """A corpus of the store: is every article there as it was frozen?"""
    corpus = chosen.corpus
    made = Verified(total=corpus.articles, name=corpus.name)
    total = ManifestHash()
    for some in chosen.members(chronicle):
        found = {entry.number: entry for entry in entries_of(chronicle, some, analyses=False)}
        for member in some:
            total.add(member.content)
            made.articles += 1
            entry = found.get(member.number)
            if entry is None:
                made.tell(f"Article {member.number} (number {member.article_id} of the chronicle) is missing.")
            elif entry.content != member.content:
                made.tell(f"Article {member.number} ({entry.article.url}) is not as it was frozen.")
        if on_progress is not None:
            on_progress(made)
        if stop is not None and stop.is_set():
            made.stopped = True
            return made
    made.hash = total.hexdigest()
    if made.articles != corpus.articles:
        made.tell(f"The corpus has {made.articles} articles; {corpus.articles} were frozen.")
    if made.hash != corpus.manifest:
        made.tell("The list of articles is not the one that was frozen: its hash is another.")
    return made


def verify_files(path: Path, *, on_progress: Tell | None = None, stop: threading.Event | None = None) -> Verified:
    """An export: a folder, its manifest, or one file with its manifest beside it."""
    return Check(path, on_progress or (lambda made: None), stop or threading.Event()).run()


def manifest_of(path: Path) -> tuple[Path, Manifest]:
    """The manifest of a folder, of one file, or the manifest itself."""
    at = path / NAME if path.is_dir() else path if path.name.endswith(NAME) else places(path, single=True)[0]
    if not path.is_dir() and not at.is_file() and (path.parent / NAME).is_file():
        at = path.parent / NAME
    if not at.is_file():
        raise BadFile(
            f"There is no {at.name} in {at.parent}: nothing says what {path.name} should be. An export that was stopped "
            "gets its manifest when the same call has written the rest."
        )
    return at, read_manifest(at)


class Check:
    """One look at an export."""

    def __init__(self, path: Path, tell: Tell, stop: threading.Event) -> None:
        self._at, self._manifest = manifest_of(path)
        self._folder = self._at.parent
        self._form: CorpusForm = form_of(self._manifest.format)
        self._tell = tell
        self._stop = stop
        self._seen: set[int] = set()
        self.made = Verified(total=self._manifest.articles, name=self._manifest.name)

    def run(self) -> Verified:
        """Files first, then the articles in them."""
        hashes = self._hashes()
        self._extra()
        for part in self._manifest.parts:
            if self._stop.is_set():
                self.made.stopped = True
                return self.made
            self.made.files += 1
            if self._file(part):
                self._articles(part, hashes)
        self._count()
        return self.made

    def _hashes(self) -> list[bytes]:
        """The hashes of all articles; they must be those the manifest speaks of."""
        path = self._folder / self._manifest.hashes
        try:
            content = path.read_bytes()
        except OSError as error:
            self.made.tell(f"{path.name} cannot be read: {error.strerror}.")
            return []
        self.made.hash = sha256(content).hexdigest()
        if self.made.hash != self._manifest.hash:
            self.made.tell(f"{path.name} is damaged: its hash is not that of the corpus.")
        lines = content.split()
        if len(lines) != self._manifest.articles:
            self.made.tell(f"{path.name} names {len(lines)} articles, the manifest {self._manifest.articles}.")
        return [line[:64] for line in lines]

    def _extra(self) -> None:
        """Files that look like parts, and that nobody promised."""
        if self._at.name != NAME:
            return
        known = {part.file for part in self._manifest.parts} | {NAME, self._manifest.hashes, HASHES}
        for path in sorted(self._folder.iterdir()):
            found = form_of_file(path) if path.is_file() and path.name not in known else None
            if found is not None and not path.name.startswith("."):
                self.made.tell(f"{path.name} is extra: the manifest does not name it.")

    def _file(self, part: PartFile) -> bool:
        """Whether a file is there at all; what is wrong with it is told."""
        path = self._folder / part.file
        if Path(part.file).name != part.file or not path.is_file():
            self.made.tell(f"{part.file} is missing.")
            return False
        size = path.stat().st_size
        if size < part.bytes:
            self.made.tell(f"{part.file} is truncated: {size} of {part.bytes} bytes.")
        elif size > part.bytes:
            self.made.tell(f"{part.file} is too long: {size} bytes instead of {part.bytes}.")
        elif sum_of(path) != part.sha256:
            self.made.tell(f"{part.file} is damaged: its hash is not the one in the manifest.")
        return True

    def _articles(self, part: PartFile, hashes: list[bytes]) -> None:
        """Every article of a file against its hash."""
        count = 0
        for entry in self._read(part):
            if isinstance(entry, Broken):
                self.made.tell(entry.sentence)
                continue
            count += 1
            self.made.articles += 1
            self._article(part, entry, hashes)
            self._tell(self.made)
        if count != part.articles:
            self.made.tell(f"{part.file} has {count} articles, the manifest says {part.articles}.")

    def _read(self, part: PartFile) -> Iterator[CorpusEntry | Broken]:
        try:
            yield from self._form.read(self._folder / part.file)
        except OSError as error:
            yield Broken(sentence=f"{part.file} cannot be read: {error.strerror}.")

    def _article(self, part: PartFile, entry: CorpusEntry, hashes: list[bytes]) -> None:
        where = f"{part.file}: article {entry.number} ({entry.article.url})"
        if entry.number in self._seen:
            self.made.tell(f"{where} is there twice.")
        self._seen.add(entry.number)
        if not 0 <= entry.number < len(hashes):
            self.made.tell(f"{where} is extra: the corpus has none of this number.")
        elif entry.content.encode() != hashes[entry.number]:
            self.made.tell(f"{where} is damaged: its text, address or time is not the one that was exported.")

    def _count(self) -> None:
        """Articles that no file had."""
        missing = [number for number in range(self._manifest.articles) if number not in self._seen]
        for number in missing[:MOST_NAMED]:
            self.made.tell(f"Article {number} is missing.")
        self.made.faults += max(len(missing) - MOST_NAMED, 0)
