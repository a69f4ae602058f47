"""The scores as Markdown tables, the detectors side by side."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from bench.extraction.tables import table
from bench.layout.mode import MODES, Group
from bench.layout.outcome import GOOD, PAPER, REAL, Outcome
from bench.layout.scoring import LATE, SOON, Calm, Found, calm, found, pace
from kronika.model.health import Verdict

TOLD = {GOOD: "good streams", "redesign": "working redesigns", "shift": "benign shifts"}


def report(outcomes: Sequence[Outcome], detectors: Sequence[str], about: str) -> str:
    """Everything, as one section."""
    parts = [
        "## Layout watchdog — `python -m bench layout`",
        about,
        "### Failures",
        "Real redesigns: a publisher's dated layouts as moulds, their text replaced by invented ones, read by recipes made for the older "
        "layout (by the paragraphs' classes, or every paragraph of the article's frame); lost: F1 of the old recipe below 0.5.",
        f"Delay: documents from the first bad one to the alert, that one included; infinite where none came. Found: within {SOON} "
        f"and within {LATE} documents. Early: streams already called broken before they failed, left out of the counts.",
        failures(outcomes, detectors),
        "### Streams that are well",
        "Alerts are verdicts “broken”; “layout” only informs and “mix” only goes to the log.",
        wells(outcomes, detectors),
        benign(outcomes, detectors),
        "### The published experiment",
        "Good documents of a site, then comments of its readers as documents. Flagged: documents the detector itself calls damaged.",
        paper(outcomes, detectors),
        ", ".join(
            f"{name}: {pace(of(outcomes, detector=name)):.0f} µs a document beyond its measures" for name in detectors
        )
        + ".",
    ]
    return "\n\n".join(parts) + "\n"


def failures(outcomes: Sequence[Outcome], detectors: Sequence[str]) -> str:
    """One line a mode, and one a group."""
    head = [
        "",
        "streams",
        *(f"{name}: {what}" for name in detectors for what in ("≤ 15", "≤ 60", "p50", "p95", "missed", "early")),
    ]
    groups = [(f"**all {group}**", [mode.name for mode in MODES if mode.group is group]) for group in Group]
    real = sorted({outcome.name for outcome in outcomes if outcome.kind == REAL})
    lines = [(mode.name, [mode.name]) for mode in MODES] + groups + [(name, [name]) for name in real]
    rows = []
    for label, names in lines:
        of_mode = [outcome for outcome in outcomes if outcome.name in names]
        if of_mode:
            found_by = [found(of(of_mode, detector=name)) for name in detectors]
            rows.append(
                [label, str(len(of_mode) // len(detectors)), *(cell for one in found_by for cell in found_cells(one))]
            )
    return table(head, rows)


def found_cells(one: Found) -> list[str]:
    """A detector's cells of a line."""
    shares = [f"{100 * count / one.streams:.0f} %" if one.streams else "–" for count in (one.soon, one.late)]
    return [*shares, number(one.median), number(one.p95), str(one.missed), str(one.early)]


def wells(outcomes: Sequence[Outcome], detectors: Sequence[str]) -> str:
    """False alarms per source-month, and how many streams of each kind were alerted on."""
    head = ["", "streams", *(f"{name}: {what}" for name in detectors for what in ("alerts", "layout", "mix"))]
    months = calm(of(outcomes, detector=detectors[0], kind=GOOD)).months
    rows = [
        [f"good, per source-month ({months:.1f})", *line(outcomes, detectors, GOOD, None, per_month=True)],
        *(
            [f"{TOLD[kind]}, streams alerted on", *line(outcomes, detectors, kind, None)]
            for kind in ("redesign", "shift")
        ),
    ]
    return table(head, rows)


def benign(outcomes: Sequence[Outcome], detectors: Sequence[str]) -> str:
    """Every redesign that works and every shift apart."""
    head = ["", "streams", *(f"{name}: {what}" for name in detectors for what in ("alerts", "layout", "mix"))]
    names = list(
        dict.fromkeys((outcome.kind, outcome.name) for outcome in outcomes if outcome.kind in ("redesign", "shift"))
    )
    return table(head, [[name, *line(outcomes, detectors, kind, name)] for kind, name in sorted(names)])


def line(
    outcomes: Sequence[Outcome], detectors: Sequence[str], kind: str, name: str | None, *, per_month: bool = False
) -> list[str]:
    """The cells of streams that are well."""
    scores = [calm(of(outcomes, detector=detector, kind=kind, name=name)) for detector in detectors]
    cells = [calm_cells(score, per_month=per_month) for score in scores]
    return [str(scores[0].streams), *(cell for each in cells for cell in each)]


def calm_cells(score: Calm, *, per_month: bool) -> list[str]:
    """A detector's cells of a line."""
    if per_month:
        return [f"{count / max(score.months, 1e-9):.2f}" for count in (score.broken, score.layout, score.mix)]
    return [f"{score.alerted}", f"{score.layout}", f"{score.mix}"]


def paper(outcomes: Sequence[Outcome], detectors: Sequence[str]) -> str:
    """One line a site."""
    head = [
        "site",
        *(f"{name}: {what}" for name in detectors for what in ("good flagged", "comments flagged", "verdict", "after")),
    ]
    sites = list(dict.fromkeys(outcome.source for outcome in outcomes if outcome.kind == PAPER))
    rows = [
        [site, *(cell for name in detectors for cell in paper_cells(outcomes, site, name))] for site in sorted(sites)
    ]
    right = [f"{share(of(outcomes, detector=name, kind=PAPER)):.0%} broken" for name in detectors]
    return table(head, [*rows, ["**all**", *(cell for each in right for cell in ("", "", each, ""))]])


def paper_cells(outcomes: Sequence[Outcome], site: str, detector: str) -> list[str]:
    """A detector's cells for one site."""
    (good,) = (one for one in of(outcomes, detector=detector, kind=GOOD) if one.source == site)
    (bad,) = (one for one in of(outcomes, detector=detector, kind=PAPER) if one.source == site)
    verdict = bad.changes[-1].verdict if bad.changes else bad.before
    flagged = [f"{one.damaged / one.documents:.1%}" for one in (good, bad)]
    return [*flagged, verdict.value, number(math.inf if bad.delay is None else bad.delay)]


def share(outcomes: Iterable[Outcome]) -> float:
    """Of the sites whose readers were taken for the text, how many were called broken at last."""
    verdicts = [one.changes[-1].verdict if one.changes else one.before for one in outcomes]
    return sum(verdict is Verdict.BROKEN for verdict in verdicts) / max(1, len(verdicts))


def of(
    outcomes: Iterable[Outcome], *, detector: str, kind: str | None = None, name: str | None = None
) -> list[Outcome]:
    """Those of a detector, and of a kind and name if they are given."""
    return [
        one
        for one in outcomes
        if one.detector == detector and (kind is None or one.kind == kind) and (name is None or one.name == name)
    ]


def number(value: float) -> str:
    """A delay."""
    return "∞" if math.isinf(value) else "–" if math.isnan(value) else f"{value:.0f}"
