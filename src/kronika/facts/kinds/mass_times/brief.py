"""The schedule of one page in short: {"sunday_holiday": ["08:00", …], "weekday@szpital": …, "weekday~lato": …}."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.facts.kinds.mass_times.cue import DATED
from kronika.model.fact import Finding

MASS = "mass"
OUT_OF_WEEK = frozenset((DATED, "dated_intention", "reference"))


def brief(findings: Sequence[Finding]) -> dict[str, list[str]]:
    """The times of each day, place and season in the order in which the page tells them; dated masses are left out."""
    told: dict[str, list[str]] = {}
    for finding in findings:
        if is_weekly(finding):
            times = told.setdefault(key_of(finding), [])
            if finding.mention.time not in times:
                times.append(finding.mention.time)
    return told


def is_weekly(finding: Finding) -> bool:
    """A mass of the weekly schedule that the text does not take back."""
    return finding.label == MASS and not finding.status and bool(finding.day) and finding.day not in OUT_OF_WEEK


def key_of(finding: Finding) -> str:
    """Day, place and season as scripts read them."""
    place = f"@{finding.place}" if finding.place else ""
    season = f"~{finding.season}" if finding.season else ""
    return f"{finding.day}{place}{season}"
