"""The documents a watchdog remembers: the newest in full, the good ones as rows of numbers to learn from."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kronika.model.document import Measures
from kronika.verify.evidence import Evidence
from kronika.verify.model import DIGITS
from kronika.verify.surplus import Row

RECENT = 120  # documents kept to judge by, and to be sure of before they are learned from
KEPT = 400  # good documents that are learned from
TONGUE = 0.02  # of the documents are in a language that is one of the source's own
UNKNOWN = "?"  # a text in no language that we know
FRAME = 40  # parts of a page's frame that are kept


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """One of the newest documents."""

    index: int
    measures: Measures
    evidence: Evidence


@dataclass(slots=True, kw_only=True)
class History:
    """What is remembered."""

    recent: deque[Seen] = field(default_factory=lambda: deque(maxlen=RECENT))
    good: list[Row] = field(default_factory=list)
    tongues: Counter[str] = field(default_factory=Counter)

    def since(self, index: int) -> list[Seen]:
        """The documents from one on, as far as they are remembered."""
        return [seen for seen in self.recent if seen.index >= index]

    def admit(self, all_: Iterable[Seen]) -> None:
        """Good documents to learn from."""
        for seen in all_:
            self.good.append(seen.evidence.row)
            self.tongues[seen.measures.lang or UNKNOWN] += 1
        del self.good[:-KEPT]

    def forget(self, names: frozenset[str]) -> None:
        """Measures that no longer hold, because the pages or the texts are of another kind now."""
        self.good = [{name: value for name, value in row.items() if name not in names} for row in self.good]

    def is_own(self, lang: str) -> bool:
        """One of the source's languages."""
        return self.tongues[lang] >= TONGUE * self.tongues.total()

    def as_plain(self) -> dict[str, Any]:
        """For the store: good rows as columns, because names are longer than numbers."""
        names = sorted({name for row in self.good for name in row})
        return {
            "names": names,
            "good": [[rounded(row.get(name)) for name in names] for row in self.good],
            "tongues": dict(self.tongues),
            "recent": [plain_of(seen) for seen in self.recent],
        }

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> History:
        """From the store."""
        names = plain["names"]
        return cls(
            recent=deque(map(seen_of, plain["recent"]), maxlen=RECENT),
            good=[
                {name: value for name, value in zip(names, row, strict=True) if value is not None}
                for row in plain["good"]
            ],
            tongues=Counter(plain["tongues"]),
        )


def rounded(value: float | None) -> float | None:
    """As many digits as tell something."""
    return None if value is None else round(value, DIGITS)


def plain_of(seen: Seen) -> list[Any]:
    """One of the newest documents for the store."""
    measures, evidence = seen.measures, seen.evidence
    row = {name: rounded(value) for name, value in evidence.row.items()}
    frame = list(measures.skeleton[:FRAME])
    return [seen.index, row, sorted(evidence.signs), int(evidence.new_look), measures.path, frame, measures.lang]


def seen_of(plain: Sequence[Any]) -> Seen:
    """… and back."""
    index, row, signs, new_look, path, frame, lang = plain
    return Seen(
        index=index,
        measures=Measures(values=row, path=path, skeleton=tuple(frame), lang=lang),
        evidence=Evidence(row=row, signs=frozenset(signs), new_look=bool(new_look)),
    )
