"""kronika facts train: a classifier from labelled pages, kept in a file that the other commands can use."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kronika.serve.cli.facts_run import AsJson, KindArgument
from kronika.serve.cli.screen import literal, notes, output, print_json

DataOption = Annotated[
    list[Path],
    typer.Option("--data", metavar="FILE", help="Labelled pages, one JSON object a line; may be given several times."),
]
SeedOption = Annotated[int, typer.Option(metavar="N", help="The same number gives the same model.")]


def train(
    context: typer.Context,
    kind: KindArgument,
    data: Annotated[
        list[Path] | None,
        typer.Option(
            "--data",
            metavar="FILE",
            help="Labelled pages, one JSON object a line; may be given several times. Without it the chronicle's own.",
        ),
    ] = None,
    to: Annotated[Path, typer.Option("-o", "--output", metavar="DIR", help="Where the model is written.")] = Path(),
    seed: SeedOption = 0,
    as_json: AsJson = False,
) -> None:
    """Learn from labelled pages which hours are the event.

    A line is {id, site, text or html, mentions: [{start, end, label}]}; the label is mass, not_mass or excluded. The
    probabilities are calibrated on sites left out in turn. Writes KIND.npz into the folder; put it into the folder
    models of a chronicle, or give it with --model, to use it. How good it is on sites it has not seen:
    kronika facts evaluate.

    Without --data it learns from the chronicle itself: people's answers, what the rules are sure of, and as many hours
    of other pages. That model is put into the chronicle's folder models if it beats the shipped one by site.
    """
    from kronika.flow.fact_kinds import fact_kind
    from kronika.flow.fact_trials import trained

    teller = fact_kind(kind)
    if not data:
        from kronika.serve.cli.facts_train_own import train_own

        train_own(context.obj, teller, seed=seed, as_json=as_json)
        return
    with notes().status("Learning …"):
        model = trained(teller, data, seed=seed)
    file = to / f"{teller.name}.npz"
    to.mkdir(parents=True, exist_ok=True)
    file.write_bytes(model.to_bytes())
    if as_json:
        print_json({"file": str(file), "version": model.version, "features": len(model.names), **model.about})
        return
    about = model.about
    output().print(
        f"{literal(file)}: {model.version}, learned from {about['examples']} hours "
        f"({about['positives']} of them the event) on {about['pages']} pages of {about['sites']} sites; "
        f"{len(model.names)} features, {file.stat().st_size // 1024} kB."
    )
