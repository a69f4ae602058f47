"""Pinned floors: the shipped model on pages of our own, which it has not been trained on."""

from __future__ import annotations

from kronika.facts.evaluation.evaluation import evaluated
from kronika.facts.evaluation.judgement import judgement
from kronika.facts.kinds.mass_times import KIND
from kronika.facts.labelled import labelled_pages
from tests.facts.sample_pages import labelled_lines

SURE = 0.95


def test_the_sample_parishes_are_read_right() -> None:
    pages = list(labelled_pages(labelled_lines(), name="the sample parishes"))
    judged = [judgement(KIND, page, KIND.model()) for page in pages]
    told = evaluated(KIND.event, judged, seed=0).told()
    masses = sum(label.label == KIND.event for page in pages for label in page.mentions)
    assert masses > 300
    assert told["hour_recall"] == 1.0
    assert told["together"]["precision"]["value"] >= 0.99
    assert told["together"]["recall"]["value"] >= 0.99
    assert told["rules"]["precision"] == 1.0
    sure = [wrong for wrong in told["errors"] if max(wrong["p"], 1 - wrong["p"]) >= SURE]
    assert sure == [], "what nobody would be asked about must be right"
