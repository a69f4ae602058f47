"""Announcements: pages on which "w sobotę" is one certain Saturday."""

from __future__ import annotations

import re

from kronika.facts.kinds.mass_times.folding import folded, words_pattern
from kronika.facts.kinds.mass_times.layout import Layout

OPENING = 3  # lines in which a page says that it holds announcements
SHORT = 30  # characters of a line that may be a link of a menu


def is_announcement(layout: Layout) -> bool:
    """A heading over the hours, or the page's beginning, says announcements: "w sobotę" then is one certain Saturday."""
    said = re.compile(rf"[\W\d]*(?:{words_pattern(layout.words.announcements)})")
    paths = {heading for number in layout.wanted for heading in layout.page.lines[layout.mentions[number].line].path}
    if any(said.match(folded(heading)) for heading in paths):
        return True
    opening = layout.units[:OPENING]
    return any(
        said.match(layout.plain, unit.start, unit.end) is not None and not is_menu(layout, number)
        for number, unit in enumerate(opening)
    )


def is_menu(layout: Layout, number: int) -> bool:
    """A short line followed by another short one without hours is a menu."""
    own, after = layout.units[number], layout.units[number + 1 : number + 2]
    return own.end - own.start < SHORT and any(u.end - u.start < SHORT and not u.hours and not own.title for u in after)
