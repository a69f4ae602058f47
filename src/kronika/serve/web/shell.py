"""The shell: what every screen stands on, made once when the application starts."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, tzinfo
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from kronika import __version__
from kronika.flow.annotation_desk import AnnotationDesk
from kronika.flow.chronicle import Chronicle
from kronika.model.clock import Clock
from kronika.serve.gate.attempts import Attempts
from kronika.serve.gate.premises import chronicle_of, is_locked
from kronika.serve.web import (
    annotate_words,
    fact_words,
    health_words,
    labels,
    note_words,
    verdict_words,
    watch_diff_words,
    watch_words,
)
from kronika.serve.web.addresses import fact_path, health_path, host_of, outside, source_path, with_query
from kronika.serve.web.assets import HTMX, address
from kronika.serve.web.catalogue import LANGUAGES
from kronika.serve.web.checking import Checking
from kronika.serve.web.days import day_text
from kronika.serve.web.looks import Looks
from kronika.serve.web.seeking import Seeking
from kronika.serve.web.tongue import Tongue, language_tag, tongues
from kronika.serve.web.uploads import Uploads
from kronika.serve.web.word_runs import shortened
from kronika.settings import Settings
from kronika.store.store import Store

TEMPLATES = Path(__file__).parent / "templates"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shell:
    """What every screen stands on."""

    store: Store
    settings: Settings
    clock: Clock
    zone: tzinfo
    tongues: dict[str, Tongue]
    templates: Environment
    attempts: Attempts
    seeking: Seeking
    checking: Checking
    looks: Looks
    uploads: Uploads
    desk: AnnotationDesk

    def login_required(self) -> bool:
        """Open only to the one person at this machine: a public address or a user shuts the door, for good."""
        return is_locked(self.store, self.settings)

    def chronicle(self) -> Chronicle:
        """The chronicle as the flow knows it, with its recipes as they are now."""
        return chronicle_of(self.store, self.settings, self.clock)

    def now(self) -> datetime:
        """The present, in the zone shown."""
        return self.clock().astimezone(self.zone)


def make_shell(store: Store, settings: Settings, clock: Clock, zone: tzinfo) -> Shell:
    """Read templates and catalogues, once."""
    return Shell(
        store=store,
        settings=settings,
        clock=clock,
        zone=zone,
        tongues=tongues(zone),
        templates=environment(),
        attempts=Attempts(clock=clock),
        seeking=Seeking(clock=clock),
        checking=Checking(),
        looks=Looks(),
        uploads=Uploads(),
        desk=AnnotationDesk(store, settings.annotate, clock),
    )


def environment() -> Environment:
    """Jinja with everything escaped and every slip of a name an error."""
    templates = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    templates.filters.update(
        outside=outside,
        host=host_of,
        source_path=source_path,
        health_path=health_path,
        tag=language_tag,
        day=day_text,
    )
    templates.globals.update(
        asset=address,
        htmx=HTMX,
        languages=LANGUAGES,
        labels=labels,
        health=health_words,
        verdict_words=verdict_words,
        note_words=note_words,
        watch_words=watch_words,
        diff_words=watch_diff_words,
        annotate_words=annotate_words,
        fact_words=fact_words,
        fact_path=fact_path,
        version=__version__,
        with_query=with_query,
        short=shortened,
    )
    return templates
