"""What a collection or a round brought, as JSON or as a few lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kronika.model.errors import FetchError, Interrupted
from kronika.model.failure import FailureKind
from kronika.serve.cli.cut_lines import cut_lines
from kronika.serve.cli.screen import output, print_json
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from kronika.flow.collect import Collected
    from kronika.flow.round import RoundReport
    from kronika.model.health import Episode


def collected_report(collected: Collected) -> dict[str, Any]:
    """A collection in numbers."""
    report = collected.report
    return {
        "sources": len(collected.sources),
        "pages": report.pages,
        "unchanged": report.unchanged,
        "rested": report.rested,
        "same": report.same,
        "parked": report.parked,
        "failures": report.failures + report.faults,
        "seconds": round(report.seconds, 2),
        "stopped": report.stopped,
        "closed": {name: opens.isoformat() for name, opens in sorted(collected.closed.items())},
        "notes": list(collected.notes),
        "cut_off": list(collected.cut_offs),
    }


def round_report(made: RoundReport) -> dict[str, Any]:
    """A full round in numbers."""
    from kronika.flow.verdict_lines import worth_telling

    numbers = collected_report(made.collected)
    return numbers | {
        "articles": made.extracted.articles,
        "unreadable": made.extracted.failures,
        "verified": made.verified.documents,
        "quarantined": made.verified.quarantined,
        "released": made.verified.released,
        "told": made.told.sent,
        "watched": {name: getattr(made.watched, name) for name in ("checked", "changed", "troubled")},
        "digests": made.digests,
        "facts": {name: getattr(made.facts, name) for name in ("sites", "read", "changed", "questions", "failures")},
        "analysed": {name: getattr(made.analysed, name) for name in ("articles", "failures")},
        "indexed": {name: getattr(made.indexed, name) for name in ("articles", "gone", "left")},
        "verdicts": [as_change(episode) for episode in worth_telling(made.verified.episodes)],
        "stopped": any((numbers["stopped"], made.extracted.stopped, made.facts.stopped, made.watched.stopped)),
    }


def as_change(episode: Episode) -> dict[str, Any]:
    """An episode that began or ended."""
    from kronika.flow.verdict_lines import verdict_line

    return {
        "episode": episode.id,
        "source": episode.source,
        "verdict": episode.verdict.value,
        "ended": episode.until is not None,
        "handling": episode.handling.value,
        "sentence": verdict_line(episode),
    }


def finish_collecting(numbers: dict[str, Any], as_json: bool) -> None:
    """Show the numbers; a stop or a collection that had nothing but failures ends with its own exit code."""
    if as_json:
        print_json(numbers)
    else:
        show(numbers)
    if numbers["stopped"]:
        raise Interrupted("Stopped; what was fetched is kept, and the next call takes up where it was.")
    if numbers["failures"] and not numbers["pages"] and not numbers["unchanged"] and not numbers["rested"]:
        raise FetchError("No page could be fetched; see “kronika status --failures”.", kind=FailureKind.UNEXPECTED)


def show(numbers: dict[str, Any]) -> None:
    """The numbers for a reader."""
    text = f"{many(numbers['pages'], 'new page')}, {numbers['unchanged'] + numbers['rested']} unchanged, {numbers['failures']} failed"
    if "articles" in numbers:
        text += f"; {numbers['articles']} read"
    output().print(f"{text}, from {many(numbers['sources'], 'source')} in {numbers['seconds']} s.")
    show_later_stages(numbers)
    for change in numbers.get("verdicts", ()):
        output().print(change["sentence"], markup=False, soft_wrap=True)
    for note in numbers["notes"]:
        output().print(note, markup=False)
    for line in cut_lines(numbers["cut_off"]):
        output().print(line, markup=False, soft_wrap=True)
    if numbers["failures"]:
        output().print("What failed and why: kronika status --failures")


def show_later_stages(numbers: dict[str, Any]) -> None:
    """Analyses, facts and watched pages, where there are any."""
    if (analysed := numbers.get("analysed", {})).get("articles") or analysed.get("failures"):
        failed = f", {analysed['failures']} failed" if analysed["failures"] else ""
        output().print(f"{many(analysed['articles'], 'article')} analysed{failed}.")
    if (indexed := numbers.get("indexed", {})).get("articles"):
        left = f", {indexed['left']} left" if indexed["left"] else ""
        output().print(f"{many(indexed['articles'], 'article')} indexed{left}.")
    if (facts := numbers.get("facts", {})).get("read"):
        output().print(
            f"Facts of {many(facts['read'], 'site')} read: {facts['changed']} changed, "
            f"{many(facts['questions'], 'new question')} for people."
        )
    if (watched := numbers.get("watched", {})).get("checked"):
        output().print(
            f"{many(watched['checked'], 'watched page')} checked: {watched['changed']} changed, "
            f"{watched['troubled']} in trouble."
        )
