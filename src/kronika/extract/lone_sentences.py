"""The sentences of a page on which the model found no text: below a headline, among menus and links, they are all it says."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from kronika.extract.headline import Headline
from kronika.extract.scoring.judge import Judged

POSSIBLE = 0.1  # chance that one of the looks must give: an offer or a notice has less


def lone_sentences(headline: Headline, kinds: Sequence[str | None], judged: Judged) -> tuple[int, ...]:
    """Whole sentences of running text below the headline that are no furniture."""
    if headline.index is None:
        return ()
    possible = judged.sheet.good & (np.maximum(judged.first, judged.likely) >= POSSIBLE)
    return tuple(
        index for index in np.flatnonzero(possible).tolist() if index > headline.index and kinds[index] is None
    )
