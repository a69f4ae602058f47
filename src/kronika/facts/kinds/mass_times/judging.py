"""Every hour of a page judged and understood: rules and the classifier together (F7), people's answers above both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kronika.facts.kind import EventModel, Features
from kronika.facts.kinds.mass_times.event_words import MASS
from kronika.facts.kinds.mass_times.understanding import understand
from kronika.facts.kinds.mass_times.understood import Understood
from kronika.model.fact import CLASSIFIER, PEOPLE, RULES, Finding
from kronika.model.mention import Mention, PageText

NOT_MASS = "not_mass"
ACCEPTED = 0.5  # the classifier's probability from which an hour counts as a mass
RULED = 0.99  # how often the rules are right, at least: measured 1.0 on 145 hours of the labelled pages
PLAIN = Understood(day="")

Answers = Mapping[tuple[int, int], bool]


def judged(
    page: PageText,
    mentions: Sequence[Mention],
    features: Sequence[Features],
    ruled: frozenset[int],
    *,
    model: EventModel,
    answers: Answers | None = None,
) -> list[Finding]:
    """One finding a mention, in order."""
    chances = model.probabilities(features)
    verdicts = [
        verdict(mention, chance[MASS], number in ruled, answers or {})
        for number, (mention, chance) in enumerate(zip(mentions, chances, strict=True))
    ]
    wanted = frozenset(number for number, (p, _) in enumerate(verdicts) if p >= ACCEPTED)
    meanings = understand(page, mentions, wanted)
    return [
        finding(mention, event_of(chance, p), p, by, meanings.get(number))
        for number, (mention, chance, (p, by)) in enumerate(zip(mentions, chances, verdicts, strict=True))
    ]


def verdict(mention: Mention, p: float, by_rules: bool, answers: Answers) -> tuple[float, tuple[str, ...]]:
    """How probable a mass is, and who says what it is."""
    answer = answers.get((mention.start, mention.end))
    if answer is not None:
        return float(answer), (PEOPLE,)
    if not by_rules:
        return p, (CLASSIFIER,)
    return max(p, RULED), (RULES, CLASSIFIER) if p >= ACCEPTED else (RULES,)


def event_of(chances: Mapping[str, float], p: float) -> str:
    """A mass where it counts as one, else the most probable of the other events."""
    if p >= ACCEPTED:
        return MASS
    others = {event: chance for event, chance in chances.items() if event != MASS}
    return max(others, key=lambda event: others[event])


def finding(mention: Mention, event: str, p: float, by: tuple[str, ...], meaning: Understood | None) -> Finding:
    """All that is known of one hour."""
    if event != MASS:
        return Finding(mention=mention, event=event, label=NOT_MASS, p=p, by=by)
    known = meaning or PLAIN
    return Finding(
        mention=mention,
        event=event,
        label=MASS,
        p=p,
        by=by,
        day=known.day or None,
        season=known.season,
        place=known.place,
        note=known.note,
        status=known.status,
        dates=known.dates,
        confidence=known.confidence,
    )
