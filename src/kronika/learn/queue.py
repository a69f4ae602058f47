"""The order of asking: the uncertain first, spread over sites, with hidden questions mixed in."""

from __future__ import annotations

import hmac
from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from hashlib import sha256
from itertools import chain, islice

UNCERTAIN = (0.1, 0.9)  # outside of this the machine is as good as sure
BANDS = 4  # of certainty, between not knowing and as good as sure
WIDTH = (UNCERTAIN[1] - UNCERTAIN[0]) / 2 / BANDS
SPAN = 2.0**64

Candidate = tuple[int, str, float]  # number, site, what the machine thinks


def uncertain_first(candidates: Iterable[Candidate]) -> list[int]:
    """Numbers in the order of asking: by band of certainty, and within one a turn for every site."""
    turns: dict[tuple[int, str], int] = defaultdict(int)
    keyed = []
    for number, site, p in sorted(candidates, key=lambda one: (abs(one[2] - 0.5), one[0])):
        place = (band(p), site)
        keyed.append((place[0], turns[place], abs(p - 0.5), number))
        turns[place] += 1
    return [entry[-1] for entry in sorted(keyed)]


def in_any_order(candidates: Iterable[Candidate], secret: bytes) -> list[int]:
    """Numbers by a draw that is the same for all processes, a turn for every site."""
    turns: dict[str, int] = defaultdict(int)
    keyed = []
    for chance, number, site in sorted((draw(secret, "order", one[0]), one[0], one[1]) for one in candidates):
        keyed.append((turns[site], chance, number))
        turns[site] += 1
    return [entry[-1] for entry in sorted(keyed)]


def band(p: float) -> int:
    """How certain the machine is, in steps: 0 knows nothing; what lies outside of the uncertain comes last."""
    if not UNCERTAIN[0] <= p <= UNCERTAIN[1]:
        return BANDS
    return min(int(abs(p - 0.5) / WIDTH), BANDS - 1)


def is_gold_turn(secret: bytes, annotator_id: int, turn: int, share: float) -> bool:
    """Whether a device's so-manieth question is a hidden one. Nobody without the secret can tell, and asking again is no use."""
    return draw(secret, "gold", annotator_id, turn) < share


def next_gold(secret: bytes, annotator_id: int, gold: Sequence[int], seen: Collection[int]) -> int | None:
    """The hidden question a device gets next: every device begins somewhere else."""
    start = int(draw(secret, "which", annotator_id) * len(gold))
    turned = chain(islice(gold, start, None), islice(gold, start))
    return next((number for number in turned if number not in seen), None)


def draw(secret: bytes, *what: object) -> float:
    """A number between 0 and 1 that only the holder of the secret can foretell."""
    said = "\n".join(map(str, what)).encode()
    return int.from_bytes(hmac.new(secret, said, sha256).digest()[:8], "big") / SPAN
