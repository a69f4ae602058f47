"""Cases we invented: each look printed with stories of one paper, and the sites of the sample web."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import islice
from random import Random
from urllib.parse import parse_qsl, urlsplit

from bench.repairing.case import NOW, Case, CasePage, Plan, made
from bench.repairing.looks import hashed, plain, portals
from bench.repairing.printed import Printed
from bench.repairing.stories import stories
from kronika.html.charset import decode
from kronika.model.article import PageClass
from kronika.sampleweb.site import Request, Site
from kronika.sampleweb.world import all_sites, by_host

LESSONS, UNSEEN = 14, 10
OTHERS = 60  # headlines for teasers
Look = Callable[[Printed], str]
LOOKS: tuple[Look, ...] = (*hashed.LOOKS, *portals.LOOKS, *plain.LOOKS)
LANGS = ("cs", "pl", "ru")
ITEM_MARKS = ("## ", "- ", "• ")
ARTICLES = frozenset({PageClass.ARTICLE, PageClass.ARTICLE_WITH_COMMENTS})


def look_plans() -> list[Plan]:
    """A case for each look."""
    return [partial(look_case, look, LANGS[at % len(LANGS)]) for at, look in enumerate(LOOKS)]


def look_case(look: Look, lang: str) -> Case:
    """The stories of one paper in one look."""
    name = look.__name__
    told = stories(f"look {name}", lang, LESSONS + UNSEEN)
    others = [story.draft.title for story in stories(f"others {name}", lang, OTHERS)]
    printed = [Printed(story=one, others=others, dice=Random(f"{name} {one.number}")) for one in told]
    return made(name, "invented looks", [as_page(name, one, look(one)) for one in printed], LESSONS)


def as_page(name: str, printed: Printed, html: str) -> CasePage:
    """A printed story and its truth; a table of numbers is too short to matter."""
    draft = printed.draft
    return CasePage(
        url=f"https://{name.replace('_', '-')}.example/news/{printed.story.number}",
        html=html,
        text="\n\n".join((draft.lead, *map(unmarked, draft.paragraphs))),
        lang=printed.lang,
        feed_title=draft.title,
        feed_summary=draft.lead,
    )


def unmarked(text: str) -> str:
    """Without the writer's marks of headings and items."""
    for mark in ITEM_MARKS:
        text = text.removeprefix(mark)
    return text


def sample_plans() -> list[Plan]:
    """A case for each site of the sample web, the redesigned one after its redesign."""
    return [partial(sample_case, site.host) for site in all_sites()]


def sample_case(host: str) -> Case | None:
    """One site; None where it prints too few articles."""
    case = made(host, "sample web", sample_pages(by_host()[host]), LESSONS)
    return case if len(case.unseen) >= UNSEEN // 2 else None


def sample_pages(site: Site) -> list[CasePage]:
    """Articles of one site that stand on one page."""
    truths = (t for t in site.truths(NOW) if t.page_class in ARTICLES and t.body and not t.more)
    found = []
    for truth in islice(truths, 0, 4 * (LESSONS + UNSEEN), 4):
        where, base = urlsplit(truth.path), f"http://{site.host}.localhost:8801"
        asked = Request(
            method="GET", host=site.host, path=where.path, query=dict(parse_qsl(where.query)), headers={}, base=base
        )
        answer = site.answer(asked, NOW)
        if answer.status == 200:
            text = "\n\n".join(filter(None, (truth.lead, *truth.body)))
            found.append(
                CasePage(
                    url=base + truth.path,
                    html=decode(answer.body, dict(answer.headers).get("Content-Type")).text,
                    text=text,
                    lang=truth.lang,
                    feed_title=truth.title,
                    feed_summary=truth.lead or None,
                )
            )
    return found
