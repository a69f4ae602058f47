"""How far annotators have come, in words of their language, and thanks at the right moments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from kronika.model.annotation import Choice, GivenAnswer, Kept, Progress, Receipt
from kronika.serve.web.tongue import Tongue

MILESTONES = (10, 25, 50, 100, 250, 500)
EVERY = 1000  # and from there on each thousand


def told(progress: Progress, tongue: Tongue) -> dict[str, Any]:
    """The figures, the same as texts, and the share that is covered in percent.

    The figures of all may be some seconds old; nobody is shown fewer than their own answers.
    """
    progress = replace(
        progress, answers=max(progress.answers, progress.mine), covered=max(progress.covered, progress.mine)
    )
    share = progress.covered * 100 / progress.fragments if progress.fragments else 0
    return asdict(progress) | {"share": round(share, 1), "words": words(progress, tongue)}


def words(progress: Progress, tongue: Tongue) -> dict[str, str]:
    """The figures as the screens show them."""
    said = {
        "today": tongue.plural("%(n)s answer today", "%(n)s answers today", progress.mine_today),
        "left": tongue.plural("%(n)s left", "%(n)s left", progress.open),
        "all": tongue.text(
            "%(done)s of %(all)s hours answered",
            done=tongue.number(progress.covered),
            all=tongue.number(progress.fragments),
        ),
        **{name: tongue.number(getattr(progress, name)) for name in ("mine", "mine_today", "answers", "covered")},
    }
    return {name: str(text) for name, text in said.items()}


def thanks(progress: Progress, kept: int, tongue: Tongue) -> str:
    """A word of thanks when the answers just kept have passed a milestone; else nothing."""
    if not any(progress.mine - kept < mark <= progress.mine for mark in marks(progress.mine)):
        return ""
    return str(tongue.plural("Thank you! %(n)s answer.", "Thank you! %(n)s answers.", progress.mine))


def marks(most: int) -> list[int]:
    """All milestones up to a number."""
    return [*MILESTONES, *range(EVERY, most + 1, EVERY)]


def counted(given: Sequence[GivenAnswer], receipts: Sequence[Receipt]) -> int:
    """How many of these answers are new and say yes or no."""
    fresh = {receipt.client for receipt in receipts if receipt.status is Kept.KEPT}
    return sum(answer.client in fresh and answer.choice is not Choice.SKIP for answer in given)
