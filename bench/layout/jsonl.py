"""Streams as a file of documents in time order, for `kronika verify replay`, with the truth in a file beside it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.layout.preset import Preset
from bench.layout.source import draw_source
from bench.layout.stream import good_stream
from bench.layout.variant import Lengths, variants
from kronika.model.document import Document


def write_streams(path: Path, streams: Iterator[tuple[list[Document], dict[str, Any]]]) -> tuple[int, int]:
    """One stream after the other; how many streams and documents there were."""
    truths, documents = [], 0
    with path.open("w", encoding="utf-8") as file:
        for stream, truth in streams:
            truths.append(truth)
            for document in stream:
                documents += 1
                file.write(json.dumps(plain(document), ensure_ascii=False) + "\n")
    path.with_suffix(".truth.json").write_text(json.dumps(truths, ensure_ascii=False, indent=1) + "\n", "utf-8")
    return len(truths), documents


def one_each(
    preset: Preset, seed: int, sources: int, *, train: int, lengths: Lengths
) -> Iterator[tuple[list[Document], dict[str, Any]]]:
    """One stream of each source: the first stays good, the next fails in the first way, and so on."""
    for number in range(sources):
        stream = good_stream(draw_source(preset, seed, number), train=train, days=lengths.days)
        goods = [good.document for good in stream.goods]
        tried = list(variants(stream, lengths, number))
        if number % (len(tried) + 1) == 0:
            yield goods, {"source": stream.source.name, "kind": "good", "name": "good", "onset": None}
            continue
        variant = tried[number % (len(tried) + 1) - 1]
        yield (
            [*goods[: variant.onset], *variant.documents],
            {"source": stream.source.name, "kind": variant.kind, "name": variant.name, "onset": variant.onset},
        )


def plain(document: Document) -> dict[str, Any]:
    """The fields of the contract."""
    names = ("source", "url", "html", "text", "title", "feed_title", "feed_summary")
    return {**{name: getattr(document, name) for name in names}, "at": document.at.isoformat() if document.at else None}
