"""What the two formats made of XML share: documents one behind the other, written and read one at a time."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, cast

from lxml import etree

from kronika.extract.output.format import Frame
from kronika.extract.output.xml_values import moment
from kronika.flow.arrival import Broken
from kronika.flow.line_files import unpacked
from kronika.model.corpus import CorpusEntry

if TYPE_CHECKING:
    from lxml.etree import _Element as Element


class Documents:
    """A part: a frame with one element for each article in it."""

    def __init__(self, file: IO[bytes], frame: Frame, build: Callable[[CorpusEntry], Element]) -> None:
        self._file = file
        self._frame = frame
        self._build = build
        file.write(frame.opening.encode())

    def write(self, entry: CorpusEntry) -> None:
        """One element; no white space is added, so that none has to be taken away."""
        self._file.write(etree.tostring(self._build(entry), encoding="utf-8", xml_declaration=False) + b"\n")

    def close(self) -> None:
        """The end of the frame."""
        self._file.write(self._frame.closing.encode())


def stored_values(entry: CorpusEntry) -> dict[str, str]:
    """What is known of an article's place in the chronicle."""
    found = {
        "number": str(entry.number),
        "sha256": entry.content,
        "source": entry.source,
        "fetched": moment(entry.fetched_at),
        "article": str(entry.article_id),
        "page_url": entry.page_url,
        "final_url": entry.final_url,
        "page_version": str(entry.version),
    }
    return found | {"seen": moment(entry.seen_at)} if entry.seen_at is not None else found


def entry_with(article: Any, stored: dict[str, str]) -> CorpusEntry:
    """An entry from its article and `stored_values`."""
    seen = stored.get("seen")
    return CorpusEntry(
        number=int(stored["number"]),
        said=stored["sha256"],
        article=article,
        source=stored["source"],
        fetched_at=datetime.fromisoformat(stored["fetched"]),
        article_id=int(stored["article"]),
        page_id=article.page_id or 0,
        page_url=stored["page_url"],
        final_url=stored["final_url"],
        version=int(stored["page_version"]),
        seen_at=datetime.fromisoformat(seen) if seen else None,
    )


def read_documents(path: Path, tag: str, entry_of: Callable[[Element], CorpusEntry]) -> Iterator[CorpusEntry | Broken]:
    """The articles of a file; one that is wrong is told, a file that breaks off ends there."""
    number = 0
    try:
        with path.open("rb") as file, unpacked(file) as content:
            source = cast("IO[bytes]", content)
            for _, element in etree.iterparse(source, tag=tag, resolve_entities=False, no_network=True, huge_tree=True):
                try:
                    yield entry_of(element)
                except (ValueError, KeyError, TypeError, AttributeError) as error:
                    yield Broken(sentence=f"{path.name}, article {number + 1} is no article of a corpus: {error!r}.")
                number += 1
                element.clear()
                while element.getprevious() is not None:
                    parent = element.getparent()
                    assert parent is not None
                    del parent[0]
    except (etree.XMLSyntaxError, OSError, EOFError, zlib.error, gzip.BadGzipFile) as error:
        yield Broken(sentence=f"{path.name} cannot be read on behind article {number}: {error}.")
