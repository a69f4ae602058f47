"""Says which of the published measures moved, and from where to where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import median

from kronika.model.health import Reason
from kronika.verify.classic.delayed import Checked
from kronika.verify.classic.features import TAGS
from kronika.verify.classic.model import Features
from kronika.verify.classic.operative import VIEWS
from kronika.verify.classic.seen import Seen, suspects

NAMES = (
    "classic_page_size",
    "classic_text_size",
    "classic_paragraphs",
    "classic_paragraph_variance",
    "classic_tags",
)
TAG_SERIES = len(NAMES) - 1


def reasons_for(checked: Checked, good: Sequence[Features], documents: list[Seen]) -> tuple[Reason, ...]:
    """One for each flag of the delayed detector; suspicious documents speak for the verdict, all if none is."""
    speaking = suspects(documents) or documents
    return tuple(
        Reason(
            measure=NAMES[series],
            usual=middle(good, series),
            now=middle((document.features for document in speaking), series),
            share=sum(is_outside(document, series) for document in documents) / len(documents),
        )
        for series, flag in enumerate(checked.flags)
        if flag
    )


def middle(documents: Iterable[Features], series: int) -> float:
    """The median; of tags, all classes together."""
    return median(sum(one[TAGS]) if series == TAG_SERIES else one[series] for one in documents)


def is_outside(document: Seen, series: int) -> bool:
    """In a view that holds this measure, the document lies outside every box."""
    feature = TAGS.start if series == TAG_SERIES else series
    return any(flag for view, flag in zip(VIEWS, document.outside, strict=True) if feature in view)
