"""What a service that knows labels must tell: its terms, its question, and what its answers mean."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol, cast
from urllib.parse import urlencode

from kronika import registry
from kronika.fetch.finders.finder import Busy, Question, Reply, Terms
from kronika.html.address import host_of
from kronika.model.errors import FetchError, SettingsError
from kronika.model.failure import FailureKind
from kronika.model.found_thing import FoundThing
from kronika.settings import Settings

FOLDER = "kronika.fetch.linkers.kinds"
SLOWEST_PUBLIC = 1.0  # seconds between two questions at a public service
ESCAPES = str.maketrans({"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t"})

Bindings = list[dict[str, str]]


class Linker(Protocol):
    """One service; each module in linkers/kinds sets KIND to one of these."""

    def terms(self, settings: Settings) -> Terms:
        """On which terms it is used; SettingsError when something is missing for that."""
        ...

    def search(self, label: str, lang: str, settings: Settings) -> Question:
        """The question for the things that go by exactly this label in a language."""
        ...

    def found(self, reply: Reply) -> list[FoundThing]:
        """The things an answer tells of; a FetchError for a refusal."""
        ...


def linker_names() -> list[str]:
    """The services there are."""
    return registry.names(FOLDER)


def linker_of(name: str) -> Linker:
    """A service by name, or a sentence that lists the ones there are."""
    return cast("Linker", registry.kind(FOLDER, name))


def public_terms(label: str, url: str, public: str, settings: Settings) -> Terms:
    """The terms of a service; a public one wants to know whom to write to and is not hurried."""
    at_public = host_of(url) == public
    if at_public and not settings.fetch.contact:
        raise SettingsError(f"{label} asks who you are: set [fetch] contact to your mail or web address first.")
    pause = max(settings.analyse.links_pause, SLOWEST_PUBLIC if at_public else 0.0)
    return Terms(label=label, zone="UTC", daily=settings.analyse.links_quota, pause=pause)


def sparql(url: str, query: str) -> Question:
    """A question in SPARQL, as a GET that caches on the way can answer."""
    asked = urlencode({"query": " ".join(query.split()), "format": "json"})
    return Question(url=f"{url}?{asked}", cost=1, headers={"Accept": "application/sparql-results+json"})


def literal(text: str, lang: str) -> str:
    """A text in a language as SPARQL writes it."""
    return f'"{text.translate(ESCAPES)}"@{lang}'


def bindings(reply: Reply, label: str) -> Bindings:
    """The rows of an answer, or what a refusal means."""
    if reply.status == 429:
        raise Busy(f"{label} asks us to slow down.")
    if reply.status >= 500:
        raise Busy(f"{label} is in trouble: status {reply.status}.", FailureKind.SERVER)
    if reply.status in (401, 403):
        raise FetchError(f"{label} does not let us in: status {reply.status}.", kind=FailureKind.DENIED)
    if reply.status != 200:
        raise FetchError(f"{label} refuses the question: status {reply.status}.", kind=FailureKind.CLIENT)
    try:
        rows = reply.told["results"]["bindings"]
        return [{name: str(value["value"]) for name, value in row.items()} for row in rows]
    except (KeyError, TypeError, AttributeError) as error:
        raise FetchError(
            f"{label} answered with something that is no SPARQL result; check its address in [analyse].",
            kind=FailureKind.UNREADABLE,
        ) from error


def gathered(rows: Bindings, tell: Callable[[dict[str, str]], FoundThing]) -> list[FoundThing]:
    """One thing for all rows that tell of it; each row brings one of its classes."""
    things: dict[str, FoundThing] = {}
    for row in rows:
        thing = tell(row)
        before = things.get(thing.id)
        classes = (*before.classes, *thing.classes) if before else thing.classes
        things[thing.id] = replace(before or thing, classes=tuple(dict.fromkeys(classes)))
    return list(things.values())
