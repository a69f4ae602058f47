"""Fits the weights of the headline's signs to pages whose title is known, and says how good they are on publishers left out.

python -m tools.train_headline --data ../shared/data/extract --write

DATA has one folder a set, with gold.json ({id: {url, title or title_par}}) and pages/<id>.html.gz. A conditional logit: of a page's
candidates the right one should weigh most. Pages whose title is among no candidates teach nothing, but they are counted. Without --write
only the scores are shown.
"""

from __future__ import annotations

import argparse
import gzip
import json
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from zlib import crc32

import numpy as np
import numpy.typing as npt

from bench.extraction.fields import same_title
from kronika.extract import headline_weights
from kronika.extract.candidates import candidates
from kronika.extract.likeness import key
from kronika.extract.view import look
from tools.train_extract.corpus import Page

Weights = npt.NDArray[np.float64]

SETS = ("fundus", "wcxb_dev", "trafilatura", "daniel")
NEWS_SET, NEWS_WEIGHT = "fundus", 5.0  # a small set of newspapers of today, which are what we read
PULL = 1.0  # of weights towards 0
STEPS, LONGEST_STEP = 25, 5.0  # of Newton's method
FOLDS, DEALS = 8, 5  # the publishers are dealt anew so many times, for one deal is a matter of luck
MOMENT = datetime(2026, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Example:
    """One page: the signs of each candidate, which one to learn, and which would be counted as right."""

    set: str
    site: str
    signs: list[frozenset[str]]
    learned: int | None
    right: list[bool]

    def fold(self, deal: int) -> int:
        """Pages of one publisher are held out together, whatever their set."""
        return crc32(f"{deal} {self.site}".encode()) % FOLDS


def examples(data: Path) -> Iterator[Example]:
    """The pages of all sets that have a title."""
    for name in SETS:
        gold = json.loads((data / name / "gold.json").read_text("utf-8"))
        for number, known in gold.items():
            title = known.get("title") or known.get("title_par")
            if title:
                html = gzip.decompress((data / name / "pages" / f"{number}.html.gz").read_bytes())
                page = Page(set=name, id=number, html="", gold=known)
                yield example(page, html, title)


def example(page: Page, html: bytes, title: str) -> Example:
    """One page as its candidates."""
    listed = candidates(look(html, url=page.gold.get("url"), lang=None, content_type=None, now=MOMENT))
    wanted = key(title)
    return Example(
        set=page.set,
        site=page.site,
        signs=[frozenset(candidate.signs) for candidate in listed],
        learned=next((place for place, candidate in enumerate(listed) if candidate.key == wanted), None),
        right=[same_title(title, candidate.text) for candidate in listed],
    )


def rows_of(signs: Sequence[frozenset[str]], names: list[str]) -> Weights:
    """One row per candidate, one column per sign."""
    return np.array([[name in borne for name in names] for borne in signs], dtype=np.float64)


def fit(chosen: list[Example], names: list[str]) -> Weights:
    """The weights that make the right candidates the likeliest, by Newton's method."""
    chosen = [page for page in chosen if page.learned is not None]
    sizes = [len(page.signs) for page in chosen]
    starts = np.cumsum([0, *sizes[:-1]])
    pages = np.repeat(np.arange(len(chosen)), sizes)
    rows = rows_of([signs for page in chosen for signs in page.signs], names)
    right = np.zeros(len(rows))
    right[starts + np.array([page.learned for page in chosen])] = 1.0
    importance = np.array([NEWS_WEIGHT if page.set == NEWS_SET else 1.0 for page in chosen])
    weights = np.zeros(len(names))
    for _ in range(STEPS):
        scores = rows @ weights
        powers = np.exp(scores - np.maximum.reduceat(scores, starts)[pages])
        chances = powers / np.add.reduceat(powers, starts)[pages]
        expected = np.add.reduceat(rows * chances[:, None], starts)
        slope = rows.T @ ((chances - right) * importance[pages]) + PULL * weights
        bend = rows.T @ (rows * (chances * importance[pages])[:, None])
        bend += PULL * np.eye(len(names)) - expected.T @ (expected * importance[:, None])
        step = np.linalg.solve(bend, slope)
        weights -= step * min(1.0, LONGEST_STEP / max(1e-9, float(np.abs(step).max())))
    return weights


def is_right(page: Example, names: list[str], weights: Weights) -> bool:
    """Whether the candidate that weighs most is the title."""
    return bool(page.signs) and page.right[int(np.argmax(rows_of(page.signs, names) @ weights))]


def is_right_unseen(page: Example, names: list[str], learned: list[Weights], deal: int) -> bool:
    """The same, by the weights of its own fold."""
    return is_right(page, names, learned[page.fold(deal)])


def out_of_fold(pages: list[Example], names: list[str]) -> dict[str, list[float]]:
    """Share of right titles by set and deal, each page judged by weights that have not seen its publisher."""
    found: dict[str, list[float]] = defaultdict(list)
    for deal in range(DEALS):
        learned = [fit([page for page in pages if page.fold(deal) != fold], names) for fold in range(FOLDS)]
        judged = shares(pages, partial(is_right_unseen, names=names, learned=learned, deal=deal))
        for name, share in judged.items():
            found[name].append(share)
    return found


def shares(pages: list[Example], judge: Callable[[Example], bool]) -> dict[str, float]:
    """Share of pages by set that something is true of."""
    return {name: float(np.mean([judge(page) for page in pages if page.set == name])) for name in SETS}


def write(names: list[str], weights: Weights) -> None:
    """Put the table into the file that is shipped; its docstring stays."""
    path = Path(headline_weights.__file__)
    head = path.read_text("utf-8").partition("WEIGHTS = {")[0]
    ordered = sorted(zip(names, weights.tolist(), strict=True), key=lambda pair: (-round(pair[1], 2), pair[0]))
    lines = "".join(f'    "{name}": {weight:.2f},\n' for name, weight in ordered)
    path.write_text(f"{head}WEIGHTS = {{\n{lines}}}\n", "utf-8")


def main() -> None:
    """Show the scores; write the weights that all pages make, if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, required=True, help="folder with one folder a set")
    parser.add_argument("--write", action="store_true", help="ship the weights")
    args = parser.parse_args()
    pages = list(examples(args.data))
    names = sorted({sign for page in pages for signs in page.signs for sign in signs})
    unseen = out_of_fold(pages, names)
    weights = fit(pages, names)
    seen = shares(pages, lambda page: is_right(page, names, weights))
    best = shares(pages, lambda page: any(page.right))
    print(f"{len(names)} signs, {DEALS} deals of publishers into {FOLDS} folds")
    for name in SETS:
        count = sum(page.set == name for page in pages)
        print(
            f"{name}: {count} pages, {np.mean(unseen[name]):.3f} out of fold ({min(unseen[name]):.3f} to {max(unseen[name]):.3f}), "
            f"{seen[name]:.3f} in sample, {best[name]:.3f} possible"
        )
    if args.write:
        write(names, weights)


if __name__ == "__main__":
    main()
