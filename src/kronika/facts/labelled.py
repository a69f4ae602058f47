"""Labelled pages as they come in a file: one page a line, with what each of its hours is."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kronika.facts.page_text import text_of_html, text_of_plain
from kronika.model.errors import BadFile
from kronika.model.mention import Mention, PageText

EXCLUDED = "excluded"  # nobody should learn from it or be judged by it: taken back, superseded, uncertain


@dataclass(frozen=True, slots=True, kw_only=True)
class LabelledMention:
    """What a person says of one hour."""

    start: int
    end: int
    label: str  # the kind's event, not_<event>, or excluded
    time: str = ""
    day: str | None = None
    season: str | None = None
    place: str | None = None
    auto: bool = False  # a negative found by a pattern, not by a person


@dataclass(frozen=True, slots=True, kw_only=True)
class LabelledPage:
    """One page with its labels and, where there is one, its schedule in short."""

    id: str
    site: str
    page: PageText
    mentions: tuple[LabelledMention, ...]
    schedule: Mapping[str, Sequence[str]] = field(default_factory=dict)


def labelled_pages(lines: Iterable[str], *, name: str) -> Iterator[LabelledPage]:
    """Pages from lines of JSON; a line that cannot be read stops with a sentence that names it."""
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            yield page_of(json.loads(line))
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise BadFile(
                f"Line {number} of {name} is no labelled page ({error}); expected "
                '{"id", "site", "text" or "html", "mentions": [{"start", "end", "label"}]}.'
            ) from error


def page_of(told: Mapping[str, Any]) -> LabelledPage:
    """One page from its record."""
    text = text_of_html(told["html"]) if "html" in told else text_of_plain(told["text"])
    return LabelledPage(
        id=str(told["id"]),
        site=str(told["site"]),
        page=text,
        mentions=tuple(mention_of(one) for one in told["mentions"]),
        schedule=told.get("schedule") or {},
    )


def mention_of(told: Mapping[str, Any]) -> LabelledMention:
    """One label from its record."""
    return LabelledMention(
        start=int(told["start"]),
        end=int(told["end"]),
        label=str(told["label"]),
        time=str(told.get("time") or ""),
        day=told.get("day"),
        season=told.get("season"),
        place=told.get("place"),
        auto=bool(told.get("auto")),
    )


def matched(labels: Sequence[LabelledMention], mentions: Sequence[Mention]) -> list[LabelledMention | None]:
    """For every mention its label: the one at the same place, else one that overlaps it and is not taken."""
    exact = {(label.start, label.end): label for label in labels}
    found = [exact.get((mention.start, mention.end)) for mention in mentions]
    taken = {id(label) for label in found if label is not None}
    for place, mention in enumerate(mentions):
        if found[place] is None:
            found[place] = next(
                (
                    label
                    for label in labels
                    if id(label) not in taken and label.start < mention.end and mention.start < label.end
                ),
                None,
            )
    return found
