"""Every hour of a page judged: rules or classifier, people above both; and those of the office understood."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kronika.facts.kind import EventModel, Features
from kronika.facts.kinds.office_hours.features import BREAKS, features_of
from kronika.facts.kinds.office_hours.ranges import office_mentions
from kronika.facts.kinds.office_hours.record import OPEN
from kronika.facts.kinds.office_hours.rules import ruled
from kronika.facts.kinds.office_hours.sight import Sight
from kronika.facts.kinds.office_hours.understanding import PAUSE, Understood, understand
from kronika.facts.kinds.office_hours.words import OFFICE, OTHER
from kronika.model.fact import CLASSIFIER, PEOPLE, RULES, Finding
from kronika.model.mention import Mention, PageText

NOT_OPEN = "not_office"
DAYS = frozenset({"days", "days_near", "days_above"})
SURE = 0.99  # what the rules say
LIKELY, UNLIKELY = 0.5, 0.05

Answers = Mapping[tuple[int, int], bool]


def judge(page: PageText, model: EventModel, answers: Answers) -> list[Finding]:
    """A finding for every hour."""
    mentions = office_mentions(page)
    features = features_of(page, mentions)
    probabilities = [
        doubted(told) if is_a_number(one) else told
        for told, one in zip(model.probabilities(features), features, strict=True)
    ]
    lone = frozenset(index for index, one in enumerate(features) if is_lone(one))
    by = voices(mentions, probabilities, ruled(page, mentions), lone, answers)
    pauses = frozenset(index for index, mention in enumerate(mentions) if is_pause(page, mention))
    wanted = {index for index, who in enumerate(by) if who} - pauses
    meanings = understand(page, mentions, wanted)
    return [
        finding(mention, probabilities[index], by[index], meanings.get(index), answers)
        if index not in pauses
        else pause(page, mention, mentions)
        for index, mention in enumerate(mentions)
    ]


def voices(
    mentions: Sequence[Mention],
    probabilities: Sequence[Mapping[str, float]],
    sure: frozenset[int],
    lone: frozenset[int],
    answers: Answers,
) -> list[tuple[str, ...]]:
    """Who says of each hour that it is an opening; nobody where people say that it is none."""
    found: list[tuple[str, ...]] = []
    for index, mention in enumerate(mentions):
        answer = answers.get((mention.start, mention.end))
        who = [RULES] if index in sure else []
        who += [CLASSIFIER] if probabilities[index][OFFICE] >= LIKELY and index not in lone else []
        who += [PEOPLE] if answer else []
        found.append(() if answer is False else tuple(who))
    return found


def doubted(told: Mapping[str, float]) -> Mapping[str, float]:
    """The same with hardly a chance left that it is an opening."""
    left = min(told[OFFICE], UNLIKELY)
    return {**told, OFFICE: left, OTHER: told[OTHER] + told[OFFICE] - left}


def is_lone(features: Features) -> bool:
    """An hour without an end, and without a word such as "od" or its days: only a person can judge it."""
    return "range" not in features and (is_a_number(features) or features.keys().isdisjoint(DAYS))


def is_a_number(features: Features) -> bool:
    """Nothing says that it is an hour: a number on an office's page, about which nobody needs to be asked."""
    told = "hour_word" in features or ("begins" in features and "opens_above" in features)
    return "range" not in features and not told


def finding(
    mention: Mention,
    probability: Mapping[str, float],
    by: tuple[str, ...],
    meaning: Understood | None,
    answers: Answers,
) -> Finding:
    """One hour with its judgement and, where it is an opening, its meaning."""
    said = answers.get((mention.start, mention.end))
    sure = max(probability[OFFICE], SURE) if RULES in by else probability[OFFICE]
    p = sure if said is None else float(said)
    others = {event: value for event, value in probability.items() if event != OFFICE}
    event = OFFICE if by else max(probability if said is None else others, key=lambda name: probability[name])
    if meaning is None:
        return Finding(mention=mention, event=event, label=NOT_OPEN, p=p, by=by)
    return Finding(
        mention=mention,
        event=event,
        label=OPEN,
        p=p,
        by=by,
        day=meaning.day,
        season=meaning.season,
        place=meaning.place,
        note=meaning.note,
        status=meaning.status,
        confidence=meaning.confidence,
    )


def is_pause(page: PageText, mention: Mention) -> bool:
    """Is it an hour of a break?"""
    line = page.lines[mention.line]
    return BREAKS.search(page.text[line.start : mention.start]) is not None


def pause(page: PageText, mention: Mention, mentions: Sequence[Mention]) -> Finding:
    """A break: known, but no opening; alone in its line it is said of every opening."""
    row = {mention.line, *Sight(page).row(mention.line)}
    alone = all(is_pause(page, one) for one in mentions if one.line in row)
    return Finding(
        mention=mention, event=OFFICE, label=NOT_OPEN, p=0.0, by=(), status=PAUSE, note="alone" if alone else None
    )
