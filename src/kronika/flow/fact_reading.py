"""Facts of one site: its stored pages are read, and what they say is put together to one record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from hashlib import blake2b
from importlib.metadata import version

from kronika.facts.kind import FactKind
from kronika.flow.chronicle import Chronicle
from kronika.flow.entity_sources import OPTION as ENTITY
from kronika.flow.fact_fragments import fragments_of
from kronika.flow.fact_kinds import fact_kind
from kronika.flow.fact_models import SHIPPED, ChosenModel, chosen_model, load_model
from kronika.flow.fact_pages import Reader
from kronika.flow.hands import Fault
from kronika.model.annotation import Choice, NewFragment
from kronika.model.errors import NotText, StoreBusy, StoreError, StoreFull, UnknownName
from kronika.model.fact import FactRecord, PageFacts
from kronika.model.failure import FailureKind
from kronika.model.page import Page
from kronika.model.source import Source
from kronika.store.store import Store, open_store

__all__ = ["SiteFacts", "SiteWork", "facts_of_site", "fragments_of", "read_site", "work_of"]

SURE = 0.8  # how sure the answers to a fragment must be to overrule the machine


@dataclass(frozen=True, slots=True, kw_only=True)
class SiteWork:
    """All that a process needs to read one site: it opens the store by itself, so no pages travel."""

    database: str
    busy_seconds: float
    kind: str
    source: Source
    pages: tuple[Page, ...]
    today: date
    model: ChosenModel = SHIPPED
    truths: Mapping[str, bool] = field(default_factory=dict)
    subject: Mapping[str, str] = field(default_factory=dict)

    @property
    def basis(self) -> str:
        """A fingerprint of all that decides what comes out: equal ones need not be read again."""
        said = (
            version("kronika"),
            self.kind,
            self.model.print,
            sorted(self.truths.items()),
            sorted(self.subject.items()),
        )
        numbers = [page.id for page in self.pages]
        return blake2b(repr((said, numbers)).encode("utf-8", "replace"), digest_size=16).hexdigest()


@dataclass(frozen=True, slots=True, kw_only=True)
class SiteFacts:
    """What was read on one site."""

    kind: str
    site: str
    record: FactRecord
    fragments: tuple[NewFragment, ...] = ()
    pages: tuple[PageFacts, ...] = ()  # those with findings; left out where only the rest is wanted
    wanted: int = 0  # pages that may hold the fact
    read: int = 0  # stored pages looked at
    faults: tuple[tuple[Page, Fault], ...] = ()  # pages that could not be read


def facts_of_site(chronicle: Chronicle, kind: FactKind, source_name: str) -> SiteFacts:
    """Read the newest version of every stored page of a source, and put together what they say."""
    work = work_of(chronicle, kind, chronicle.store.sources.get(source_name))
    return read_from(chronicle.store, work)


def work_of(chronicle: Chronicle, kind: FactKind, source: Source) -> SiteWork:
    """The reading of one site, ready to be done anywhere."""
    return SiteWork(
        database=chronicle.settings.database,
        busy_seconds=chronicle.settings.store.busy_seconds,
        kind=kind.name,
        source=source,
        pages=tuple(chronicle.store.pages.newest(source.id)),
        today=chronicle.clock().date(),
        model=chosen_model(chronicle.settings.home, kind),
        truths=truths_of(chronicle.store, kind.name, source.name),
        subject=subject_of(chronicle.store, source),
    )


def read_site(work: SiteWork) -> SiteFacts | Fault:
    """The same in a process of its own, and no exception gets out."""
    try:
        with open_store(work.database, busy_seconds=work.busy_seconds) as store:
            return replace(read_from(store, work), pages=())
    except Exception as error:  # noqa: BLE001 - whatever it is, it is recorded with the site and shown
        return Fault(kind=FailureKind.UNEXPECTED, sentence=f"Reading facts failed: {type(error).__name__}: {error}")


def read_from(store: Store, work: SiteWork) -> SiteFacts:
    """Page by page; only those on which something was found are kept in memory."""
    kind = fact_kind(work.kind)
    model = load_model(kind, work.model)
    reader = Reader(kind=kind, site=work.source.name, model=model, lang=work.source.lang, truths=work.truths)
    wanted, pages = 0, list[PageFacts]()
    faults: list[tuple[Page, Fault]] = []
    for page, read in each_page(store, reader, work.pages):
        if isinstance(read, Fault):
            faults.append((page, read))
        elif read is not None:
            wanted += 1
            pages += [read] if read.findings else []
    record = kind.record(work.source.name, pages, subject=work.subject, today=work.today)
    return SiteFacts(
        kind=work.kind,
        site=work.source.name,
        record=record,
        fragments=tuple(fragments_of(kind, work.source.name, pages)),
        pages=tuple(pages),
        wanted=wanted,
        read=len(work.pages),
        faults=tuple(faults),
    )


def each_page(store: Store, reader: Reader, pages: Iterable[Page]) -> Iterator[tuple[Page, PageFacts | Fault | None]]:
    """Every page with what was read on it: None for a page that cannot hold the fact, a fault for one that broke."""
    for page in pages:
        try:
            yield page, reader.read(page, store.pages.body(page.id))
        except NotText:
            yield page, None  # extraction records it; a picture holds no facts
        except (StoreBusy, StoreFull):
            raise
        except StoreError as error:
            yield page, Fault(kind=FailureKind.UNREADABLE, sentence=str(error))
        except Exception as error:  # noqa: BLE001 - whatever it is, it is recorded with the page and shown
            sentence = f"Reading facts failed: {type(error).__name__}: {error}"
            yield page, Fault(kind=FailureKind.UNEXPECTED, sentence=sentence)


def truths_of(store: Store, kind: str, site: str) -> dict[str, bool]:
    """What people have said of a site's fragments, where their answers agree enough."""
    return {
        fragment.key: fragment.truth is Choice.YES
        for fragment in store.fragments.find(kind, site=site)
        if fragment.truth in (Choice.YES, Choice.NO) and (fragment.truth_p or 0.0) >= SURE
    }


def subject_of(store: Store, source: Source) -> dict[str, str]:
    """Of whom the site speaks: what its directory says, else only its name."""
    named = {"name": source.name, "website": source.url}
    try:
        entity = store.entities.get(source.options[ENTITY]) if source.options.get(ENTITY) else None
    except UnknownName:
        entity = None
    return named if entity is None else {**entity.attributes, **named, "name": entity.name}
