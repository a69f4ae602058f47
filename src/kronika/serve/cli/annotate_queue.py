"""kronika annotate queue: what people will be asked next."""

from __future__ import annotations

from typing import Annotated

import typer

from kronika.serve.cli.annotate_options import MASS, AsJson, Kind
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import output, print_json
from kronika.serve.cli.words import many


def queue(
    context: typer.Context,
    kind: Kind = MASS,
    limit: Annotated[int, typer.Option("--limit", min=1, max=10_000, help="How many to show.")] = 20,
    as_json: AsJson = False,
) -> None:
    """The next fragments in the order of asking: uncertain first, a turn for every site."""
    from kronika.flow.annotation_handing import DRAWN
    from kronika.learn.queue import uncertain_first

    door: Door = context.obj
    with door.chronicle() as chronicle:
        store, settings = chronicle.store, chronicle.settings.annotate
        store.fragments.plan(kind, wanted=settings.answers)
        waiting = {one[0]: one for one in store.fragments.waiting(kind, DRAWN)}
        order = uncertain_first((number, site, p) for number, site, p, _ in waiting.values())[:limit]
        found = store.fragments.get(order)
        open_ = store.answers.totals(kind).open
    for number in order:
        fragment = found[number]
        missing = waiting[number][3]
        if as_json:
            record = {"fragment": number, "site": fragment.site, "p": fragment.p, "answers": fragment.answers}
            words = {"before": fragment.before, "marked": fragment.marked, "after": fragment.after}
            print_json({**record, "missing": missing, **words})
        else:
            words_ = f"{fragment.before[-40:]}[{fragment.marked}]{fragment.after[:40]}".replace("\n", " ")
            line = f"{number}  p {fragment.p:.2f}  {many(missing, 'answer')} to come  {fragment.site}  {words_}"
            output().print(line, markup=False, soft_wrap=True)
    if not as_json:
        output().print(f"{many(open_, 'fragment')} wait for answers.")
