"""The history of articles: which versions were seen, what each edit changed, and which headlines were written anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from itertools import pairwise

from kronika.flow.chronicle import Chronicle
from kronika.flow.word_diff import word_difference
from kronika.html.address import canonical
from kronika.model.analysed import StoredAnalysis
from kronika.model.article import Article
from kronika.model.article_history import (
    ArticleDifference,
    ArticleVersion,
    HeadlineChange,
    HeadlinePair,
    StoredVersion,
    TextDifference,
    Touched,
    Turn,
)
from kronika.model.errors import UnknownName

SAME_TIME = timedelta(hours=1)  # dates told from now ("2 hours ago") are no more exact than that


def versions(chronicle: Chronicle, article_id: int) -> tuple[ArticleVersion, ...]:
    """All versions of an article, the oldest first, each with what became different; any of them names it."""
    stored = chronicle.store.article_versions.of(article_id)
    differences = [None, *(difference(old, new) for old, new in pairwise(stored))]
    return tuple(version_of(one, changed) for one, changed in zip(stored, differences, strict=False))


def version_of(stored: StoredVersion, changed: ArticleDifference | None) -> ArticleVersion:
    """A version in numbers; the first has nothing before it."""
    return ArticleVersion(
        article_id=stored.article_id,
        number=stored.number,
        page_id=stored.page_id,
        at=stored.at,
        seen=stored.seen,
        title=stored.article.title,
        published=stored.article.published,
        tone=stored.tone,
        score=stored.score,
        touched=changed.touched if changed else (),
        added=changed.added if changed else 0,
        removed=changed.removed if changed else 0,
        is_edit=bool(changed and changed.touched),
        newest=stored.newest,
    )


def difference(one: StoredVersion, other: StoredVersion) -> ArticleDifference:
    """What became different from the older of two versions to the newer, whatever their order."""
    old, new = sorted((one, other), key=lambda version: version.number)
    was, now = old.article, new.article
    texts = {
        Touched(name): word_difference(getattr(was, name), getattr(now, name), before_at=old.at, after_at=new.at)
        for name in ("title", "lead", "body")
    }
    touched = [name for name, changed in texts.items() if changed.is_edit]
    return ArticleDifference(
        title=texts[Touched.TITLE],
        lead=texts[Touched.LEAD],
        body=texts[Touched.BODY],
        touched=(*touched, *beside(was, now)),
    )


def beside(was: Article, now: Article) -> list[Touched]:
    """What changed beside the text: the date, and who wrote it."""
    found = []
    if is_other_time(was.published, now.published):
        found.append(Touched.DATE)
    if {name.casefold() for name in was.authors} != {name.casefold() for name in now.authors}:
        found.append(Touched.AUTHORS)
    return found


def is_other_time(one: datetime | None, other: datetime | None) -> bool:
    """Whether two dates of publication are really different."""
    if one is None or other is None:
        return one is not other
    return abs(one - other) > SAME_TIME


def compared(chronicle: Chronicle, article_id: int, before: int, after: int) -> ArticleDifference:
    """What is different between two versions by their numbers; UnknownName for one that holds no article."""
    stored = {version.number: version for version in chronicle.store.article_versions.of(article_id)}
    for number in (before, after):
        if number not in stored:
            there = ", ".join(map(str, stored))
            raise UnknownName(f"There is no version {number} of this article; there are {there}.")
    return difference(stored[before], stored[after])


def article_number(chronicle: Chronicle, text: str) -> int:
    """The article that a person means: by its number, or by its address."""
    if text.strip().isdecimal():
        return chronicle.store.articles.get(int(text)).id
    return chronicle.store.article_versions.number_of(canonical(text))


def headline_changes(
    chronicle: Chronicle,
    since: datetime | None = None,
    until: datetime | None = None,
    source: str | None = None,
) -> tuple[HeadlineChange, ...]:
    """Headlines that were changed in a period (`until` is not in it), the newest first; typography is no change."""
    pairs = chronicle.store.article_versions.headline_pairs(since, until, source)
    found = [
        (pair, changed)
        for pair in pairs
        if (changed := word_difference(pair.before, pair.after, before_at=pair.seen_before, after_at=pair.at)).is_edit
    ]
    analysed = chronicle.store.analyses.of([number for pair, _ in found for number in (pair.before_id, pair.after_id)])
    return tuple(headline_change(pair, changed, analysed) for pair, changed in found)


def headline_change(
    pair: HeadlinePair, changed: TextDifference, analysed: Mapping[int, StoredAnalysis]
) -> HeadlineChange:
    """One change, with how the headlines sound."""
    before, after = points(analysed.get(pair.before_id), pair.before), points(analysed.get(pair.after_id), pair.after)
    return HeadlineChange(
        source=pair.source,
        url=pair.url,
        before_id=pair.before_id,
        after_id=pair.after_id,
        before=pair.before,
        after=pair.after,
        before_number=pair.before_number,
        after_number=pair.after_number,
        seen_before=pair.seen_before,
        at=pair.at,
        difference=changed,
        tone_before=pair.tone_before,
        tone_after=pair.tone_after,
        points_before=before,
        points_after=after,
        turn=turn(before, after),
    )


def points(stored: StoredAnalysis | None, title: str) -> float | None:
    """Points of the headline alone, which is analysed as the first paragraph; None when nobody could judge it."""
    if stored is None or not stored.analysis.sentiment.by:
        return None
    end = len(title.strip())
    spoken = [sentence for sentence in stored.analysis.sentences if sentence.start < end]
    return sum((sentence.positive - sentence.negative for sentence in spoken), 0.0)


def turn(before: float | None, after: float | None) -> Turn | None:
    """Softened when it sounds better than before, sharpened when worse."""
    if before is None or after is None or before == after:
        return None
    return Turn.SOFTENED if after > before else Turn.SHARPENED


def edits(found: Sequence[ArticleVersion]) -> tuple[ArticleVersion, ...]:
    """Those versions that are edits."""
    return tuple(version for version in found if version.is_edit)
