"""One look at a watched page, in a process of its own: read it, find the text, and compare it with the version we have."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kronika.extract.article import Reading, read_both
from kronika.extract.engine import Ask
from kronika.flow.hands import Fault
from kronika.flow.watch_doubt import is_replaced, is_restless
from kronika.flow.watch_look import Looked, LookWork, Sheet
from kronika.html.charset import Decoded
from kronika.html.document import Document, decoded, parse_decoded
from kronika.html.labels import codec_of
from kronika.model.article import Article, PageClass
from kronika.model.errors import NotText
from kronika.model.failure import FailureKind
from kronika.model.watch import COMPARED, FocusKind, WatchState
from kronika.watch.compare import compare
from kronika.watch.likewise import view_likewise
from kronika.watch.region import region_of, view_with_region
from kronika.watch.seeing import Seen, see
from kronika.watch.trouble import Visit, turn
from kronika.watch.view import View
from kronika.watch.viewing import view_of

WITH_TEXT = frozenset({PageClass.ARTICLE, PageClass.ARTICLE_WITH_COMMENTS, PageClass.BRIEFS, PageClass.PAYWALL})


def look(work: LookWork) -> Looked | Fault:
    """One look, and no exception gets out."""
    try:
        return looked(work)
    except NotText as error:
        return Fault(kind=FailureKind.NOT_TEXT, sentence=str(error))
    except Exception as error:  # noqa: BLE001 - whatever it is, it is recorded with the page and shown
        return Fault(kind=FailureKind.UNEXPECTED, sentence=f"Comparing failed: {type(error).__name__}: {error}.")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Sight:
    """A page as it is compared, and what is known of it besides."""

    view: View
    page_class: str
    title: str
    lang: str


def looked(work: LookWork) -> Looked:
    """Read the page and compare it; a page that is in trouble is not compared."""
    page = read_text(work.sheet, work.charset)
    document = parse_decoded(page, url=work.sheet.final_url)
    before = view_before(work)
    sight = sight_of(work, page, document, before)
    found = turn(visit_of(work, sight, before))
    if found is not None and found.state not in COMPARED:
        return Looked(state=found.state, sentence=found.sentence)
    return compared(work, sight, before)


def sight_of(work: LookWork, page: Decoded, document: Document, before: View | None) -> Sight:
    """The page beside the version before it: where that one had its text, or where the extractor finds it."""
    seen = see(document) if work.focus.kind is FocusKind.MAIN else None
    if seen is not None and before is not None and (known := known_sight(work, seen, before)) is not None:
        return known
    reading = read_parsed(work.sheet, work, page, document)
    return fresh_sight(reading, view_of(document, work.focus, texts_of(reading.article), seen))


def fresh_sight(reading: Reading, view: View) -> Sight:
    """What the extractor found."""
    article, document = reading.article, reading.document
    return Sight(
        view=view,
        page_class=article.page_class.value,
        title=article.title or document.title,
        lang=article.lang or document.lang or "",
    )


def known_sight(work: LookWork, seen: Seen, before: View) -> Sight | None:
    """What is known from the version before; None where too much changed, or a recipe may have come since."""
    was = work.before
    if was is None or work.recipe is not None or not was.page_class:
        return None
    view = view_likewise(seen, before)
    return Sight(view=view, page_class=was.page_class, title=was.title, lang=was.lang) if view is not None else None


def visit_of(work: LookWork, sight: Sight, before: View | None = None) -> Visit:
    """The page as its state is judged by."""
    return Visit(
        url=work.url,
        final_url=work.sheet.final_url,
        page_class=sight.page_class,
        view=sight.view,
        title=sight.title,
        before=before,
        before_url=work.before.final_url if work.before is not None else "",
        before_class=work.before.page_class if work.before is not None else "",
    )


def compared(work: LookWork, sight: Sight, before: View | None) -> Looked:
    """The page beside the version before it."""
    seen = Looked(
        state=WatchState.OK,
        title=sight.title,
        page_class=sight.page_class,
        lang=sight.lang,
        region=region_of(sight.view),
        ignores=work.ignores,
        memory=work.memory,
    )
    if before is None or work.before is None:
        return seen
    found = compare(before, sight.view, work.ignores, work.memory, before_at=work.before.at, after_at=work.sheet.at)
    return replace(
        seen,
        state=WatchState.CHANGED if found.difference.is_change else WatchState.UNCHANGED,
        difference=found.difference,
        digest=found.digest,
        doubtful=is_restless(found) or is_replaced(found, before),
        ignores=found.ignores,
        memory=found.memory,
    )


def view_before(work: LookWork) -> View | None:
    """The version we have as it was compared then: without the extractor, unless somebody asks for something else now."""
    if work.before is None:
        return None
    page = read_text(work.before, work.charset)
    document = parse_decoded(page, url=work.before.final_url)
    view = view_with_region(document, work.focus, work.before.region)
    if view is not None:
        return view
    reading = read_parsed(work.before, work, page, document)
    return view_of(document, work.focus, texts_of(reading.article))


def read_sheet(sheet: Sheet, work: LookWork) -> Reading:
    """A page parsed, with the article on it; raises NotText."""
    page = read_text(sheet, work.charset)
    return read_parsed(sheet, work, page, parse_decoded(page, url=sheet.final_url))


def read_parsed(sheet: Sheet, work: LookWork, page: Decoded, document: Document) -> Reading:
    """The article on a page that is parsed already."""
    ask = Ask(html=page.text, url=sheet.final_url, lang=work.lang, now=sheet.at, recipe=work.recipe, parsed=document)
    return read_both(ask, work.engine)


def read_text(sheet: Sheet, charset: str) -> Decoded:
    """The text of a page, in the charset that people insist on or in the one it is really written in; raises NotText."""
    if charset:
        return Decoded(text=sheet.body.decode(codec_of(charset), "replace"), charset=charset, how="given")
    return decoded(sheet.body, url=sheet.final_url, content_type=sheet.content_type)


def texts_of(article: Article) -> list[str]:
    """What the article says, part by part; nothing where there is none."""
    if article.page_class not in WITH_TEXT:
        return []
    items = [text for item in article.items for text in (item.title, item.text)]
    parts = [part.text for part in article.parts]
    return [text for text in (article.title, article.lead, *parts, *items) if text]
