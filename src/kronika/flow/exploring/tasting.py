"""A taste of an offer: its kind of source reads what was fetched, and the leads tell how many, how new and which titles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from kronika.flow.exploring.offer import Offer
from kronika.model.errors import KronikaError
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.model.source import Scope, Source
from kronika.sources.discovery import seeds, strategy_of
from kronika.sources.strategy import Task

SAMPLES = 5


def first_lead(offer: Offer, lang: str | None, now: datetime) -> Lead:
    """What a collection of this offer asks for first; its kind complains when the offer makes no sense."""
    return seeds(as_source(offer, lang), Scope(), now)[0]


def tasted(offer: Offer, fetched: Fetched, lang: str | None, now: datetime) -> Offer:
    """The offer with what the answer to its first lead holds, or with the reason why it cannot be read."""
    source = as_source(offer, lang)
    task = Task(source=source, scope=Scope(), now=now)
    try:
        lead = replace(first_lead(offer, lang, now), url=fetched.final_url)
        leads = [one for one in strategy_of(source).discover(task, lead, fetched) if not one.cut]
    except KronikaError as error:
        return replace(offer, fault=str(error))
    return with_leads(offer, leads, now)


def further_files(offer: Offer, fetched: Fetched, lang: str | None, now: datetime) -> list[str]:
    """The listings that a listing leads to: what an index of sitemaps holds instead of pages."""
    task = Task(source=as_source(offer, lang), scope=Scope(), now=now)
    try:
        lead = replace(first_lead(offer, lang, now), url=fetched.final_url)
        return [one.url for one in strategy_of(task.source).discover(task, lead, fetched) if one.role is Role.LISTING]
    except KronikaError:
        return []


def with_leads(offer: Offer, leads: Sequence[Lead], now: datetime) -> Offer:
    """What leads tell: the newest first, where they have a time at all."""
    wanted = [lead for lead in leads if lead.role in (Role.ARTICLE, Role.PAGE)]
    dated = sorted(((when, lead) for lead in wanted if (when := time_of(lead))), key=lambda pair: pair[0], reverse=True)
    shown = [lead for _, lead in dated] or wanted
    titles = (lead.hints.get("title") or lead.link_text or lead.url for lead in shown)
    return replace(
        offer,
        items=len(wanted),
        newest=next((when for when, _ in dated if when <= now), None),
        samples=tuple(dict.fromkeys(titles))[:SAMPLES],
    )


def time_of(lead: Lead) -> datetime | None:
    """When a lead says it was published or last changed."""
    said = lead.hints.get("published", "")
    try:
        moment = datetime.fromisoformat(said) if said else lead.modified
    except ValueError:
        return lead.modified
    return moment if moment is not None and moment.tzinfo else None


def as_source(offer: Offer, lang: str | None, name: str = "the new source") -> Source:
    """The source an offer would make."""
    return Source(
        name=name,
        url=offer.url,
        kind=offer.kind,
        lang=lang,
        section=offer.section or None,
        options=dict(offer.options),
    )
