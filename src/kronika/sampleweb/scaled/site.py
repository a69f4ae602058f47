"""One generated site: its shape, fault and trap put together, and the truth about its addresses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from functools import cached_property
from urllib.parse import parse_qs, urlsplit

from kronika.model.article import PageClass
from kronika.sampleweb.scaled import faults, shapes, traps
from kronika.sampleweb.scaled.looks import Link, article_page
from kronika.sampleweb.scaled.plan import Fault, Plan, Shape, Trap
from kronika.sampleweb.scaled.stories import numbers_by_path, path_of, story
from kronika.sampleweb.scaled.words import WORDS
from kronika.sampleweb.site import NOT_FOUND, Answer, Entry, Request, Truth, page

RELATED = (1, 2, 7)  # how much further the linked articles are


class ScaledSite:
    """Answers from its plan alone: nothing is kept, every page is made when it is asked for."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.host = plan.host
        self.name = plan.host
        self.lang = plan.lang
        self.about = f"A generated {plan.shape} of {plan.articles} articles{described(plan)}."
        self.entry: Entry | None = shapes.entry_of(plan)
        self._doorkeeper = faults.Doorkeeper(plan)

    def refuse(self, request: Request, at: float) -> Answer | None:
        """The refusal this visitor gets at this moment, if any; asked before every answer."""
        return self._doorkeeper.refuse(request, at)

    def reset(self) -> None:
        """Forget who was refused."""
        self._doorkeeper.reset()

    def answer(self, request: Request, now: datetime) -> Answer:
        """The page, as fault and trap let it through."""
        sent = faults.instead(self.plan, request)
        if sent is not None:
            return sent
        if request.path == faults.ROBOTS:
            return faults.impaired(self.plan, request, faults.robots(self.plan), None)
        path = self.path_of(request.path, request.query.get("id"), request.query.get("page"))
        number = numbers_by_path(self.plan).get(path)
        made = traps.answer(self.plan, request) if self._is_trap_first else None
        made = made or self._true_page(request, path, number) or traps.answer(self.plan, request) or NOT_FOUND
        if self.plan.trap is Trap.SESSION:
            made = replace(made, fixed=False)
        return faults.impaired(self.plan, request, made, number)

    def truths(self, now: datetime) -> Iterator[Truth]:
        """The pages that a full collection must hold, each once; the ways to them are told by `ways`."""
        for path in self.pages():
            number = numbers_by_path(self.plan).get(path)
            if number is None:
                yield Truth(path=path, page_class=PageClass.NO_TEXT, lang=self.lang)
                continue
            printed = story(self.plan, number)
            yield Truth(
                path=path,
                page_class=PageClass.ARTICLE,
                lang=self.lang,
                title=printed.draft.title,
                lead=printed.draft.lead,
                body=printed.draft.paragraphs,
                published=printed.published,
                authors=(printed.author,),
            )

    def pages(self) -> tuple[str, ...]:
        """The paths of all pages a full collection must hold."""
        contents = shapes.list_paths(self.plan) if self.plan.shape is Shape.SITE else ()
        return (*contents, *(path_of(self.plan, number) for number in shapes.articles(self.plan)))

    def ways(self) -> frozenset[str]:
        """The paths of pages that only lead to articles; a collection may hold them or not."""
        return frozenset() if self.plan.shape is Shape.SITE else frozenset(shapes.list_paths(self.plan))

    def page_of(self, url: str) -> str | None:
        """Which page an address leads to, however it is spelled; None for what is no true page."""
        parts = urlsplit(url)
        query = parse_qs(parts.query)
        host = (parts.hostname or "").removesuffix(".localhost")
        if host not in self.plan.hosts:
            return None
        path = self.path_of(parts.path, *(query.get(name, [None])[0] for name in ("id", "page")))
        return path if path in self._known else None

    def path_of(self, path: str, article: str | None, number: str | None) -> str:
        """The straight path with the one parameter that matters."""
        path = traps.straight(self.plan, path)
        if path == "/index.php" and article is not None:
            return f"{path}?id={article}"
        return f"{path}?page={number}" if path == "/archive" and number not in (None, "1") else path

    @cached_property
    def _known(self) -> frozenset[str]:
        return self.ways().union(self.pages())

    @property
    def _is_trap_first(self) -> bool:
        return self.plan.trap is Trap.PRINT

    def _true_page(self, request: Request, path: str, number: int | None) -> Answer | None:
        if number is not None:
            return page(self._article(request, path, number))
        if path not in shapes.list_paths(self.plan):
            return None

        def turn(to: str) -> str:
            return traps.turned(self.plan, request, to)

        made = shapes.list_answer(self.plan, path, request.base, turn)
        extra = "".join(
            f'<p><a href="{to.replace("&", "&amp;")}">{text}</a></p>' for to, text in traps.extra_links(self.plan, path)
        )
        return replace(made, body=made.body.replace(b"</body>", f"{extra}</body>".encode())) if extra else made

    def _article(self, request: Request, path: str, number: int) -> str:
        after: list[Link] = []
        if self.plan.shape is Shape.SITE:
            for further in RELATED:
                other = (number + further - 1) % self.plan.articles + 1
                to = traps.turned(self.plan, request, path_of(self.plan, other))
                after.append((to, story(self.plan, other).draft.title))
        start = self.entry.path if self.entry and self.plan.shape is not Shape.ARCHIVE else ""
        menu = [(traps.turned(self.plan, request, start), WORDS[self.lang].home)] if start else []
        head = f'<link rel="canonical" href="{request.base}{path}">' if self.plan.trap is Trap.CANONICAL else ""
        after += traps.extra_links(self.plan, path)
        return article_page(self.plan, story(self.plan, number), menu, after, head)


def described(plan: Plan) -> str:
    """Its fault and trap in words."""
    fault = f", {plan.fault.replace('-', ' ')}" if plan.fault is not Fault.NONE else ""
    return fault + (f", with the trap “{plan.trap}”" if plan.trap is not Trap.NONE else "")
