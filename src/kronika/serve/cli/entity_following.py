"""kronika entity follow: the sites of a directory's entities become sources."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, output, print_json
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from kronika.flow.entity_sources import Followed


def follow(
    context: typer.Context,
    source: Annotated[str, typer.Argument(metavar="SOURCE", help="The directory whose entities are to be followed.")],
    depth: Annotated[int, typer.Option(metavar="N", min=0, max=20, help="How many links deep to follow a site.")] = 3,
    every: Annotated[str | None, typer.Option(metavar="1d", help="How often to collect each site.")] = None,
    doubtful: Annotated[bool, typer.Option("--doubtful", help="Also follow addresses that may be wrong.")] = False,
    facts: Annotated[
        list[str] | None,
        typer.Option("--facts", metavar="KIND", help="Read the sites for this kind of facts after each round."),
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only show what would be followed.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object per entity.")] = False,
) -> None:
    """Follow the site of every entity that has a web address.

    Those followed already are left alone, so the command can be repeated after each round. Then: kronika collect
    """
    from kronika.flow.entity_sources import Manner, follow_entities
    from kronika.flow.fact_sources import check_kinds
    from kronika.serve.cli.limits import duration

    door: Door = context.obj
    kinds = tuple(check_kinds(facts or ()))
    manner = Manner(depth=depth, every=duration(every), doubtful=doubtful, dry_run=dry_run, facts=kinds)
    counts: Counter[str] = Counter()
    with door.chronicle() as chronicle:
        for made in follow_entities(chronicle, chronicle.store.sources.get(source), manner):
            counts[made.step] += 1
            if as_json:
                print_json(as_record(made))
            else:
                say(made)
    if not as_json:
        output().print(summary(counts, dry_run))
    if counts["failed"]:
        from kronika.model.errors import SomeFailed

        raise SomeFailed(f"{many(counts['failed'], 'site')} could not be followed; the others are.")


def say(made: Followed) -> None:
    """A line for what is new or wrong."""
    if made.step == "followed":
        output().print(f"[bold]{literal(made.source)}[/bold] {literal(made.entity.website)}", soft_wrap=True)
    elif made.sentence:
        output().print(f"{made.entity.name} ({made.entity.id}): {made.sentence}", markup=False, soft_wrap=True)


def summary(counts: Counter[str], dry_run: bool) -> str:
    """All in one line."""
    verb = "would be followed" if dry_run else "now followed"
    return f"{many(counts['followed'], 'site')} {verb}, {counts['already']} followed already, {counts['doubtful']} left out as doubtful."


def as_record(made: Followed) -> dict[str, Any]:
    """One entity as JSON shows it."""
    return {
        "entity": made.entity.id,
        "name": made.entity.name,
        "website": made.entity.website,
        "step": made.step,
        "source": made.source,
        "sentence": made.sentence,
    }
