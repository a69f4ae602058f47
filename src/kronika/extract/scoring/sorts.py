"""What sort of furniture names speak of, by people's knowledge instead of learned weights: comments, ads, captions …"""

from __future__ import annotations

from functools import lru_cache

from kronika.extract.marks import FULL_ONLY, LEAD_PARTS, STEM_LISTS
from kronika.extract.scoring.tokens import MOST, REMEMBERED, tokens_of

SORTS = (*STEM_LISTS, "lead")
BITS = {sort: 1 << place for place, sort in enumerate(SORTS)}
EXACT = {stem: BITS[sort] for sort, stems in reversed(STEM_LISTS.items()) for stem in stems} | dict.fromkeys(
    LEAD_PARTS, BITS["lead"]
)
PREFIXES = {stem: BITS[sort] for sort, stems in reversed(STEM_LISTS.items()) for stem in stems if stem not in FULL_ONLY}
SHORTEST = min(map(len, PREFIXES))
# By how they begin, the longest first: nearly all words begin as none does, and that is quickly seen.
BY_HEAD = {
    head: tuple(sorted((item for item in PREFIXES.items() if item[0].startswith(head)), key=lambda item: -len(item[0])))
    for head in {stem[:SHORTEST] for stem in PREFIXES}
}


def sorts(names: str) -> int:
    """The sorts that class and id names speak of, as bits."""
    found = 0
    for name in names.split()[:MOST]:
        found |= sorts_of(name)
    return found


@lru_cache(maxsize=REMEMBERED)
def sorts_of(name: str) -> int:
    """The sorts that one name speaks of."""
    found = 0
    for token in tokens_of(name):
        if token in EXACT:
            found |= EXACT[token]
        elif token[:SHORTEST] in BY_HEAD:
            found |= begun(token)
    return found


def begun(token: str) -> int:
    """The sort of a longer word that begins with a known one."""
    for stem, bit in BY_HEAD[token[:SHORTEST]]:
        if token.startswith(stem):
            return bit
    return 0
