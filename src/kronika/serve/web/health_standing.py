"""How a source stands: the watchdog's verdict as one sentence, with what to do, for people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from kronika.model.health import Episode, Handling, Verdict
from kronika.model.recipe import RecipeState
from kronika.model.verification import Watchdog
from kronika.serve.web import reason_words, verdict_words
from kronika.serve.web.tongue import Tongue
from kronika.serve.web.visit import Visit
from kronika.verify.detector import LEARN


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """The verdict as the screen tells it."""

    verdict: Verdict
    sentence: str
    what_to_do: str
    episode: Episode | None
    reasons: Sequence[str]
    snoozed: bool
    repaired: datetime | None  # when a repair was applied whose pages have not all been read again

    @property
    def ill(self) -> bool:
        """Are the texts wrong?"""
        return self.verdict is Verdict.BROKEN


def standing(visit: Visit, dog: Watchdog, episode: Episode | None) -> Standing:
    """What is thought of a source. An episode that lasts says more than the watchdog's last word."""
    tongue = visit.tongue
    verdict = episode.verdict if episode else dog.verdict
    asleep = episode is not None and episode.handling is Handling.SNOOZED and is_ahead(visit, episode)
    return Standing(
        verdict=verdict,
        sentence=sentence(tongue, dog, verdict, episode),
        what_to_do=str(tongue.text(verdict_words.WHAT_TO_DO[verdict])),
        episode=episode,
        reasons=[reason_words.sentence(tongue, reason) for reason in episode.reasons] if episode else [],
        snoozed=asleep,
        repaired=repaired(visit, dog, episode),
    )


def repaired(visit: Visit, dog: Watchdog, episode: Episode | None) -> datetime | None:
    """When a repair was applied to what still lasts."""
    applied = [
        kept.applied_at
        for kept in visit.shell.store.recipes.of_source(dog.source_id)
        if kept.state is RecipeState.APPLIED and kept.applied_at is not None
    ]
    return max((at for at in applied if episode is not None and at >= episode.noticed), default=None)


def sentence(tongue: Tongue, dog: Watchdog, verdict: Verdict, episode: Episode | None) -> str:
    """The verdict in one sentence."""
    learned, needed = progress(dog)
    return tongue.text(
        verdict_words.SENTENCES[verdict],
        learned=tongue.number(learned),
        needed=tongue.number(needed),
        since=tongue.moment(episode.since) if episode else "–",
        damaged=tongue.number(episode.damaged if episode else 0),
        documents=tongue.number(episode.documents if episode else dog.documents),
    )


def progress(dog: Watchdog) -> tuple[int, int]:
    """How many documents the present learning has had, and how many it needs; a real change begins it anew."""
    needed = int(dog.state.get("learn", LEARN))
    return min(max(dog.documents - int(dog.state.get("begun", 0)), 0), needed), needed


def is_ahead(visit: Visit, episode: Episode) -> bool:
    """Does the snooze still last?"""
    return episode.snoozed_until is not None and episode.snoozed_until > visit.shell.clock()
