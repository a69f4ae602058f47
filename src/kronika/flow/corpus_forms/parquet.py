"""Parquet: one article a row, typed columns, what is told of a text as nested ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from kronika.flow.arrival import Broken
from kronika.flow.corpus_form import About, CorpusForm
from kronika.flow.corpus_values import entry_of, entry_values
from kronika.model.corpus import CorpusEntry
from kronika.model.errors import PartMissing

if TYPE_CHECKING:
    import pyarrow as pa

ROWS = 500  # of a group, which is what is held in memory
MOMENTS = ("at", "fetched_at", "seen_at")  # in UTC; `published` stays text, because its zone belongs to it
MAPS = ("origins",)


class Rows:
    """A part."""

    def __init__(self, file: IO[bytes], about: About) -> None:
        arrow()
        from pyarrow import parquet

        self._schema = schema()
        self._writer = parquet.ParquetWriter(file, self._schema, compression="zstd")
        self._waiting: list[dict[str, Any]] = []

    def write(self, entry: CorpusEntry) -> None:
        """One row; a full group goes out."""
        self._waiting.append(row_of(entry_values(entry)))
        if len(self._waiting) >= ROWS:
            self._flush()

    def close(self) -> None:
        """The last group, and the foot of the file."""
        self._flush()
        self._writer.close()

    def _flush(self) -> None:
        if self._waiting:
            self._writer.write_table(arrow().Table.from_pylist(self._waiting, schema=self._schema))
            self._waiting = []


def arrow() -> Any:
    """The library, or a sentence how to get it."""
    try:
        import pyarrow as pa
    except ImportError as error:
        raise PartMissing("Parquet needs pyarrow; install it with: pip install 'kronika[parquet]'") from error
    return pa


def row_of(values: Mapping[str, Any]) -> dict[str, Any]:
    """Values as typed columns hold them."""
    row = dict(values)
    for name in MOMENTS:
        row[name] = datetime.fromisoformat(row[name]) if row[name] is not None else None
    for name in MAPS:
        row[name] = list(row[name].items())
    if row["analysis"] is not None:
        row["analysis"] = {**row["analysis"], "engines": list(row["analysis"]["engines"].items())}
    return row


def values_of(row: Mapping[str, Any]) -> dict[str, Any]:
    """A row as values."""
    values = dict(row)
    for name in MOMENTS:
        values[name] = values[name].isoformat() if values[name] is not None else None
    for name in MAPS:
        values[name] = dict(values[name] or ())
    if values["analysis"] is not None:
        values["analysis"] = {**values["analysis"], "engines": dict(values["analysis"]["engines"] or ())}
    return values


def schema() -> pa.Schema:
    """The columns, in the order of `entry_values`."""
    lib = arrow()
    text, number, real, moment = lib.string(), lib.int64(), lib.float64(), lib.timestamp("us", tz="UTC")

    def struct(**fields: Any) -> Any:
        return lib.struct(list(fields.items()))

    texts, mapping = lib.list_(text), lib.map_(text, text)
    word = struct(start=number, end=number, text=text, lemma=text, points=real, negated=lib.bool_(), strength=real)
    sentence = struct(start=number, end=number, positive=real, negative=real, words=lib.list_(word))
    entity = struct(start=number, end=number, text=text, base=text, group=text, link=text, sentence=number, type=text)
    group = struct(key=text, base=text, link=text, positive=real, negative=real, type=text, mentions=lib.list_(number))
    analysis = struct(
        lang=text,
        entities=lib.list_(entity),
        sentences=lib.list_(sentence),
        sentiment=struct(tone=text, score=real, positive=real, negative=real, normalised=real, by=text),
        keywords=lib.list_(struct(text=text, lemma=text, score=real, count=number)),
        groups=lib.list_(group),
        stretches=lib.list_(struct(start=number, end=number, lang=text)),
        prints=lib.list_(number),
        missing=texts,
        engines=mapping,
        version=text,
    )
    item = struct(title=text, text=text, url=text, author=text, at=text)
    columns = {
        "number": number, "sha256": text, "source": text, "url": text, "at": moment, "title": text, "lead": text,
        "body": text, "shape": text, "published": text, "published_from": text, "authors": texts, "keywords": texts,
        "section": text, "lang": text, "page_class": text, "confidence": real, "engine": text,
        "made": struct(stage=text, version=text), "items": lib.list_(item), "origins": mapping, "faults": texts,
        "following": text, "pages": texts, "article_id": number, "page_id": number, "page_url": text,
        "final_url": text, "version": number, "fetched_at": moment, "seen_at": moment, "previous_url": text,
        "link_text": text, "cluster": number, "analysis": analysis,
    }  # fmt: skip
    return lib.schema(list(columns.items()))


def read(path: Path) -> Iterator[CorpusEntry | Broken]:
    """The articles of a file, a group of rows at a time."""
    lib = arrow()
    from pyarrow import parquet

    number = 0
    try:
        with parquet.ParquetFile(path) as file:
            for batch in file.iter_batches(batch_size=ROWS):
                for row in batch.to_pylist():
                    number += 1
                    yield read_row(row, f"{path.name}, row {number}")
    except (lib.ArrowException, OSError, ValueError) as error:
        yield Broken(sentence=f"{path.name} cannot be read on behind row {number}: {error}.")


def read_row(row: Mapping[str, Any], where: str) -> CorpusEntry | Broken:
    """One row as an article, or what is wrong with it."""
    try:
        return entry_of(values_of(row))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        return Broken(sentence=f"{where} is no article of a corpus: {type(error).__name__}: {error}.")


KIND = CorpusForm(
    suffix=".parquet",
    begin=Rows,
    read=read,
    analysis=True,
    packable=False,
    carries="everything, with what is told of the text",
)
