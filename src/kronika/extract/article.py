"""From page to article, by the engine that was asked for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from kronika.extract.engine import FOLDER, Ask, Engine
from kronika.extract.recipe import with_recipe
from kronika.html.document import Document, decoded, parse_decoded
from kronika.model.article import Article
from kronika.model.clock import system_clock
from kronika.model.errors import UnknownName
from kronika.registry import kind, names


def extract(
    html: bytes | str,
    url: str | None = None,
    lang: str | None = None,
    *,
    content_type: str | None = None,
    now: datetime | None = None,
    engine: str = "auto",
    **options: object,
) -> Article:
    """The article of a page; raises NotText for bytes that are no text.

    `now` is when the page was fetched; `options` are the thresholds of a classic engine: extract(page, engine="portal", min_body=200).
    """
    ask = Ask(
        html=html,
        url=url,
        lang=lang,
        content_type=content_type,
        now=now or system_clock(),
        options={name: str(value) for name, value in options.items()},
    )
    return read_page(ask, engine)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Reading:
    """A page that was read: decoded and parsed once, what the engine found alone, and the article after its recipe."""

    html: str
    document: Document
    general: Article
    article: Article


def read_page(ask: Ask, engine: str = "auto") -> Article:
    """The article of a page by an engine, then by the recipe of its site where there is one; raises NotText."""
    return read_both(ask, engine).article


def read_both(ask: Ask, engine: str = "auto") -> Reading:
    """The same with all that was found on the way, for whoever compares; raises NotText."""
    check_engine(engine)
    chosen: Engine = kind(FOLDER, engine)
    page = decoded(ask.html, url=ask.url, content_type=ask.content_type)
    document = ask.parsed or parse_decoded(page, url=ask.url)
    ready = replace(ask, parsed=document)
    general = chosen.article(ready)
    return Reading(html=page.text, document=document, general=general, article=with_recipe(general, ready))


def engine_names() -> list[str]:
    """The engines there are, the default first."""
    return sorted(names(FOLDER), key=lambda name: (name != "auto", name))


def check_engine(name: str) -> None:
    """Refuse an engine there is none of, with the names there are."""
    if name not in engine_names():
        raise UnknownName(f"There is no extraction engine called “{name}”; known: {', '.join(engine_names())}.")
