"""kronika source add: look at an address, show what it offers, and follow one of the offers."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.model.errors import InputError
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, notes, output, print_json
from kronika.serve.cli.source_record import as_record, kind_names, parse_option

if TYPE_CHECKING:
    from collections.abc import Callable

    from kronika.flow.chronicle import Chronicle
    from kronika.flow.exploring.offer import Findings
    from kronika.model.source import Source


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What the user said about the new source."""

    target: str
    name: str | None
    kind: str | None
    lang: str | None
    section: str | None
    options: Mapping[str, str]


def add(
    context: typer.Context,
    target: Annotated[
        str, typer.Argument(metavar="URL|NAME", help="A site, a feed or a page; or a known site's name.")
    ],
    name: Annotated[str | None, typer.Option(metavar="N", help="What to call it; the host when not given.")] = None,
    kind: Annotated[
        str | None,
        typer.Option(
            metavar="KIND",
            help="Follow the address as it is: feed, sitemap, site, archive, listing, page, directory; found out by looking when not given.",
            autocompletion=kind_names,
        ),
    ] = None,
    lang: Annotated[str | None, typer.Option(metavar="L", help="Language: cs, pl, ru, en.")] = None,
    section: Annotated[str | None, typer.Option(metavar="S", help="Only this section.")] = None,
    every: Annotated[str | None, typer.Option(metavar="15m", help="How often to collect it.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option",
            metavar="KEY=VALUE",
            help="What only this kind understands, e.g. depth=2; “kronika source kinds” lists all.",
        ),
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only show what was found; follow nothing.")] = False,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Take what is proposed without asking.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object; never asks.")] = False,
) -> None:
    """Follow a site, a feed or a page.

    Looks at the address with a dozen polite requests at most: feeds, sitemaps, sections, language; shows what each would
    bring, and follows the best. In a terminal it asks first; in a script it takes what it proposes.

    A known site is followed by its name: kronika source add Novinky. See "kronika source known".
    """
    from kronika.serve.cli.limits import duration

    door: Door = context.obj
    options = dict(parse_option(text) for text in option or ())
    wish = Wish(target=target, name=name, kind=kind, lang=lang, section=section, options=options)
    often = duration(every)
    with door.chronicle() as chronicle:
        wanted, findings, because = decide(chronicle, wish, asking=not (yes or as_json or dry_run), quiet=as_json)
        if wanted is not None and not dry_run:
            wanted = chronicle.store.sources.add(replace(wanted, every=often), chronicle.clock())
    if as_json:
        told(wanted, findings, because, added=not dry_run)
    elif wanted is not None and not dry_run:
        output().print(
            f"Following [bold]{literal(wanted.name)}[/bold] ({wanted.kind})"
            f"{f', because {literal(because)}' if because else ''}: {literal(wanted.url)}"
        )


def decide(
    chronicle: Chronicle, wish: Wish, *, asking: bool, quiet: bool
) -> tuple[Source | None, Findings | None, str]:
    """The source to follow, what was found on the way, and why; no source when the user wants none."""
    from kronika.sources.discovery import check_kind, check_source

    if wish.kind is not None:
        check_kind(wish.kind)
    by_name = known_source(chronicle, wish)
    if by_name is not None:
        return check_source(by_name), None, "this site is known"
    if wish.kind is not None:
        return check_source(as_typed(wish)), None, ""
    findings = look(chronicle, wish.target, quiet)
    if not quiet:
        from kronika.serve.cli.source_preview import show

        show(findings)
    number = choice(findings) if asking else findings.proposed
    if findings.proposed is None:
        said = findings.faults[0] if findings.faults else "It leads nowhere."
        raise InputError(f"Nothing to follow was found at {findings.url}. {said} Name a --kind to follow it as it is.")
    if number is None:
        return None, findings, ""
    because = findings.because if number == findings.proposed else "you chose it"
    return check_source(as_chosen(findings, number, wish)), findings, because


def known_source(chronicle: Chronicle, wish: Wish) -> Source | None:
    """The source of the known site that the user named, with what else was said about it."""
    from kronika.flow.known import source_of

    site = chronicle.known.find(wish.target) if "://" not in wish.target else None
    if site is None:
        return None
    found = source_of(site, section=wish.section, kind=wish.kind, name=wish.name, only=True)
    return replace(found, lang=wish.lang or found.lang, options={**found.options, **wish.options})


def as_typed(wish: Wish) -> Source:
    """The address as the kind that the user gave, without a look at it."""
    from kronika.html.address import check_url, host_of
    from kronika.model.source import Source

    url = check_url(wish.target)
    return Source(
        name=wish.name or host_of(url).removeprefix("www."),
        url=url,
        kind=wish.kind or "",
        lang=wish.lang,
        section=wish.section,
        options=wish.options,
    )


def as_chosen(findings: Findings, number: int, wish: Wish) -> Source:
    """An offer as a source, with what the user said over what was found."""
    from kronika.flow.exploring.tasting import as_source

    found = as_source(findings.offers[number], wish.lang or findings.lang, wish.name or findings.name)
    return replace(found, section=wish.section or found.section, options={**found.options, **wish.options})


def look(chronicle: Chronicle, target: str, quiet: bool) -> Findings:
    """Explore the address, telling every step."""
    from kronika.flow.exploring.explore import Look, explore
    from kronika.flow.exploring.probe import Probe

    url = target if "://" in target or "." not in target else f"https://{target}"
    with (
        steps(quiet) as step,
        Probe(chronicle.settings.fetch, chronicle.clock, on_step=step) as probe,
    ):
        return explore(
            url, Look(probe=probe, known=chronicle.known, now=chronicle.clock(), home=chronicle.settings.home)
        )


@contextmanager
def steps(quiet: bool) -> Iterator[Callable[[str], None]]:
    """Where a look stands: one changing line in a terminal, a line each in a log."""
    if quiet:
        yield lambda url: None
    elif notes().is_terminal:
        with notes().status("Looking …") as status:
            yield lambda url: status.update(f"Looking at {literal(url)}")
    else:
        yield lambda url: notes().print(f"Looking at {literal(url)}", soft_wrap=True)


def choice(findings: Findings) -> int | None:
    """The number of the offer to take; asked for only where somebody can answer."""
    if findings.proposed is None or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return findings.proposed
    answer: int = typer.prompt(
        f"Which one to follow (1 to {len(findings.offers)}, 0 for none)",
        default=findings.proposed + 1,
        type=int,
    )
    if not 0 <= answer <= len(findings.offers):
        raise InputError(f"There is no offer number {answer}; nothing was added.")
    return answer - 1 if answer else None


def told(wanted: Source | None, findings: Findings | None, because: str, *, added: bool) -> None:
    """The source as JSON, with all that was found beside it."""
    record = {} if wanted is None else as_record(wanted)
    seen = {} if findings is None else {
        "title": findings.title,
        "cms": findings.cms,
        "known": findings.known,
        "proposed": findings.proposed,
        "offers": findings.offers,
        "sections": findings.sections,
        "faults": findings.faults,
        "hints": findings.hints,
        "requests": findings.requests,
    }  # fmt: skip
    print_json(record | {"added": added, "because": because} | seen)
