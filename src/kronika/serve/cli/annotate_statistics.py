"""kronika annotate statistics: answers, fragments covered, devices, seconds an answer, by day and by site."""

from __future__ import annotations

import typer

from kronika.serve.cli.annotate_options import MASS, AsJson, Kind, desk_of
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import output, print_json
from kronika.serve.cli.words import many

SITES = 30


def statistics(context: typer.Context, kind: Kind = MASS, as_json: AsJson = False) -> None:
    """All answers in figures. What was skipped, undone or given by somebody excluded is counted apart."""
    door: Door = context.obj
    with door.chronicle() as chronicle:
        found = desk_of(chronicle).statistics(kind)
    if as_json:
        print_json(found)
        return
    say = output().print
    say(
        f"{many(found.answers, 'answer')} on {found.covered} of {many(found.fragments, 'fragment')} "
        f"from {many(found.devices, 'device')}; {found.open} wait."
    )
    say(f"{found.yes} yes, {found.no} no; {found.skips} skipped, {found.undone} undone, {found.excluded} excluded.")
    if found.median_seconds is not None and found.mean_seconds is not None:
        say(
            f"{found.median_seconds:.1f} s an answer in the middle, {found.mean_seconds:.1f} s on average without pauses."
        )
    for day in found.days:
        say(f"{day.day}  {many(day.answers, 'answer')} from {many(day.devices, 'device')}")
    for site in found.sites[:SITES]:
        line = f"{site.site}  {site.covered} of {many(site.fragments, 'fragment')}, {many(site.answers, 'answer')}"
        say(line, markup=False, soft_wrap=True)
