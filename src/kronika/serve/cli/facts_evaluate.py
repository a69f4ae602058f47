"""kronika facts evaluate: how good a kind is on sites it has not seen, by cross-validation over labelled pages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.serve.cli.byte_progress import measured
from kronika.serve.cli.facts_run import AsJson, KindArgument
from kronika.serve.cli.facts_train import SeedOption
from kronika.serve.cli.screen import output, print_json

if TYPE_CHECKING:
    from kronika.flow.fact_trials import Trial

ERRORS_SHOWN = 15


def evaluate(
    kind: KindArgument,
    data: Annotated[Path, typer.Option("--data", metavar="FILE", help="Labelled pages, one JSON object a line.")],
    folds: Annotated[int, typer.Option(metavar="N", min=2, help="Parts the sites are dealt into.")] = 5,
    seed: SeedOption = 0,
    errors: Annotated[int, typer.Option(metavar="N", min=0, help="Mistakes to show.")] = ERRORS_SHOWN,
    as_json: AsJson = False,
) -> None:
    """Measure hours, events, probabilities, days and slots, each page by a model that has not seen its site.

    Intervals are 95 % of a bootstrap over sites. Hours labelled excluded (taken back, superseded, uncertain) are neither
    learned from nor counted; how many of them would stand in a schedule is told. A labelled hour that is not found
    counts as said to be no event.
    """
    from kronika.flow.fact_kinds import fact_kind
    from kronika.flow.fact_trials import pages_in, tried

    pages = pages_in(data)
    with measured("Evaluating", quiet=as_json) as tell:
        trial = tried(fact_kind(kind), pages, folds=folds, seed=seed, tell=tell)
    told = trial.evaluation.told()
    if as_json:
        print_json(told | {"baselines": list(trial.baselines), "folds": folds, "seed": seed})
        return
    for line in lines_of(told, trial):
        output().print(line, markup=False)
    for wrong in trial.evaluation.wrong[:errors]:
        output().print(
            f"  {wrong.said} for {wrong.so} ({wrong.p:.2f}) {wrong.page}: {wrong.words}",
            markup=False,
            no_wrap=True,
            overflow="ellipsis",
        )


def lines_of(told: dict[str, Any], trial: Trial) -> list[str]:
    """The figures as a person reads them."""
    sets, decided, fixed = told["sets_exact"], told["decided"], told["decided_at"]
    slots = told["slot_f1"]
    return [
        f"{told['pages']} pages of {told['sites']} sites, {told['labelled']} labelled hours "
        f"({told['excluded']} excluded, {told['excluded_kept']} of these kept as masses)",
        f"Hours: recall {told['hour_recall']:.3f}, precision {told['hour_precision']:.3f}",
        f"Classifier:        {in_words(told['classifier'])}",
        f"Rules:             precision {told['rules']['precision']:.3f}, recall {told['rules']['recall']:.3f}",
        f"Rules ∪ classifier: {in_words(told['together'])}",
        *(f"{line['name']}: {figures(line)}" for line in trial.baselines),
        f"Decided without a person at {decided['accuracy']:.0%}: {decided['share']:.1%}; "
        f"with p ≥ {fixed['p']} fixed: {fixed['share']:.1%} at {fixed['accuracy']:.1%}",
        f"Calibration error {told['calibration_error']:.3f}; said → so: "
        + ", ".join(f"{one['said']:.2f} → {one['so']:.2f} ({one['count']})" for one in told["reliability"]),
        f"Day class: {told['day_accuracy']:.3f} (weekly masses {told['weekly_day_accuracy']:.3f})",
        f"Slots (day and time): F1 {slots['value']:.3f} [{slots['low']:.3f}, {slots['high']:.3f}]",
        f"Sunday and weekday sets both exact: {sets['right']} of {sets['pages']} pages ({sets['share']:.1%})",
        f"Mistakes: {len(trial.evaluation.wrong)}",
    ]


def in_words(scores: dict[str, dict[str, float]]) -> str:
    """Scores with their intervals."""
    return ", ".join(f"{name} {one['value']:.3f} [{one['low']:.3f}, {one['high']:.3f}]" for name, one in scores.items())


def figures(line: Any) -> str:
    """The figures of a baseline."""
    return ", ".join(f"{name} {value:.3f}" for name, value in line.items() if isinstance(value, float))
