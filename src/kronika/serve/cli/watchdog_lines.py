"""What the watchdog says of one source, in lines: verdict, since when, what moved, and what to do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from kronika.model.health import Verdict

if TYPE_CHECKING:
    from kronika.flow.chronicle import Chronicle
    from kronika.model.health import Episode
    from kronika.model.summary import SourceSummary

SAID = {
    Verdict.LEARNING: "The watchdog is learning: it has seen {documents} documents, and judges from {learn} on.",
    Verdict.OK: "The watchdog has seen {documents} documents and finds nothing wrong.",
    Verdict.BROKEN: "Extraction returns wrong text since {since}: {damaged} of {number} documents are damaged.",
    Verdict.LAYOUT: "The pages look different since {since}; the text is intact.",
    Verdict.MIX: "The source writes about other things, or otherwise, since {since}; the text is intact.",
}
WHAT_TO_DO = (
    "Apply a repair:               kronika repair {source}",
    "Read it again since the break: kronika verify reextract {source} --since {day}",
    "It is a real change:          kronika verify accept {number}",
    "Not now:                      kronika verify snooze {number} --until 3d",
)


def watchdog_lines(chronicle: Chronicle, summary: SourceSummary) -> Iterator[str]:
    """All there is to say."""
    from kronika.verify.detector import LEARN

    dog, episode = chronicle.store.watchdogs.get(summary.source.id), summary.episode
    verdict = episode.verdict if episode is not None else dog.verdict
    said: dict[str, Any] = {"documents": dog.documents, "learn": LEARN}
    if episode is not None:
        said |= {"since": f"{episode.since:%Y-%m-%d %H:%M}", "damaged": episode.damaged, "number": episode.documents}
    elif verdict not in (Verdict.LEARNING, Verdict.OK):
        verdict = Verdict.OK  # its episode has just ended
    yield SAID[verdict].format(**said)
    if episode is not None:
        yield from of_episode(chronicle, summary, episode)


def of_episode(chronicle: Chronicle, summary: SourceSummary, episode: Episode) -> Iterator[str]:
    """What moved, the documents to look at, what is offered."""
    from kronika.verify.words import sentence

    yield from (f"  {sentence(reason)}" for reason in episode.reasons)
    for name, page_id in (("First bad document", episode.first_page), ("Last good document", episode.last_good_page)):
        if page_id is not None:
            yield f"{name}: {chronicle.store.pages.get(page_id).final_url}"
    if summary.quarantined:
        yield f"{summary.quarantined} articles are set aside; they are not listed, counted or exported."
    if episode.snoozed_until is not None and episode.handling == "snoozed":
        yield f"Snoozed until {episode.snoozed_until:%Y-%m-%d %H:%M}."
    for number, kept in enumerate(chronicle.store.recipes.candidates(summary.source.id), 1):
        yield f"Repair {number}: {kept.recipe.name}, score {float(kept.scores.get('score', 0.0)):.2f}"
    if episode.verdict is Verdict.BROKEN:
        source = f'"{episode.source}"' if " " in episode.source else episode.source
        for line in WHAT_TO_DO:
            yield line.format(source=source, number=episode.id, day=f"{episode.since:%Y-%m-%d}")


def as_watchdog(chronicle: Chronicle, summary: SourceSummary) -> dict[str, Any]:
    """The same as JSON."""
    from kronika.verify.words import sentence

    dog, episode = chronicle.store.watchdogs.get(summary.source.id), summary.episode
    reasons = episode.reasons if episode is not None else ()
    return {
        "verdict": episode.verdict if episode is not None else dog.verdict,
        "documents": dog.documents,
        "reasons": [sentence(reason) for reason in reasons],
        "first_bad": url_of(chronicle, episode.first_page if episode is not None else None),
        "last_good": url_of(chronicle, episode.last_good_page if episode is not None else None),
        "candidates": [
            {"id": kept.id, "name": kept.recipe.name, "scores": kept.scores}
            for kept in chronicle.store.recipes.candidates(summary.source.id)
        ],
    }


def url_of(chronicle: Chronicle, page_id: int | None) -> str | None:
    """The address of a page."""
    return None if page_id is None else chronicle.store.pages.get(page_id).final_url
