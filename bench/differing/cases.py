"""Pairs of long texts: edited, moved about, replaced, and made to be slow."""

from __future__ import annotations

import random
from collections.abc import Callable

TOKENS = 50_000
PARAGRAPH = 60
Pair = tuple[list[str], list[str]]


def prose(seed: int, size: int = TOKENS) -> list[str]:
    """Paragraphs of invented words, few of them very often and many seldom, as in a language."""
    chance = random.Random(seed)
    letters = random.Random(0)
    words = ["".join(letters.choices("aeioukrstlnvpm", k=letters.randint(2, 9))) for _ in range(20_000)]
    text = chance.choices(words, [1 / (rank + 2) for rank in range(len(words))], k=size)
    text[::PARAGRAPH] = ["<p>"] * len(text[::PARAGRAPH])
    return text


def edited() -> Pair:
    """One word in fifty lost, doubled or another."""
    chance = random.Random(3)
    old = prose(1)
    new: list[str] = []
    for word in old:
        draw = chance.random()
        if draw >= 0.007:
            new.append(chance.choice(old) if draw < 0.014 else word)
        if draw > 0.994:
            new.append(chance.choice(old))
    return old, new


def moved() -> Pair:
    """A new piece, and a thousand words somewhere else."""
    old = prose(1)
    return old, [
        *old[:9_000],
        *prose(2, 180),
        *old[9_000:21_000],
        *old[22_020:42_000],
        *old[21_000:22_020],
        *old[42_000:],
    ]


def replaced() -> Pair:
    """Two texts of one language."""
    return prose(1), prose(2)


def strangers() -> Pair:
    """Not one word in common."""
    return [f"a{number}" for number in range(TOKENS)], [f"b{number}" for number in range(TOKENS)]


def swapped() -> Pair:
    """The second half first."""
    old = prose(1)
    return old, old[TOKENS // 2 + 20 :] + old[: TOKENS // 2 + 20]


def rows() -> Pair:
    """A table in which nothing is rare; 300 prices are others, one row is lost, one is new."""
    chance = random.Random(5)
    table = [
        ["<tr>", "<td>", chance.choice(("sand", "lime", "brick")), "<td>", str(chance.randrange(30)), "<td>", "pcs"]
        for _ in range(TOKENS // 7)
    ]
    other = [list(row) for row in table]
    for number in chance.sample(range(len(other)), 300):
        other[number][4] = "99"
    del other[5_000]
    other.insert(100, ["<tr>", "<td>", "glass", "<td>", "7", "<td>", "pcs"])
    return [token for row in table for token in row], [token for row in other for token in row]


def page() -> Pair:
    """A page of 250 KB: forty words came, a number is another, a paragraph is elsewhere."""
    old = prose(7, 38_500)
    new = [*old[:12_000], *prose(8, 40), *old[12_000:30_000], "4711", *old[30_001:34_020], *old[34_080:]]
    return old, [*new[:6_000], *old[34_020:34_080], *new[6_000:]]


CASES: dict[str, Callable[[], Pair]] = {
    "2 % edits": edited,
    "insert + move": moved,
    "entirely different": replaced,
    "no word in common": strangers,
    "halves swapped": swapped,
    "table of like rows": rows,
    "page of 250 KB": page,
}
