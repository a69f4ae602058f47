"""kronika repair: new recipes for a source whose redesign broke extraction, shown with their scores, applied by number."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.model.errors import InputError
from kronika.model.job import EXTRACT
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import notes, output, print_json

if TYPE_CHECKING:
    from kronika.flow.chronicle import Chronicle
    from kronika.flow.repair_lessons import Progress
    from kronika.flow.repairing import Proposal
    from kronika.model.source import Source
    from kronika.verify.repair.candidate import Candidate, Marks

FAULTS = 10_000  # of a source, in which its first is looked for


def repair(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="SOURCE", help="The source whose pages changed.")],
    since: Annotated[
        str | None,
        typer.Option(
            metavar="D", help="When the first bad page was fetched: 2026-03-20 or 7d; found out when not given."
        ),
    ] = None,
    number: Annotated[
        int | None, typer.Option("--apply", metavar="N", min=1, help="Apply the candidate with this number.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Find new recipes for a site that was redesigned.

    Learns from the stored pages since the break and checks on others: at least five of each. Shows the best candidates,
    what they are worth and what they would read.

    With --apply the old recipe ends at the break, the new one begins there, and the pages since then are read again by
    the next round.
    """
    from kronika.flow.repair_offers import keep
    from kronika.flow.repairing import apply, propose
    from kronika.serve.cli.limits import moment

    door: Door = context.obj
    with door.chronicle() as chronicle:
        source = chronicle.store.sources.get(name)
        begun = moment(since, chronicle.clock()) or broken_since(chronicle, source)
        with reading(as_json) as progress:
            proposal = propose(chronicle, source, since=begun, on_progress=progress)
        chosen = one_of(proposal, number)
        keep(chronicle, source, proposal.candidates, proposal.since)
        if chosen is not None:
            apply(chronicle, source, chosen, by="command line")
        queued = chronicle.store.jobs.waiting(EXTRACT) if chosen is not None else 0
    if as_json:
        print_json(as_record(source, proposal, number, queued))
    else:
        show(source, proposal)
        if chosen is not None:
            output().print(
                f"Applied {chosen.recipe.name}. {queued} pages wait to be read again: “kronika run {source.name}”.",
                markup=False,
            )


def broken_since(chronicle: Chronicle, source: Source) -> datetime:
    """When the first bad page was fetched, as the watchdog says; else the first on which the recipe found nothing."""
    from kronika.model.failure import FailureKind
    from kronika.model.health import Verdict

    episode = chronicle.store.episodes.lasting(source.id)
    if episode is not None and episode.verdict is Verdict.BROKEN:
        return episode.since
    faults = chronicle.store.failures.listing(source=source.name, kind=FailureKind.RECIPE_EMPTY, limit=FAULTS)
    if not faults:
        raise InputError(
            f"Nothing says since when {source.name} is broken; give the day of its first bad page with --since."
        )
    first = min(faults, key=lambda fault: fault.at)
    return chronicle.store.pages.get(first.page_id).fetched_at if first.page_id is not None else first.at


def one_of(proposal: Proposal, number: int | None) -> Candidate | None:
    """The candidate that was asked for."""
    if number is None:
        return None
    if number > len(proposal.candidates):
        raise InputError(f"There is no candidate {number}; {len(proposal.candidates)} were found.")
    return proposal.candidates[number - 1]


@contextmanager
def reading(quiet: bool) -> Iterator[Progress | None]:
    """A bar while pages are read; nothing where nobody looks."""
    from kronika.serve.cli.progress import live_bar

    if quiet or not notes().is_terminal:
        yield None
        return
    with live_bar() as bar:
        task = bar.add_task("Reading", total=None, said="")
        yield lambda done, total: bar.update(task, completed=done, total=total, said=f"{done} of {total} pages")


def show(source: Source, proposal: Proposal) -> None:
    """For a reader: each candidate, its fields, what it would read, what to know."""
    console = output()
    about = f"{source.name}: {len(proposal.lessons)} pages of the new layout since {proposal.since:%Y-%m-%d %H:%M}"
    old = f", {proposal.still_old} that the old recipe still reads" if proposal.still_old else ""
    console.print(f"{about}{old}.", markup=False)
    if not proposal.candidates:
        console.print("No recipe was found that agrees with the general engine, the feed and stored articles.")
    for number, candidate in enumerate(proposal.candidates, 1):
        sure = "sure" if candidate.sure else "look at it first"
        console.print(f"\n{number}. score {candidate.score:.2f}, {sure}", style="bold", markup=False)
        console.print(field_table(candidate))
        for note in candidate.notes:
            console.print(f"· {note}", markup=False)
        for reading in proposal.shown(candidate):
            article = reading.article
            console.print(article.url or "", style="dim", markup=False)
            for text in (article.title, article.lead, article.body):
                console.print(f"  {cut(text)}", markup=False, soft_wrap=True)


def field_table(candidate: Candidate) -> Any:
    """Field, selector and marks on the pages that were not learned from."""
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in ("field", "where", "filled", "agrees", "feed"):
        table.add_column(title, overflow="fold")
    for score in candidate.fields:
        for at, rule in enumerate(candidate.recipe.for_field(score.field)):
            where = " without ".join((rule.selector, ", ".join(rule.drop))) if rule.drop else rule.selector
            figures = percents(score.validation) if at == 0 else ("", "", "")
            table.add_row(score.field.value if at == 0 else "", Text(where), *figures)
    return table


def percents(marks: Marks) -> tuple[str, str, str]:
    """As people read them."""
    fed = "" if marks.fed is None else f"{marks.fed:.0%}"
    return f"{marks.filled:.0%}", f"{marks.agreement:.0%}", fed


def cut(text: str, length: int = 110) -> str:
    """The beginning of a text on one line, and how long it is."""
    line = " ".join(text.split())
    return line if len(line) <= length else f"{line[:length]}… ({len(line)} characters)"


def as_record(source: Source, proposal: Proposal, applied: int | None, queued: int) -> dict[str, Any]:
    """The proposal as JSON shows it."""
    from kronika.verify.repair.plain import rule, scores

    return {
        "source": source.name,
        "since": proposal.since,
        "pages": len(proposal.lessons),
        "still_old": proposal.still_old,
        "candidates": [
            {
                "number": number,
                "name": candidate.recipe.name,
                "hosts": candidate.recipe.hosts,
                "path": candidate.recipe.path,
                "rules": [rule(one) for one in candidate.recipe.rules],
                **scores(candidate),
                "examples": [
                    {"url": one.article.url, "title": one.article.title, "text": one.article.text}
                    for one in proposal.shown(candidate)
                ],
            }
            for number, candidate in enumerate(proposal.candidates, 1)
        ],
        "applied": applied,
        "queued": queued,
    }
