"""Which blocks are text of the article: by the gold text's runs of four words, or by snippets that must or must not be there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

WORD = re.compile(r"\w+")
SPACE = re.compile(r"\s+")
RUN = 4
LEAST, MOST = 0.004, 0.5  # weight of one block
SNIPPET = 0.05
TITLE_LIKE = 0.85


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Labels:
    """For every block: which part of it is text, and how much it counts in training."""

    targets: npt.NDArray[np.float32]
    weights: npt.NDArray[np.float32]


def from_text(texts: Sequence[str], gold: str) -> Labels:
    """Labels from the whole gold text."""
    wanted = WORD.findall(gold)
    runs = {tuple(wanted[i : i + RUN]) for i in range(max(1, len(wanted) - RUN + 1))}
    lines = {SPACE.sub(" ", line).strip() for line in gold.splitlines()}
    stream, owner = [], []
    for number, text in enumerate(texts):
        found = WORD.findall(text)
        stream += found
        owner += [number] * len(found)
    hit = np.zeros(len(stream), dtype=bool)
    for place in range(len(stream) - RUN + 1):
        if tuple(stream[place : place + RUN]) in runs:
            hit[place : place + RUN] = True
    owners = np.array(owner, dtype=np.int64)
    sizes = np.bincount(owners, minlength=len(texts))
    targets = np.bincount(owners, hit, minlength=len(texts)) / np.maximum(sizes, 1)
    exact = np.array([SPACE.sub(" ", text) in lines for text in texts])
    targets = np.where(exact, 1.0, targets)
    weights = np.clip(sizes / max(1, len(wanted)), LEAST, MOST)
    return Labels(targets=targets.astype(np.float32), weights=weights.astype(np.float32))


def from_snippets(texts: Sequence[str], wanted: Sequence[str], unwanted: Sequence[str]) -> Labels:
    """Labels of the few blocks that hold a snippet; the rest counts nothing."""
    targets, weights = np.zeros(len(texts), dtype=np.float32), np.zeros(len(texts), dtype=np.float32)
    plain = [SPACE.sub(" ", text) for text in texts]
    for snippets, target in ((unwanted, 0.0), (wanted, 1.0)):
        for snippet in snippets:
            line = SPACE.sub(" ", snippet).strip()
            for number, text in enumerate(plain):
                if line and line in text:
                    targets[number], weights[number] = target, SNIPPET
    return Labels(targets=targets, weights=weights)
