"""Real redesigns: a publisher's old page and new page as moulds, recipes made for the old one, and invented texts in both."""

from __future__ import annotations

import gzip
import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from lxml import html

from bench.extraction.data import Gold, decode, gold_of
from bench.layout.copy import taken
from bench.layout.feeds import feed_fields
from bench.layout.mould import Mould, by_classes, by_frame, mould_of
from bench.layout.newsroom import Newsroom
from bench.layout.preset import PRESETS
from bench.layout.source import Source, draw_source
from bench.layout.story import Story
from kronika.model.article import GAP
from kronika.model.document import Document

if TYPE_CHECKING:
    from lxml.html import HtmlElement

SET = "fundus"
LANGUAGES = ("cs", "pl", "ru", "en", "de", "es")  # in which we can write
TRUSTED = 0.9  # a recipe must bring so much of the right text on the layout it was made for
WORKS, PARTLY = 0.9, 0.5  # F1 of the old recipe on the new layout


@dataclass(frozen=True, slots=True, kw_only=True)
class Redone:
    """One redesign of one publisher: where its two pages are; small, so that it travels between processes."""

    name: str
    lang: str
    pages: tuple[Path, Path]
    golds: tuple[Gold, Gold]

    def moulds(self) -> tuple[Mould, Mould] | None:
        """The old layout and the new one; None if either makes no mould."""
        made = [mould_of(page_text(page), gold) for page, gold in zip(self.pages, self.golds, strict=True)]
        return (made[0], made[1]) if made[0] and made[1] else None


@dataclass(frozen=True, slots=True, kw_only=True)
class RealStream:
    """Documents on the old layout, then on the new one, all read by a recipe made for the old one."""

    source: Source
    before: tuple[Document, ...]
    after: tuple[Document, ...]
    f1: float  # of the texts on the new layout

    @property
    def fate(self) -> str:
        """What the redesign did to the recipe."""
        return "still works" if self.f1 >= WORKS else "partly" if self.f1 >= PARTLY else "lost"


def redone(folder: Path) -> list[Redone]:
    """Every pair of a publisher's layouts that follow one another; nothing where the set is not there."""
    if not (folder / SET / "gold.json").is_file():
        return []
    gold = json.loads((folder / SET / "gold.json").read_text("utf-8"))
    by_publisher: dict[str, list[str]] = defaultdict(list)
    for number in sorted(gold):
        if gold[number].get("lang") in LANGUAGES:
            by_publisher[f"{gold[number]['region']}_{gold[number]['publisher']}"].append(number)
    return [
        Redone(
            name=f"{name} {new[-10:-3].replace('_', '-')}",
            lang=gold[new]["lang"],
            pages=(page_path(folder, old), page_path(folder, new)),
            golds=(gold_of(gold[old]), gold_of(gold[new])),
        )
        for name, numbers in by_publisher.items()
        for old, new in pairwise(numbers)
    ]


def page_path(folder: Path, number: str) -> Path:
    """Where a page of the set is."""
    return folder / SET / "pages" / f"{number}.html.gz"


def page_text(path: Path) -> str:
    """A page of the set."""
    return decode(gzip.decompress(path.read_bytes()))


def real_streams(
    one: Redone, moulds: tuple[Mould, Mould], seed: int, *, before: int, after: int
) -> Iterator[RealStream]:
    """The redesign with invented texts, once for every recipe that fits the layout it was made for."""
    preset = replace(PRESETS["usual"], langs=(one.lang,))
    source = replace(draw_source(preset, seed, 0), name=one.name, seed=f"{seed} {one.name}")
    stories = list(islice(Newsroom(source).stories(), before + after))
    old, new = moulds
    pages = [
        (old if place < before else new).poured(story.title, taken(story, source.recipe))
        for place, story in enumerate(stories)
    ]
    for reading in filter(None, (by_classes(old), by_frame(old))):
        documents = [document(source, story, page, reading(page)) for story, page in zip(stories, pages, strict=True)]
        if mean_f1(source, stories, documents[:before]) >= TRUSTED:
            yield RealStream(
                source=source,
                before=tuple(documents[:before]),
                after=tuple(documents[before:]),
                f1=mean_f1(source, stories[before:], documents[before:]),
            )


def document(source: Source, story: Story, page: HtmlElement, texts: Sequence[str]) -> Document:
    """A page beside what a recipe took from it."""
    title, summary = feed_fields(source.dice(f"copy {story.number}"), source.feed, story, source.seed)
    return Document(
        source=source.name,
        url=f"https://{source.name.split(' ')[0].replace('_', '-').lower()}.example{story.path}",
        at=story.at,
        html=html.tostring(page, encoding="unicode"),
        text=GAP.join(texts),
        title=story.title,
        feed_title=title,
        feed_summary=summary,
    )


def mean_f1(source: Source, stories: Sequence[Story], documents: Sequence[Document]) -> float:
    """How right the texts are, in words."""
    scores = [
        f1(" ".join(taken(story, source.recipe)), one.text) for story, one in zip(stories, documents, strict=False)
    ]
    return sum(scores) / max(1, len(scores))


def f1(truth: str, text: str) -> float:
    """By runs of four words."""
    right, given = (set(runs(one.split())) for one in (truth, text))
    return 2 * len(right & given) / max(1, len(right) + len(given))


def runs(words: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Runs of four words."""
    for place in range(max(1, len(words) - 3)):
        yield tuple(words[place : place + 4])
