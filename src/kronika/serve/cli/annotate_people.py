"""kronika annotate people: everybody who answered, how reliable they are, and whom to suspect."""

from __future__ import annotations

import typer

from kronika.serve.cli.annotate_options import MASS, AsJson, Kind, desk_of, share
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import output, print_json
from kronika.serve.cli.tables import stamp


def people(context: typer.Context, kind: Kind = MASS, as_json: AsJson = False) -> None:
    """Everybody who answered, those with a reason to exclude them first; every suspicion is a sentence with its figures."""
    door: Door = context.obj
    with door.chronicle() as chronicle:
        desk = desk_of(chronicle)
        standings, deeds = desk.standings(kind), desk.deeds()
    for one in standings:
        if as_json:
            own = [deed for deed in deeds if deed.annotator_id == one.annotator.id]
            print_json({"standing": one, "suspect": one.suspect, "deeds": own})
            continue
        known = one.reliability
        right = f", right {share(known.share)} ({share(known.low)}–{share(known.high)})" if known else ""
        pace = f", {one.median_seconds:.1f} s each" if one.median_seconds is not None else ""
        name = f" {one.annotator.name}" if one.annotator.name else ""
        line = f"{one.annotator.id}{name}  {one.answers} answers ({one.yes} yes, {one.no} no){pace}{right}"
        output().print(line, markup=False, soft_wrap=True)
        for suspicion in one.suspicions:
            output().print(f"    {suspicion.sentence}", markup=False, soft_wrap=True)
        for deed in deeds:
            if deed.annotator_id == one.annotator.id:
                done = "Excluded" if deed.deed == "exclude" else "Readmitted"
                by = f" by {deed.by}" if deed.by else ""
                told = f"    {done} {stamp(deed.at)}{by}: {deed.reason or 'no reason given'}"
                output().print(told, markup=False, soft_wrap=True)
