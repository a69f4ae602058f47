"""The whole report on extraction, as Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version

from bench.extraction.confidence import answers, confidence_table
from bench.extraction.data import Page
from bench.extraction.judged import Judged, Verdicts
from bench.extraction.ours import MAIN
from bench.extraction.peers import BASE
from bench.extraction.summary import Pace
from bench.extraction.tables import difference_table, label, language_table, set_table
from bench.extraction.worst import read_notes, worst_table

PACKAGES = ("trafilatura", "readability-lxml", "newspaper4k", "resiliparse", "justext", "boilerpy3")


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """How it was measured, for the sentences around the tables."""

    folds: bool  # every page by a model that has not seen its publisher
    sample: int | None = None
    stored: bool = False  # some peers' results come from an earlier run
    short: bool = False  # tables per set only
    pace: Pace = field(default_factory=dict)


def report(pages: Sequence[Page], verdicts: Verdicts, setting: Setting) -> str:
    """Every table that the results allow."""
    groups = list(dict.fromkeys(page.group for page in pages))
    parts = ["## Extraction — `python -m bench extract`", about(pages, verdicts, setting)]
    for group in groups:
        judged = {name: [one for one in ones.values() if one.page.group == group] for name, ones in verdicts.items()}
        parts += [f"### {group}", set_line(next(iter(judged.values()))), set_table(judged, setting.pace)]
    parts += error_lines(verdicts)
    if setting.short:
        return "\n\n".join(parts) + "\n"
    parts += [
        "### By language",
        "F1 by set and language; for sets of snippets that of the snippets.",
        language_table(verdicts),
    ]
    if MAIN in verdicts and BASE in verdicts:
        parts += ["### Ours less trafilatura", difference_table(verdicts, groups)]
    if MAIN in verdicts:
        parts += ours_alone(list(verdicts[MAIN].values()))
    return "\n\n".join(parts) + "\n"


def ours_alone(judged: Sequence[Judged]) -> list[str]:
    """What is told of our engine only."""
    told = answers(judged)
    parts = ["### Confidence", confidence_table(told), "![Reliability](plots/confidence.svg)"] if told else []
    if any(one.overlap for one in judged):
        parts += ["### The worst twenty pages", worst_table(judged, read_notes())]
    return parts


def about(pages: Sequence[Page], verdicts: Verdicts, setting: Setting) -> str:
    """How it was measured."""
    sentences = [f"{len(pages)} pages{f' (a sample of {setting.sample} a set)' if setting.sample else ''}."]
    if MAIN in verdicts:
        sentences.append(
            "Ours reads every page with a model trained without the page's publisher."
            if setting.folds
            else "**Ours reads with the shipped model, which was trained on pages of these sets: in-sample.**"
        )
    if setting.short:
        return " ".join(sentences)
    sentences.append(
        "F1, P, R: shingles of four words, means over pages, without Chinese, Japanese and Korean; snippet F1: over all snippets; "
        "title, date, author: exactly right; speed: processor time as a multiple of trafilatura's (text alone) in the same run, everybody "
        "given the same decoded text; ours finds all its fields in that time."
    )
    if setting.stored:
        sentences.append(
            "Peers' results come from an earlier run on the same pages; their speeds are ratios within that run."
        )
    if found := versions():
        sentences.append(f"Peers: {found}.")
    return " ".join(sentences)


def versions() -> str:
    """The peers' versions."""
    told = []
    for package in PACKAGES:
        try:
            told.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            continue
    return ", ".join(told)


def set_line(judged: Sequence[Judged]) -> str:
    """What a set can tell."""
    counts = {
        "pages": len(judged),
        "scored by text": sum(one.overlap is not None for one in judged),
        "with snippets": sum(one.snippets is not None for one in judged),
        "with a lead": sum(one.lead is not None for one in judged),
        "captions": sum(one.captions[1] for one in judged),
    }
    return ", ".join(f"{count} {name}" for name, count in counts.items() if count) + "."


def error_lines(verdicts: Verdicts) -> list[str]:
    """The first error of everybody who had any."""
    lines = []
    for name, ones in verdicts.items():
        errors = [one for one in ones.values() if one.result.error]
        if errors:
            first = errors[0]
            count = "1 error" if len(errors) == 1 else f"{len(errors)} errors, the first"
            lines.append(f"- {label(name)}: {count} on {first.page.key}: `{first.result.error}`")
    return ["### Errors", "\n".join(lines)] if lines else []
