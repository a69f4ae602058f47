"""What the repair reached, as tables: by group of cases, and every case that missed the bar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean, median

from bench.repairing.measure import Measured

BAR, SHARE = 0.9, 0.85
WAYS = ("repaired", "general", "naive")


def passed(found: Sequence[Measured]) -> bool:
    """The bar: F1 of 0.9 or more on unseen pages in 85 % of the cases."""
    return bool(found) and reached(found, "repaired") >= SHARE


def report(found: Sequence[Measured], largest: Mapping[str, int]) -> str:
    """All of it, in Markdown."""
    groups = list(dict.fromkeys(one.group for one in found))
    lines = [
        "## Repair",
        "",
        f"A recipe induced from pages of a new layout, read on pages nobody has shown it: F1 in 4-word shingles, {len(found)} layouts. "
        f"A case is reached with F1 ≥ {BAR} (mean over its unseen pages); the bar is {SHARE:.0%} of the cases.",
        "",
        "| layouts | cases | repaired: reached | general engine: reached | longest common path: reached | mean F1 (repaired / general / path) |",
        "|---|---|---|---|---|---|",
    ]
    lines += [row(group, [one for one in found if one.group == group]) for group in groups]
    lines += [row("**all**", found), "", *about_itself(found), "", *misses(found)]
    too_few = ", ".join(f"{name} {count}" for name, count in sorted(largest.items()))
    if too_few:
        lines += [
            "",
            f"Too few saved pages of one publisher for a case of their own (12 are needed; the most left): {too_few}.",
        ]
    return "\n".join(lines)


def row(name: str, found: Sequence[Measured]) -> str:
    """One line of the table."""
    shares = " | ".join(f"{reached(found, way):.1%}" for way in WAYS)
    means = " / ".join(f"{fmean(getattr(one, way) for one in found):.3f}" for way in WAYS)
    return f"| {name} | {len(found)} | {shares} | {means} |"


def reached(found: Sequence[Measured], way: str) -> float:
    """Share of the cases that reach the bar."""
    return fmean(getattr(one, way) >= BAR for one in found)


def about_itself(found: Sequence[Measured]) -> list[str]:
    """Whether the repair knows when it is right, and what it costs."""
    sure = [one for one in found if one.sure]
    right = reached(sure, "repaired") if sure else 0.0
    return [
        f"Called sure (a machine may apply it): {len(sure)} of {len(found)}, of these reached {right:.1%}. "
        f"One repair takes {median(one.seconds for one in found):.1f} s of processor time (median), reading by the general engine not counted."
    ]


def misses(found: Sequence[Measured]) -> list[str]:
    """The cases below the bar, the worst first."""
    below = sorted((one for one in found if one.repaired < BAR), key=lambda one: one.repaired)
    if not below:
        return ["Every case was reached."]
    lines = ["| below the bar | repaired | general | score | sure | body |", "|---|---|---|---|---|---|"]
    return lines + [
        f"| {one.case} | {one.repaired:.3f} | {one.general:.3f} | {one.score:.2f} | {'yes' if one.sure else 'no'} "
        f"| `{one.selector.replace('|', ' or ')[:80]}` |"
        for one in below
    ]
