"""Mass times by site, with the thesis's parts in the same folds: python -m bench facts [--data FILE] [--seeds N] [--write]"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from typing import Any

from bench import NOTHING_TO_MEASURE
from bench.section import replace_section
from kronika.flow.fact_kinds import fact_kind
from kronika.flow.fact_trials import Trial, pages_in, tried

RESULTS = Path(__file__).with_name("RESULTS.md")
USUAL = Path(__file__).parents[1] / ".." / "shared" / "data" / "mass" / "mentions.jsonl"
FOLDS = 5
PUBLISHED = {"accuracy": 0.858, "precision": 0.850, "recall": 0.884}
BARS = {
    "hour_recall": 0.99,
    "accuracy": 0.94,
    "precision": 0.94,
    "recall": 0.94,
    "day_accuracy": 0.96,
    "slot_f1": 0.93,
    "sets_exact": 0.70,
    "decided": 0.60,
}


def main() -> int:
    """Measure with several deals of the sites, tell, and say by the exit code whether the bar was reached."""
    asked = arguments()
    if not asked.data.is_file():
        print(f"There are no labelled pages at {asked.data}; name a file with --data.", file=sys.stderr)
        return NOTHING_TO_MEASURE
    pages = pages_in(asked.data)
    kind = fact_kind("mass-times")
    trials = [tried(kind, pages, folds=FOLDS, seed=seed, tell=lambda *_: None) for seed in range(asked.seeds)]
    text = report(trials)
    print(text)
    if asked.write:
        replace_section(RESULTS, "facts", text)
    return 0 if passed(trials) else 1


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench facts", description=__doc__)
    parser.add_argument(
        "--data", type=Path, default=USUAL, metavar="FILE", help="labelled pages, one JSON object a line"
    )
    parser.add_argument("--seeds", type=int, default=3, metavar="N", help="deals of the sites into folds")
    parser.add_argument("--write", action="store_true", help="replace the section in bench/RESULTS.md")
    return parser.parse_args()


def figures(trial: Trial) -> dict[str, float]:
    """The figures the bar speaks of."""
    told = trial.evaluation.told()
    together = {name: one["value"] for name, one in told["together"].items()}
    return together | {
        "hour_recall": told["hour_recall"],
        "day_accuracy": told["day_accuracy"],
        "slot_f1": told["slot_f1"]["value"],
        "sets_exact": told["sets_exact"]["share"],
        "decided": told["decided"]["share"],
    }


def lows(trial: Trial) -> dict[str, float]:
    """Lower ends of the 95 % intervals over sites."""
    return {name: trial.evaluation.told()["together"][name]["low"] for name in PUBLISHED}


def passed(trials: Sequence[Trial]) -> bool:
    """Every figure of every deal reaches its bar, and the lower ends stay above what was published."""
    high = all(figures(trial)[name] >= bar for trial in trials for name, bar in BARS.items())
    return high and all(lows(trial)[name] > bar for trial in trials for name, bar in PUBLISHED.items())


def report(trials: Sequence[Trial]) -> str:
    """The section of the results."""
    told = trials[0].evaluation.told()
    return "\n".join(
        [
            "## Mass times",
            "",
            f"{told['labelled']} labelled hours on {told['pages']} pages of {told['sites']} parish sites, {FOLDS}-fold by site; "
            f"means of {len(trials)} deals of the sites, [lower end of the 95 % interval over sites, lowest of the deals]. "
            f"{told['excluded']} hours that their page takes back are not counted. "
            "Peers are learned and judged in the same folds and in the same run.",
            "",
            "| | accuracy | precision | recall | F1 |",
            "|---|---|---|---|---|",
            row("Kronika: rules ∪ classifier (F7)", [told_of(trial, "together") for trial in trials]),
            row("Kronika: classifier alone", [told_of(trial, "classifier") for trial in trials]),
            f"| Kronika: rules alone | | {told['rules']['precision']:.3f} | {told['rules']['recall']:.3f} | |",
            *peers(trials),
            "| published in the thesis (fastText, 9 313 hours, not by site) | .858 | .850 | .884 | .867 |",
            "",
            "| | measured | bar |",
            "|---|---|---|",
            *(
                f"| {name.replace('_', ' ')} | {mean(figures(one)[name] for one in trials):.3f} | {bar} |"
                for name, bar in BARS.items()
            ),
            "",
            f"Hours the thesis's extractor (F1) finds: {trials[0].baselines[0]['hour_recall']:.3f} "
            f"(of masses {trials[0].baselines[0]['mass_recall']:.3f}). "
            f"With p ≥ {told['decided_at']['p']} fixed beforehand {told['decided_at']['share']:.1%} are decided, "
            f"{told['decided_at']['accuracy']:.1%} of them rightly. Calibration error {told['calibration_error']:.3f}.",
        ]
    )


def told_of(trial: Trial, name: str) -> dict[str, dict[str, float]]:
    """Scores with intervals."""
    found: dict[str, dict[str, float]] = trial.evaluation.told()[name]
    return found


def row(name: str, scores: Sequence[dict[str, dict[str, float]]]) -> str:
    """Means with the lowest lower end."""
    cells = [
        f"{mean(one[measure]['value'] for one in scores):.3f} [{min(one[measure]['low'] for one in scores):.3f}]"
        for measure in ("accuracy", "precision", "recall", "f1")
    ]
    return f"| {name} | {' | '.join(cells)} |"


def peers(trials: Sequence[Trial]) -> list[str]:
    """The thesis's rules and classifier."""
    lines: list[str] = []
    for place, line in enumerate(trials[0].baselines):
        if "accuracy" in line:
            all_lines: list[Any] = [trial.baselines[place] for trial in trials]
            cells = [
                f"{mean(one[name] for one in all_lines):.3f}" for name in ("accuracy", "precision", "recall", "f1")
            ]
            lines.append(f"| {line['name']} | {' | '.join(cells)} |")
    return lines


if __name__ == "__main__":
    sys.exit(main())
