"""Learns clusters of words from texts without marks: words that stand beside the same words come together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import numpy as np
from scipy.cluster.hierarchy import fcluster, linkage
from scipy.sparse import csr_matrix, diags
from sklearn.cluster import MiniBatchKMeans
from sklearn.decomposition import TruncatedSVD
from sklearn.preprocessing import normalize

from kronika.analyse.entities.features.clusters import Table

LEAST = 4  # times a word must stand in the texts
BESIDE = 3000  # words that are counted as neighbours
PLACES = (-2, -1, 1, 2)  # where a neighbour stands
DIMENSIONS = 64
NARROW, WIDE = 256, 40
SEED = 8


def learn(sentences: Sequence[Sequence[str]]) -> Table:
    """The clusters of the words of sentences, all in small letters."""
    counts = Counter(word for sentence in sentences for word in sentence)
    words = sorted(word for word, count in counts.items() if count >= LEAST and word[0].isalpha())
    if len(words) <= NARROW:
        return {}
    vectors = directions(neighbours(sentences, words, [word for word, _ in counts.most_common(BESIDE)]))
    clustering = MiniBatchKMeans(NARROW, random_state=SEED, n_init=3, batch_size=4096).fit(vectors)
    wide = fcluster(linkage(clustering.cluster_centers_, "ward"), WIDE, "maxclust")
    order = {old: new for new, old in enumerate(sorted(set(clustering.labels_)))}
    return {
        word: (str(wide[label] - 1), str(order[label])) for word, label in zip(words, clustering.labels_, strict=True)
    }


def neighbours(sentences: Iterable[Sequence[str]], words: Sequence[str], beside: Sequence[str]) -> csr_matrix:
    """How often each neighbour stands at each place beside each word."""
    rows = {word: number for number, word in enumerate(words)}
    columns = {word: number for number, word in enumerate(beside)}
    found: Counter[tuple[int, int]] = Counter()
    for sentence in sentences:
        padded = ["^", "^", *sentence, "$", "$"]
        for place, word in enumerate(sentence, 2):
            if word in rows:
                for number, step in enumerate(PLACES):
                    near = columns.get(padded[place + step])
                    if near is not None:
                        found[rows[word], number * len(beside) + near] += 1
    keys = np.array(list(found))
    return csr_matrix((list(found.values()), (keys[:, 0], keys[:, 1])), shape=(len(words), len(PLACES) * len(beside)))


def directions(counts: csr_matrix) -> np.ndarray:
    """Words as points of a few dimensions: how much more often than by chance each neighbour is there."""
    total = counts.sum()
    left = np.asarray(counts.sum(axis=1)).ravel()
    right = np.asarray(counts.sum(axis=0)).ravel() ** 0.75
    right *= total / right.sum()
    scaled = (diags(total / np.maximum(left, 1)) @ counts @ diags(1 / np.maximum(right, 1e-9))).tocsr()
    scaled.data = np.maximum(np.log(scaled.data), 0)
    scaled.eliminate_zeros()
    points: np.ndarray = TruncatedSVD(DIMENSIONS, random_state=SEED).fit_transform(scaled)
    return np.asarray(normalize(points))
