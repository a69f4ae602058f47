"""A sitemap: the site itself lists its pages, with the dates of their changes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import datetime
from types import MappingProxyType
from urllib.parse import urlsplit

from kronika.html.address import join
from kronika.html.charset import decode
from kronika.model.errors import BadUrl, InputError
from kronika.model.lead import INSTEAD, Lead, Role
from kronika.model.page import Fetched
from kronika.sources.address_dates import date_in
from kronika.sources.feed_leads import feed_leads
from kronika.sources.feed_xml import START as FEED_START
from kronika.sources.feed_xml import read_xml
from kronika.sources.file_names import is_a_download
from kronika.sources.items import path_of
from kronika.sources.options import compiled, is_yes, number
from kronika.sources.period import is_before, within
from kronika.sources.sitemap_reading import SitemapEntry, read_sitemap, unreadable
from kronika.sources.strategy import Task
from kronika.sources.territory import Territory, further_hosts, territory

ROBOTS = "/robots.txt"
GUESSES = ("/sitemap.xml", "/sitemap_index.xml")  # when robots.txt names none
FILE = re.compile(r"sitemap|\.xml(?:\.gz)?$|\.txt(?:\.gz)?$", re.IGNORECASE)
NAMED = re.compile(r"^\s*sitemap\s*:\s*(\S+)", re.IGNORECASE | re.MULTILINE)
NESTED = 3  # index files within index files
DEFAULT_FILES = 500  # sitemap files that one index may name
PRIORITY = 10
FILE_ROLES = frozenset({Role.ENTRY, Role.LISTING})
LONGEST = 500  # characters of a hint


class Sitemap:
    """Pages as the site lists them; index files, gzip, plain text and news sitemaps are read."""

    options: Mapping[str, str] = MappingProxyType(
        {
            "sitemap": "The sitemap's address; when not given it is looked for in robots.txt and under the usual names.",
            "article": "A pattern; only pages whose path and query fit it are fetched.",
            "files": f"How many sitemap files one index may name; {DEFAULT_FILES} when not given.",
            "hosts": "Further hosts whose pages the sitemap may list, with commas between.",
            "subdomains": "yes: pages of every host below the site's own are fetched too.",
        }
    )

    def seeds(self, task: Task) -> tuple[Lead, ...]:
        """The sitemap, or robots.txt that may name it."""
        number(task, "files", DEFAULT_FILES)
        further_hosts(task)
        is_yes(task, "subdomains")
        compiled(task, "article")
        given = task.option("sitemap").replace(",", " ").split()
        if given:
            return tuple(file_lead(task, join(task.source.url, url)) for url in given)
        if FILE.search(urlsplit(task.source.url).path):
            return (file_lead(task, task.source.url),)
        hints = {INSTEAD: join(task.source.url, GUESSES[0])}
        robots = join(task.source.url, ROBOTS)
        return (Lead(url=robots, source_id=task.source.id, role=Role.ENTRY, priority=PRIORITY, hints=hints),)

    def discover(self, task: Task, lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
        """Further sitemaps and pages; pages themselves lead nowhere."""
        if lead.role not in FILE_ROLES:
            return ()
        if urlsplit(lead.url).path == ROBOTS:
            return tuple(named_in_robots(task, lead, fetched))
        if FEED_START.search(head_of(fetched)):
            return feed_pages(task, fetched)
        found: dict[str, Lead] = {}
        for one in Listed(task, lead, fetched).leads(read_sitemap(fetched)):
            found.setdefault(one.url, one)
        return tuple(found.values())


class Listed:
    """A sitemap file being read for a task."""

    def __init__(self, task: Task, lead: Lead, fetched: Fetched) -> None:
        self._task = task
        self._lead = lead
        self._fetched = fetched
        self._site: Territory = territory(task, lead, fetched)
        self._article = compiled(task, "article")
        self._lang = (task.source.lang or "").lower()

    def leads(self, entries: list[SitemapEntry]) -> Iterator[Lead]:
        """What the file leads to: the sitemaps it names, then its pages."""
        files = [entry for entry in entries if entry.is_sitemap]
        if self._lead.depth <= NESTED:
            yield from self._files(files[: number(self._task, "files", DEFAULT_FILES)])
        for entry in entries:
            if not entry.is_sitemap and self._speaks(entry):
                yield from self._page(entry)

    def _files(self, files: list[SitemapEntry]) -> Iterator[Lead]:
        for entry in files:
            if entry.modified is not None and is_before(entry.modified, self._task.scope, entry.blur):
                continue  # nothing in it has changed since
            try:
                url = join(self._fetched.final_url, entry.loc)
            except BadUrl:
                continue
            if url not in (self._lead.url, self._fetched.final_url):
                yield file_lead(self._task, url, via=self._fetched.final_url, depth=self._lead.depth + 1)

    def _page(self, entry: SitemapEntry) -> Iterator[Lead]:
        try:
            url = join(self._fetched.final_url, entry.loc)
        except BadUrl:
            return
        wanted = self._site.holds(url) and not is_a_download(url) and self._article.search(path_of(url))
        if wanted and self._is_timely(entry, url):
            yield Lead(
                url=url,
                source_id=self._task.source.id,
                role=Role.ARTICLE,
                via=self._fetched.final_url,
                link_text=entry.title[:LONGEST] or None,
                depth=self._lead.depth + 1,
                hints=hints_of(entry),
                modified=min(entry.modified, self._fetched.at) if entry.modified else None,
            )

    def _is_timely(self, entry: SitemapEntry, url: str) -> bool:
        """Whether a page may lie within the period: a late change says nothing of when it came out."""
        scope = self._task.scope
        if entry.published is not None:
            return within(entry.published, scope)
        dated = (entry.modified, entry.blur) if entry.modified else date_in(url)
        return dated is None or not is_before(dated[0], scope, dated[1])

    def _speaks(self, entry: SitemapEntry) -> bool:
        """Whether a page is in the source's language, as far as the sitemap says; one for all others speaks every language."""
        if not self._lang or not entry.spoken or "x-default" in entry.spoken:
            return True
        return any(tongue.split("-")[0] == self._lang.split("-")[0] for tongue in entry.spoken)


def file_lead(task: Task, url: str, *, via: str | None = None, depth: int = 0) -> Lead:
    """A sitemap file as a lead: asked for every round, before pages."""
    return Lead(url=url, source_id=task.source.id, role=Role.LISTING, via=via, depth=depth, priority=PRIORITY)


def named_in_robots(task: Task, lead: Lead, fetched: Fetched) -> Iterator[Lead]:
    """The sitemaps that robots.txt names; else the usual names, one after the other."""
    text = decode(fetched.body, "text/plain; charset=utf-8").text
    named: dict[str, None] = {}
    for found in NAMED.finditer(text):
        try:
            named[join(fetched.final_url, found[1])] = None
        except InputError:
            continue
    for url in list(named)[: number(task, "files", DEFAULT_FILES)]:
        yield file_lead(task, url, via=fetched.final_url, depth=1)
    if not named:
        first, second = (join(task.source.url, guess) for guess in GUESSES)
        hints = {INSTEAD: second}
        yield Lead(
            url=first,
            source_id=task.source.id,
            role=Role.LISTING,
            via=fetched.final_url,
            depth=1,
            priority=PRIORITY,
            hints=hints,
        )


def head_of(fetched: Fetched) -> str:
    """The beginning of a file, as far as names of elements go."""
    text = fetched.body[:1_000].decode("latin-1")
    return re.sub(r"<\?xml[^>]*\?>", "", text)


def feed_pages(task: Task, fetched: Fetched) -> tuple[Lead, ...]:
    """The protocol lets a feed stand for a sitemap."""
    feed = read_xml(fetched)
    if feed is None:
        raise unreadable(f"{fetched.url} cannot be read as a sitemap or a feed.")
    return feed_leads(feed, task, fetched)


def hints_of(entry: SitemapEntry) -> dict[str, str]:
    """What the sitemap says of a page, under the names that feeds use."""
    said = {
        "title": entry.title,
        "published": stamp(entry.published),
        "updated": stamp(entry.modified),
        "keywords": entry.keywords,
        "language": entry.language,
        "feed": entry.publication,
    }
    return {name: text[:LONGEST] for name, text in said.items() if text}


def stamp(moment: datetime | None) -> str:
    """A moment as hints carry it."""
    return moment.isoformat() if moment else ""


KIND = Sitemap()
