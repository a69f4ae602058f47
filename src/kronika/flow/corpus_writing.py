"""Writing a corpus to files: part by part, each under its name when it is whole, so that a killed export goes on where it was."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import IO

from kronika.flow.chronicle import Chronicle
from kronika.flow.corpora import Chosen, entries
from kronika.flow.corpus_form import About, CorpusForm, form_of
from kronika.flow.corpus_manifest import (
    Manifest,
    PartFile,
    places,
    question_values,
    read_manifest,
    sum_of,
    write_manifest,
)
from kronika.flow.export_files import clear_leftovers, size_of, whole_file
from kronika.flow.outputs import told, write_whole
from kronika.model.corpus import CorpusEntry
from kronika.model.errors import InputError

PART = 5_000  # articles of a part
STATE = ".kronika-corpus.json"


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteWish:
    """How a corpus is to be written."""

    form: str
    target: Path  # a folder, or with `single` one file
    single: bool = False
    part_size: int = PART
    gzip: bool = False
    again: bool = False  # begin anew, whatever is there


@dataclass(slots=True, kw_only=True)
class Written:
    """What an export has done so far."""

    total: int
    articles: int = 0  # in files that are whole, and in the one under way
    kept: int = 0  # parts that were there already
    files: list[Path] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)  # what the store has lost, as sentences
    manifest: Path | None = None
    stopped: bool = False


class StoppedHalfway(Exception):
    """The user asked to stop while a part was half written; the half goes."""


class CorpusWriting:
    """One export."""

    def __init__(
        self,
        chronicle: Chronicle,
        chosen: Chosen,
        wish: WriteWish,
        on_progress: Callable[[Written], None] | None = None,
        stop: threading.Event | None = None,
    ) -> None:
        self._chronicle = chronicle
        self._chosen = chosen
        self._wish = wish
        self._form: CorpusForm = form_of(wish.form)
        self._tell = on_progress or (lambda made: None)
        self._stop = stop or threading.Event()
        self.made = Written(total=chosen.corpus.articles)
        corpus, at = chosen.corpus, chronicle.clock()
        self._manifest = Manifest(
            name=corpus.name,
            format=wish.form,
            hash=corpus.manifest,
            articles=corpus.articles,
            words=corpus.words,
            question=question_values(corpus),
            note=corpus.note,
            frozen=corpus.frozen.isoformat() if corpus.frozen else None,
            exported=at.isoformat(),
            gzip=wish.gzip and self._form.packable,
            part_size=0 if wish.single else wish.part_size,
        )

    def run(self) -> Written:
        """All of it, or what is left of it."""
        target, single = self._wish.target, self._wish.single
        folder = target.parent if single else target
        with told(folder):
            folder.mkdir(parents=True, exist_ok=True)
        clear_leftovers(folder)
        at, hashes = places(target, single=single)
        if self._is_whole(at, folder):
            return self.made
        parts = [] if single or self._wish.again else self._begun(folder)
        self._refuse_others(at)
        self.made.kept, self.made.articles = len(parts), sum(part.articles for part in parts)
        try:
            for part in self._parts(folder, parts):
                parts.append(part)
                if not single:
                    self._note(folder, parts)
        except StoppedHalfway:
            self.made.stopped = True
            return self.made
        self._finish(at, hashes, parts)
        return self.made

    def to_stream(self, stream: IO[bytes]) -> Written:
        """All articles on a stream that is not ours, without a manifest."""
        writer = self._form.begin(stream, self._about("-"))
        for entry in self._entries(0):
            if self._stop.is_set():
                self.made.stopped = True
                break
            self._put(writer.write, entry)
        writer.close()
        return self.made

    def _parts(self, folder: Path, done: list[PartFile]) -> Iterator[PartFile]:
        """The parts that are not there yet, written one after the other."""
        size = self.made.total if self._wish.single else self._wish.part_size
        first = done[-1].first + size if done else 0
        left = self._entries(first)
        pending = next(left, None)
        number = len(done)
        while pending is not None or not number:
            path = self._wish.target if self._wish.single else folder / self._name(number)
            count, last = 0, first + size
            with whole_file(path, packed=self._manifest.gzip) as file:
                writer = self._form.begin(file, self._about(path.name))
                while pending is not None and pending.number < last:
                    if self._stop.is_set():
                        raise StoppedHalfway
                    self._put(writer.write, pending)
                    count += 1
                    pending = next(left, None)
                writer.close()
            self.made.files.append(path)
            yield PartFile(file=path.name, articles=count, first=first, bytes=path.stat().st_size, sha256=sum_of(path))
            first, number = last, number + 1

    def _put(self, write: Callable[[CorpusEntry], None], entry: CorpusEntry) -> None:
        write(entry)
        self.made.articles += 1
        self._tell(self.made)

    def _entries(self, first: int) -> Iterator[CorpusEntry]:
        return entries(self._chronicle, self._chosen, first=first, analyses=self._form.analysis)

    def _finish(self, at: Path, hashes: Path, parts: list[PartFile]) -> None:
        """The list of hashes, then the manifest, which says that all is there."""
        with whole_file(hashes) as file:
            for some in self._chosen.members(self._chronicle):
                file.write("".join(f"{member.content}\n" for member in some).encode())
        write_manifest(at, replace(self._manifest, parts=tuple(parts), hashes=hashes.name))
        self.made.manifest = at
        if not self._wish.single:
            (at.parent / STATE).unlink(missing_ok=True)
        lost = self._chosen.corpus.articles - sum(part.articles for part in parts)
        if lost:
            self.made.missing.append(f"{lost} articles of the corpus are not in the store any more.")

    def _about(self, file: str) -> About:
        corpus = self._chosen.corpus
        return About(
            name=corpus.name, file=file, at=corpus.frozen or self._chronicle.clock(), chronicle=self._chronicle
        )

    def _name(self, number: int) -> str:
        return f"articles-{number:05}{self._form.suffix}{'.gz' if self._manifest.gzip else ''}"

    def _is_whole(self, at: Path, folder: Path) -> bool:
        """Whether this very export is there already."""
        if self._wish.again or not at.is_file():
            return False
        before = read_manifest(at)
        if before.identity != self._manifest.identity:
            return False
        if any(size_of(folder / part.file) != part.bytes for part in before.parts):
            return False
        self.made.kept, self.made.manifest = len(before.parts), at
        self.made.articles = sum(part.articles for part in before.parts)
        return True

    def _begun(self, folder: Path) -> list[PartFile]:
        """The parts of a killed or stopped export of the same thing that are whole."""
        try:
            state = json.loads((folder / STATE).read_text(encoding="utf-8"))
            parts = [PartFile(**part) for part in state["parts"]]
        except (OSError, ValueError, KeyError, TypeError):
            return []
        if state.get("of") != self._manifest.identity:
            raise InputError(
                f"{folder} holds the beginning of another export; name another folder, or say --again to begin anew."
            )
        whole = 0
        while whole < len(parts) and size_of(folder / parts[whole].file) == parts[whole].bytes:
            whole += 1
        return parts[:whole]

    def _refuse_others(self, at: Path) -> None:
        """Another export is not overwritten by accident; with --again its files go."""
        if not at.is_file():
            return
        before = read_manifest(at)
        if before.identity != self._manifest.identity and not self._wish.again:
            raise InputError(
                f"{at} belongs to another export ({before.name or 'a query'}, {before.format}); name another place, "
                "or say --again to put this one there."
            )
        at.unlink()
        for part in before.parts:
            if Path(part.file).name == part.file:
                (at.parent / part.file).unlink(missing_ok=True)

    def _note(self, folder: Path, parts: list[PartFile]) -> None:
        """Remember the parts that are whole."""
        state = {"of": self._manifest.identity, "parts": [asdict(part) for part in parts]}
        with told(folder / STATE):
            write_whole(folder / STATE, json.dumps(state))
