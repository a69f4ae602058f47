"""Asking enough: how many answers a fragment is to have, by how sure those that are there make it."""

from __future__ import annotations

from dataclasses import dataclass

SOME = 200  # answers after which all are judged anew
PART = 50  # … or this part of all, when there are many: judging is felt then
FEW = 100  # fragments waiting, below which people may soon have nothing to do
CLOSE = 500  # … then this part of all is enough


@dataclass(frozen=True, slots=True, kw_only=True)
class Asking:
    """When to stop. The machine's opinion has no say: it would confirm its own mistakes and then learn from them."""

    least: int  # answers every fragment is to have
    most: int  # … and at most; who still disagree then need an editor
    sure: float  # certainty at which it is enough

    def wanted(self, p: float, answers: int) -> int:
        """Answers a fragment is to have in all, when those it has come to a certainty `p`."""
        if p >= self.sure:
            return self.least
        return max(self.least, min(answers + 1, self.most))


def is_judging_due(*, since: int, answers: int, waiting: int) -> bool:
    """Whether to judge anew, with so many answers since the last time, so many in all, and so many fragments waiting.

    Fragments with the least number of answers are closed until they are judged: when nothing waits, it is time.
    """
    if not waiting:
        return since > 0
    return since >= (1 + answers // CLOSE if waiting < FEW else max(SOME, answers // PART))
