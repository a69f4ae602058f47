"""Source health: are a source's texts right, since when not, what moved, and what a person can do about it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from fastapi import APIRouter
from starlette.responses import Response

from kronika.model.checkup import FILLED
from kronika.model.health import Episode
from kronika.model.source import Source
from kronika.serve.web import verdict_words
from kronika.serve.web.admit import Reader
from kronika.serve.web.comparison import comparison
from kronika.serve.web.days import midnight, read_day
from kronika.serve.web.health_days import DAY, Day, days_of, local, period
from kronika.serve.web.health_standing import standing
from kronika.serve.web.health_timeline import Timeline
from kronika.serve.web.repairs import repairs_of
from kronika.serve.web.source import found
from kronika.serve.web.visit import Visit

HISTORY = 50  # episodes
OF_A_DAY = 200  # documents listed

router = APIRouter()


@router.get("/health/{name:path}")
def source_health(visit: Reader, name: str, done: str = "", day: str = "") -> Response:
    """How a source's texts are; `done` is what the visitor just did, `day` one whose documents are listed."""
    return screen(visit, found(visit, name), Said(done=done, day=read_day(day)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """What the visitor just did or asked for."""

    done: str = ""
    fault: str = ""  # why it could not be done
    day: date | None = None


def screen(visit: Visit, source: Source, said: Said) -> Response:
    """The whole screen."""
    store, zone = visit.shell.store, visit.shell.zone
    dog, episode = store.watchdogs.get(source.id), store.episodes.lasting(source.id)
    days = days_shown(visit, source, episode)
    chosen = next((one for one in days if one.day == said.day), None)
    line = Timeline(tongue=visit.tongue, source=source.name, days=days)
    return visit.page(
        "source_health.html",
        status=422 if said.fault else 200,
        source=source,
        said=said,
        done=verdict_words.DONE.get(said.done, ""),
        dog=dog,
        standing=standing(visit, dog, episode),
        aside=store.episodes.set_aside(source.id),
        days=days,
        fields=FILLED,
        charts=[line.documents(), *line.fields()],
        moved=line.moved(episode.reasons if episode else ()),
        chosen=chosen,
        listed=list(reversed(chosen.documents))[:OF_A_DAY] if chosen else [],
        pair=comparison(store, episode),
        repairs=repairs_of(visit, source, episode),
        search_fault="",
        since=local(episode.since if episode else visit.shell.clock() - 7 * DAY, zone),
        history=store.episodes.listing(source.name, limit=HISTORY),
    )


def days_shown(visit: Visit, source: Source, episode: Episode | None) -> list[Day]:
    """The days of the timeline with their documents."""
    store, zone = visit.shell.store, visit.shell.zone
    first, last = period(visit.shell.now().date(), local(episode.since, zone) if episode else None)
    since, until = midnight(first, zone), midnight(last + DAY, zone)
    documents = store.checkups.between(source.id, since, until)
    return days_of(documents, store.episodes.unreliable(source.name, since, until), first, last, zone)
