"""kronika run: one full round."""

from __future__ import annotations

import typer

from kronika.serve.cli.collect import AsJson, Names, Parallel, Recheck, Section, Since, Until, chosen_names
from kronika.serve.cli.door import Door
from kronika.serve.cli.progress import shown
from kronika.serve.cli.report import finish_collecting, round_report


def run(
    context: typer.Context,
    names: Names = None,
    since: Since = None,
    until: Until = None,
    section: Section = None,
    parallel: Parallel = None,
    recheck: Recheck = False,
    as_json: AsJson = False,
) -> None:
    """Make one full round.

    Collects what is new, then takes out the articles.
    """
    from kronika.flow.round import run_round
    from kronika.model.source import Scope
    from kronika.serve.cli.limits import moment

    door: Door = context.obj
    with door.chronicle({"fetch": {"parallel": parallel}}) as chronicle, shown(as_json) as watcher:
        now = chronicle.clock()
        scope = Scope(since=moment(since, now), until=moment(until, now, end=True), section=section, recheck=recheck)
        made = run_round(chronicle, chosen_names(chronicle, names, section), scope, watcher=watcher)
    finish_collecting(round_report(made), as_json)
