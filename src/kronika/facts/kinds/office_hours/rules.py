"""Rules that are nearly always right: a range of hours with its days, and nothing but an office to belong to."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.facts.kinds.office_hours.features import BREAKS, CLOSES, PASSES, belongs, naming
from kronika.facts.kinds.office_hours.sight import Sight
from kronika.facts.kinds.office_hours.understanding import IN_HEADING, Reader
from kronika.facts.kinds.office_hours.words import OFFICE
from kronika.model.mention import Mention, PageText

LONGEST = 160  # characters of a line; in longer ones much else is told


def ruled(page: PageText, mentions: Sequence[Mention]) -> frozenset[int]:
    """Which hours the rules are sure of."""
    reader = Reader(page, mentions)
    return frozenset(index for index, mention in enumerate(mentions) if is_sure(reader, mention))


def is_sure(reader: Reader, mention: Mention) -> bool:
    """A range; every side that names anything names an office; its days are near; nothing takes it back."""
    sight: Sight = reader.sight
    text = sight.text(mention.line)
    names = naming(sight, mention)
    return (
        bool(mention.until or mention.since)
        and len(text) <= LONGEST
        and belongs(names) == OFFICE
        and set(names.values()) == {OFFICE}
        and not (CLOSES.search(text) or PASSES.search(text) or BREAKS.search(text))
        and reader.days(mention)[1] >= IN_HEADING
    )
