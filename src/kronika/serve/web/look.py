"""A look at an address: what it offers, shown before one of the offers is followed."""

from __future__ import annotations

import json
import threading
from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Form
from starlette.responses import Response

from kronika.flow.chronicle import RECIPES
from kronika.flow.exploring.offer import Findings, Offer
from kronika.model.errors import FetchError, InputError, SettingsError
from kronika.model.source import Source
from kronika.serve.web.addresses import source_path
from kronika.serve.web.admit import Editor
from kronika.serve.web.new_source import NewSource, new_source
from kronika.serve.web.source_rows import Wanted
from kronika.serve.web.sources import listing
from kronika.serve.web.visit import Visit
from kronika.sites.known import open_known
from kronika.sources.discovery import check_source

SECONDS = 20.0
LOOKS = threading.BoundedSemaphore(2)  # at once: each takes a worker of the server for as long as it lasts
LONGEST = 20_000  # characters of an offer
FIELDS = ("kind", "url", "section", "options")  # of an offer, as the form carries it

router = APIRouter()


@router.post("/sources/look")
def look(visit: Editor, url: Annotated[str, Form()] = "") -> Response:
    """What an address offers, or the form again with the reason why nothing can be said."""
    typed = NewSource(url=url)
    try:
        address = new_source(NewSource(url=url, kind="page"), visit.tongue).url
        return shown(visit, explored(visit, address), NewSource(url=url))
    except InputError as error:
        return listing(visit, Wanted(), form=typed, fault=str(error))
    except FetchError as error:
        why = visit.tongue.text("This address could not be looked at: %(why)s", why=str(error))
        return listing(visit, Wanted(), form=typed, fault=str(why))


@router.post("/sources/follow")
def follow(
    visit: Editor,
    offer: Annotated[str, Form()] = "",
    name: Annotated[str, Form()] = "",
    lang: Annotated[str, Form()] = "",
) -> Response:
    """Follow the chosen offer; what is wrong with it is said above the form of the list."""
    form = NewSource(name=name, lang=lang)
    try:
        chosen = read_offer(offer, visit)
        form = NewSource(url=chosen.url, name=name, kind=chosen.kind, lang=lang)
        wanted = with_offer(new_source(form, visit.tongue), chosen)
        if any(known.name == wanted.name for known in visit.shell.store.sources.all()):
            raise InputError(visit.tongue.text("A source of this name is followed already; choose another name."))
        added = visit.shell.store.sources.add(wanted, visit.shell.clock())
    except (InputError, SettingsError) as error:
        return listing(visit, Wanted(), form=form, fault=str(error))
    return visit.redirect(f"{source_path(added.name)}?added=1")


def explored(visit: Visit, url: str) -> Findings:
    """A look that ends in good time, and not too many of them at once."""
    from kronika.flow.exploring.explore import Look, explore  # the extractor behind it takes a while to load
    from kronika.flow.exploring.probe import Probe

    settings, clock = visit.shell.settings, visit.shell.clock
    if not LOOKS.acquire(blocking=False):
        raise InputError(visit.tongue.text("Too many looks at once; try again in a minute."))
    try:
        known = open_known(settings.home / RECIPES)
        with Probe(settings.fetch, clock, seconds=SECONDS) as probe:
            return explore(url, Look(probe=probe, known=known, now=clock(), home=settings.home))
    finally:
        LOOKS.release()


def shown(visit: Visit, findings: Findings, form: NewSource) -> Response:
    """The offers to choose from."""
    return visit.page(
        "look.html",
        found=findings,
        offers=[(number, offer, carried(offer)) for number, offer in enumerate(findings.offers)],
        form=NewSource(url=form.url, name=findings.name, lang=findings.lang or ""),
    )


def carried(offer: Offer) -> str:
    """An offer as the form brings it back."""
    return json.dumps({name: getattr(offer, name) for name in FIELDS}, ensure_ascii=False, default=dict)


def read_offer(text: str, visit: Visit) -> Offer:
    """What the form brought back; anybody may have written it, so every part is checked before it is used."""
    try:
        said = json.loads(text) if len(text) <= LONGEST else None
    except (ValueError, RecursionError):
        said = None
    if not (isinstance(said, dict) and set(said) == set(FIELDS) and is_texts(said.get("options"))):
        raise InputError(visit.tongue.text("This offer cannot be read; look at the address again."))
    if not all(isinstance(said[name], str) for name in FIELDS if name != "options"):
        raise InputError(visit.tongue.text("This offer cannot be read; look at the address again."))
    return Offer(kind=said["kind"], url=said["url"], section=said["section"], options=said["options"], how="")


def is_texts(options: object) -> bool:
    """A table of texts."""
    return isinstance(options, Mapping) and all(isinstance(text, str) for text in (*options, *options.values()))


def with_offer(source: Source, offer: Offer) -> Source:
    """The source of the form with what the offer knows besides; its kind must understand the options."""
    return check_source(replace(source, section=offer.section or None, options=dict(offer.options)))
