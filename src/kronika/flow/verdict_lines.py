"""What changed in the opinion of the watchdogs, one line for each change."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from kronika.model.health import Episode, Handling, Verdict

BEGAN = {
    Verdict.BROKEN: "broken: extraction returns wrong text in {damaged} of {documents} documents since {since}.",
    Verdict.LAYOUT: "its pages look different since {since}; the text is intact.",
    Verdict.MIX: "it writes about other things, or otherwise, since {since}; the text is intact.",
}
ENDED = {
    Verdict.BROKEN: "well again: {how}.",
    Verdict.LAYOUT: "the new look of its pages is the usual one now.",
    Verdict.MIX: "what was new in its texts is usual now.",
}
HOW = {
    Handling.REPAIRED: "it was repaired, and its documents were read again",
    Handling.REAL: "it was marked as a real change, and is learned anew",
}


def worth_telling(episodes: Sequence[Episode]) -> list[Episode]:
    """The changes that say something: a new look or mix that only made way for the next episode does not."""
    return [
        episode
        for episode, after in zip_longest(episodes, episodes[1:])
        if episode.until is None
        or episode.verdict is Verdict.BROKEN
        or after is None
        or (after.source, after.until) != (episode.source, None)
    ]


def verdict_line(episode: Episode) -> str:
    """An episode that began or ended, in one sentence."""
    said = (BEGAN if episode.until is None else ENDED).get(episode.verdict, episode.verdict.value)
    how = HOW.get(episode.handling, "its texts are right again")
    told = said.format(
        damaged=episode.damaged, documents=episode.documents, since=f"{episode.since:%Y-%m-%d %H:%M}", how=how
    )
    return f"{episode.source}: {told}"
