"""Fit the weights of the headline's signs: python -m tools.train_headline DATA... prints src/kronika/extract/headline_weights.py's table.

DATA is a folder of pages with known titles: pages/<id>.html.gz and gold.json {id: {url, title, publisher?}}. A conditional logit: of a page's
candidates, the right one should weigh most. Pages whose title is among no candidates teach nothing. Publishers are split in two halves by
their names' hash; what a half learns is shown on the other before both are used.
"""

from __future__ import annotations

import gzip
import json
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import md5
from pathlib import Path

import numpy as np

from kronika.extract.candidates import candidates
from kronika.extract.likeness import key
from kronika.extract.view import look
from kronika.html.address import host_of

STEPS, RATE, PULL = 500, 0.08, 1.0  # of Adam; the pull of weights towards 0
NEWS_SET, NEWS_WEIGHT = "fundus", 5.0  # a small set of newspapers, which are what we read
MOMENT = datetime(2026, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """One page: the signs of each candidate and which is right."""

    signs: list[set[str]]
    right: int | None
    half: int
    weight: float


def examples(folder: Path) -> list[Example]:
    """The pages of a set that have a title."""
    gold = json.loads((folder / "gold.json").read_text("utf-8"))
    weight = NEWS_WEIGHT if folder.name == NEWS_SET else 1.0
    found = []
    for name, page in gold.items():
        title = page.get("title") or page.get("title_par")
        if title:
            html = gzip.decompress((folder / "pages" / f"{name}.html.gz").read_bytes())
            listed = candidates(look(html, url=page.get("url"), lang=None, content_type=None, now=MOMENT))
            right = next((index for index, candidate in enumerate(listed) if candidate.key == key(title)), None)
            publisher = page.get("publisher") or ".".join(host_of(page.get("url") or "").split(".")[-2:])
            half = md5(publisher.encode(), usedforsecurity=False).digest()[0] % 2
            found.append(Example(signs=[item.signs for item in listed], right=right, half=half, weight=weight))
    return found


def matrix(example: Example, names: list[str]) -> np.ndarray:
    """One row per candidate, one column per sign."""
    return np.array([[sign in signs for sign in names] for signs in example.signs], dtype=float)


def fit(chosen: list[Example], names: list[str]) -> np.ndarray:
    """The weights that make the right candidates the likeliest."""
    chosen = [example for example in chosen if example.right is not None]
    rows = np.vstack([matrix(example, names) for example in chosen])
    sizes = [len(example.signs) for example in chosen]
    starts = np.cumsum([0, *sizes[:-1]])
    pages = np.repeat(np.arange(len(chosen)), sizes)
    right = starts + np.array([example.right for example in chosen])
    importance = np.array([example.weight for example in chosen])[pages]
    weights, first, second = np.zeros(len(names)), np.zeros(len(names)), np.zeros(len(names))
    for step in range(1, STEPS + 1):
        scores = rows @ weights
        powers = np.exp(scores - np.maximum.reduceat(scores, starts)[pages])
        wrong = powers / np.add.reduceat(powers, starts)[pages]
        wrong[right] -= 1
        slope = rows.T @ (wrong * importance) + PULL * weights
        first, second = 0.9 * first + 0.1 * slope, 0.999 * second + 0.001 * slope**2
        weights -= RATE * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
    return weights


def accuracy(chosen: list[Example], names: list[str], weights: np.ndarray) -> float:
    """Share of pages whose right candidate weighs most."""
    hits = [bool(page.signs) and int(np.argmax(matrix(page, names) @ weights)) == page.right for page in chosen]
    return sum(hits) / max(1, len(hits))


def main(folders: list[str]) -> None:
    """Show what each half learns on the other, then print the weights of both."""
    sets = {folder: examples(Path(folder)) for folder in folders}
    everything = [page for pages in sets.values() for page in pages]
    names = sorted({sign for page in everything for signs in page.signs for sign in signs})
    for half in (0, 1):
        weights = fit([page for page in everything if page.half == half], names)
        for folder, pages in sets.items():
            unseen = accuracy([page for page in pages if page.half != half], names, weights)
            print(f"{folder}: {unseen:.3f} on the other half", file=sys.stderr)
    weights = fit(everything, names)
    for name, weight in sorted(zip(names, weights, strict=True), key=lambda pair: -pair[1]):
        print(f'    "{name}": {weight:.2f},')


if __name__ == "__main__":
    main(sys.argv[1:])
