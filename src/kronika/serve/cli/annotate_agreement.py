"""kronika annotate agreement: what the answers come to by Dawid–Skene, and how far people agree."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.serve.cli.annotate_options import MASS, AsJson, Kind, share
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import output, print_json
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from kronika.flow.annotation_judging import Verdicts


def agreement(
    context: typer.Context,
    file: Annotated[
        Path | None, typer.Argument(help="JSON lines {item, annotator, choice, gold?} to judge without a chronicle.")
    ] = None,
    kind: Kind = MASS,
    as_json: AsJson = False,
) -> None:
    """Weigh all answers: the truth of each fragment, the reliability of each annotator, Fleiss' kappa, Krippendorff's alpha.

    Of a chronicle the results are kept as well. With --json: a line for every item, one for every annotator, and one summary.
    """
    if file is not None:
        from kronika.flow.loose_answers import judge_file

        loose = judge_file(file)
        items = dict(enumerate(loose.items, start=1))
        people = dict(enumerate(loose.people, start=1))
        show(loose.verdicts, items, people, as_json)
        return
    door: Door = context.obj
    with door.chronicle() as chronicle:
        from kronika.flow.annotation_import import name_of
        from kronika.flow.annotation_judging import Judging

        judging = Judging(chronicle.store, chronicle.settings.annotate)
        judging.recompute(kind)
        found = judging.verdicts(kind)
        items = {number: key for key, number in chronicle.store.fragments.numbers(kind).items()}
        people = {one.id: name_of(one) for one in chronicle.store.annotators.all()}
    show(found, items, people, as_json)


def show(found: Verdicts, items: dict[int, str], people: dict[int, str], as_json: bool) -> None:
    """Everything as lines of JSON, or the summary and the annotators as a table."""
    if as_json:
        show_json(found, items, people)
        return
    accord = found.accord
    output().print(
        f"{many(len(found.truths), 'fragment')} with a truth; {accord.votes} answers on {accord.shared} shared ones: "
        f"Fleiss' kappa {figure(accord.kappa)}, Krippendorff's alpha {figure(accord.alpha)}."
    )
    for one in sorted(found.reliabilities, key=lambda one: one.share):
        output().print(
            f"{people[one.annotator_id]}  right {share(one.share)} ({share(one.low)}–{share(one.high)}), "
            f"{one.agreed} of {one.shared} as the others, {one.gold_missed} of {one.gold_asked} hidden questions missed",
            markup=False,
            soft_wrap=True,
        )
        for suspicion in found.suspicions:
            if suspicion.annotator_id == one.annotator_id:
                output().print(f"    {suspicion.sentence}", markup=False, soft_wrap=True)


def show_json(found: Verdicts, items: dict[int, str], people: dict[int, str]) -> None:
    """A line for every item and annotator, then the summary."""
    from kronika.model.annotation import SUSPECT

    for truth in found.truths:
        said = {"choice": truth.choice, "p": truth.p, "answers": truth.answers}
        print_json({"item": items[truth.fragment_id], **said})
    suspects = {one.annotator_id for one in found.suspicions if one.strength >= SUSPECT}
    for one in found.reliabilities:
        signs = [sign for sign in found.suspicions if sign.annotator_id == one.annotator_id]
        figures = {"reliability": one.share, "low": one.low, "high": one.high, "shared": one.shared}
        figures |= {"agreed": one.agreed, "gold_asked": one.gold_asked, "gold_missed": one.gold_missed}
        told = [{"sign": sign.sign, "sentence": sign.sentence, "strength": sign.strength} for sign in signs]
        suspect = one.annotator_id in suspects
        print_json({"annotator": people[one.annotator_id], **figures, "suspect": suspect, "suspicions": told})
    accord = found.accord
    print_json({"fleiss": accord.kappa, "krippendorff": accord.alpha, "shared": accord.shared, "votes": accord.votes})


def figure(value: float | None) -> str:
    """A measure with three digits."""
    return "unknown" if value is None else f"{value:.3f}"
