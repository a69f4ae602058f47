"""What a detector said of one stream."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from kronika.model.health import Judged, Verdict

GOOD = "good"
PAPER = "paper"
REAL = "real redesign"


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """A verdict that is not the one before."""

    index: int
    verdict: Verdict
    share: float
    reasons: Mapping[str, tuple[float, float, float]]  # measure → usual, now, share


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """One stream before one detector, from the onset on; a good stream's onset is the end of its training."""

    source: str
    about: str  # of the source: what may explain a miss
    kind: str
    name: str
    detector: str
    onset: int
    documents: int  # after the onset
    months: float  # after the onset; only good streams
    before: Verdict  # at the onset
    changes: tuple[Change, ...]
    damaged: int  # documents after the onset that were held to be damaged
    seconds: float  # of processor time the detector took for them

    @property
    def early(self) -> bool:
        """Whether the alarm had been given before there was a reason."""
        return self.before is Verdict.BROKEN

    @property
    def delay(self) -> int | None:
        """How many documents it took to call the source broken; None: it never did."""
        first = next((change.index for change in self.changes if change.verdict is Verdict.BROKEN), None)
        return None if first is None else first - self.onset + 1

    def times(self, verdict: Verdict) -> int:
        """How often it came to a verdict."""
        return sum(change.verdict is verdict for change in self.changes)

    def as_plain(self) -> dict[str, Any]:
        """For a file."""
        return {**asdict(self), "delay": self.delay}


def change_of(judged: Judged) -> Change:
    """A judgement as it is kept."""
    reasons = {reason.measure: (reason.usual, reason.now, reason.share) for reason in judged.reasons}
    return Change(index=judged.index, verdict=judged.verdict, share=judged.share, reasons=reasons)
