"""One real redesign before the detectors, once for every recipe that was made for the old layout."""

from __future__ import annotations

from dataclasses import dataclass

from bench.layout.gauge import Gauge
from bench.layout.judging import Trunk, judge
from bench.layout.outcome import GOOD, REAL, Outcome
from bench.layout.real import Redone, real_streams
from bench.layout.variant import Variant

TRAIN = 120  # a real page costs the general engine several times an invented one
BEFORE, AFTER = 150, 70


@dataclass(frozen=True, slots=True, kw_only=True)
class RealJob:
    """One redesign to fill and judge."""

    redone: Redone
    seed: int
    detectors: tuple[str, ...]


def judge_redone(job: RealJob) -> list[Outcome]:
    """What the detectors say; good documents on a real page are few, so they count nowhere."""
    gauge = Gauge()
    outcomes: list[Outcome] = []
    moulds = job.redone.moulds()
    if moulds is None:
        return []
    for number, stream in enumerate(real_streams(job.redone, moulds, job.seed, before=BEFORE, after=AFTER)):
        works = stream.fate == "still works"
        variant = Variant(
            kind="redesign" if works else REAL,
            name=f"{'redesign: ' if works else ''}{REAL}, recipe {stream.fate}",
            onset=BEFORE,
            documents=stream.after,
        )
        trunk = Trunk(
            source=f"{stream.source.name} #{number}",
            about=f"{stream.source.lang}, F1 of the old recipe on the new layout {stream.f1:.2f}",
            train=TRAIN,
            documents=stream.before,
            months=0.0,
        )
        outcomes += [one for one in judge(trunk, [variant], job.detectors, gauge) if one.kind != GOOD]
    return outcomes
