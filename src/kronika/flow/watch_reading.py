"""One look at a watched page, in a process of its own: read it, find the text, and compare it with the version we have."""

from __future__ import annotations

from dataclasses import replace

from kronika.extract.article import Reading, read_both
from kronika.extract.engine import Ask
from kronika.flow.hands import Fault
from kronika.flow.watch_doubt import is_replaced, is_restless
from kronika.flow.watch_look import Looked, LookWork, Sheet
from kronika.html.charset import Decoded
from kronika.html.document import decoded, parse_decoded
from kronika.html.labels import codec_of
from kronika.model.article import Article, PageClass
from kronika.model.errors import NotText
from kronika.model.failure import FailureKind
from kronika.model.watch import COMPARED, WatchState
from kronika.watch.compare import compare
from kronika.watch.region import region_of, view_with_region
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


def looked(work: LookWork) -> Looked:
    """Read the page and compare it; a page that is in trouble is not compared."""
    reading = read_sheet(work.sheet, work)
    view = view_of(reading.document, work.focus, texts_of(reading.article))
    before = view_before(work)
    found = turn(visit_of(work, reading, view, before))
    if found is not None and found.state not in COMPARED:
        return Looked(state=found.state, sentence=found.sentence)
    return compared(work, reading, view, before)


def visit_of(work: LookWork, reading: Reading, view: View, before: View | None = None) -> Visit:
    """The page as its state is judged by."""
    return Visit(
        url=work.url,
        final_url=work.sheet.final_url,
        page_class=reading.article.page_class.value,
        view=view,
        title=reading.article.title or reading.document.title,
        before=before,
        before_url=work.before.final_url if work.before is not None else "",
        before_class=work.before.page_class if work.before is not None else "",
    )


def compared(work: LookWork, reading: Reading, view: View, before: View | None) -> Looked:
    """The page beside the version before it."""
    article = reading.article
    seen = Looked(
        state=WatchState.OK,
        title=article.title or reading.document.title,
        page_class=article.page_class.value,
        lang=article.lang or reading.document.lang or "",
        region=region_of(view),
        ignores=work.ignores,
        memory=work.memory,
    )
    if before is None or work.before is None:
        return seen
    found = compare(before, view, work.ignores, work.memory, before_at=work.before.at, after_at=work.sheet.at)
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
    reading = read_sheet(work.before, work)
    return view_of(reading.document, work.focus, texts_of(reading.article))


def read_sheet(sheet: Sheet, work: LookWork) -> Reading:
    """A page parsed, with the article on it; raises NotText."""
    page = read_text(sheet, work.charset)
    ask = Ask(html=page.text, url=sheet.final_url, lang=work.lang, content_type=None, now=sheet.at, recipe=work.recipe)
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
