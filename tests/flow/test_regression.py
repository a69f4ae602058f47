"""Judged pages go to a file and back; a page judged right that is read otherwise now is found."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kronika.flow.chronicle import Chronicle, init_chronicle, open_chronicle
from kronika.flow.extraction import extract_waiting
from kronika.flow.judged_pages import exported, packed, unpacked
from kronika.flow.regression import checked, similarity, whole
from kronika.model.article import Article, ArticleFilter, ArticleRecord
from kronika.model.errors import BadFile, UnknownName
from kronika.model.job import EXTRACT
from kronika.model.judgement import Reading, Verdict
from kronika.sites.book import Book
from tests.serve.web.chronicle import NOW, PAPERS, fill

RECIPES = Book()


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chronicle]:
    """A chronicle of pages in windows-1250 that our own engine has read."""
    folder = tmp_path_factory.mktemp("judged")
    init_chronicle(folder)
    with open_chronicle(folder, {}, clock=lambda: NOW) as chronicle:
        fill(chronicle.store, PAPERS[1:2])
        chronicle.store.jobs.add(EXTRACT, [page.id for page in chronicle.store.pages.listing(limit=100)])
        extract_waiting(chronicle)
        yield chronicle


@pytest.fixture
def chronicle(made: Chronicle) -> Iterator[Chronicle]:
    yield made
    while made.store.judgements.undo("Eva") or made.store.judgements.undo("Jan"):
        pass


def judge(chronicle: Chronicle, record: ArticleRecord, verdict: Verdict, by: str = "Eva") -> None:
    assert chronicle.store.judgements.judge(Reading.of(record), verdict, by=by, at=NOW)


def records(chronicle: Chronicle) -> list[ArticleRecord]:
    return chronicle.store.articles.listing(ArticleFilter(with_text=False), limit=100)


def lines(chronicle: Chronicle) -> list[str]:
    return [json.dumps(page, ensure_ascii=False) for page in exported(chronicle)]


def test_a_judged_page_is_exported_whole(chronicle: Chronicle) -> None:
    first, second, *_ = records(chronicle)
    judge(chronicle, first, Verdict.RIGHT)
    judge(chronicle, second, Verdict.NO_LEAD)
    judge(chronicle, second, Verdict.RIGHT, by="Jan")
    right, wrong = (json.loads(line) for line in lines(chronicle))
    assert (right["verdict"], right["url"], right["lang"]) == ("right", first.article.url, "cs")
    assert right["article"]["text"] == first.article.text and right["article"]["title"] == first.article.title
    assert unpacked(right) == chronicle.store.pages.body(first.page_id)
    assert right["charset"] == "base64", "windows-1250 is no utf-8"
    assert (wrong["verdict"], wrong["article"]) == ("no_lead", None)
    assert [said["by"] for said in wrong["judgements"]] == ["Eva", "Jan"]
    assert [said["version"] for said in right["judgements"]] == [Reading.of(first).version]


@pytest.mark.parametrize("body", [b"", b"\xef\xbb\xbf<p>a\r\n\xe2\x80\xa8</p>\x00", bytes(range(256))])
def test_bytes_come_back_as_they_were(body: bytes) -> None:
    assert unpacked(json.loads(json.dumps(packed(body)))) == body


def test_what_was_right_and_still_is_passes(chronicle: Chronicle) -> None:
    for record in records(chronicle)[:5]:
        judge(chronicle, record, Verdict.RIGHT)
    judge(chronicle, records(chronicle)[6], Verdict.OTHER)
    found = list(checked(lines(chronicle), "auto", RECIPES))
    assert [(page.similarity, page.changed()) for page in found] == [(1.0, False)] * 5


def test_a_changed_text_or_title_is_found(chronicle: Chronicle) -> None:
    judge(chronicle, records(chronicle)[0], Verdict.RIGHT)
    [line] = lines(chronicle)

    def changed(**values: str) -> bool:
        page: dict[str, Any] = json.loads(line)
        page["article"] |= values
        [found] = checked(["", json.dumps(page), "\n"], "auto", RECIPES)
        return found.changed()

    text = json.loads(line)["article"]["text"]
    assert not changed()
    assert not changed(text=text.replace(" ", "  \n"))
    assert changed(text=f"{text} {text[:120]}")
    assert changed(title="Něco jiného")


def test_a_page_that_cannot_be_read_any_more_is_found(chronicle: Chronicle) -> None:
    judge(chronicle, records(chronicle)[0], Verdict.RIGHT)
    page = json.loads(lines(chronicle)[0]) | packed(b"%PDF-1.7\n\x00\x00")
    [found] = checked([json.dumps(page)], "auto", RECIPES)
    assert found.changed() and found.sentence


@pytest.mark.parametrize("line", ["{", "[]", "7", '{"verdict": "right"}', '{"verdict":"right","article":{"text":1}}'])
def test_a_line_of_another_kind_is_named(line: str) -> None:
    with pytest.raises(BadFile, match="Line 2 "):
        list(checked(["", line], "auto", RECIPES))


def test_an_unknown_engine_is_told() -> None:
    with pytest.raises(UnknownName):
        list(checked([], "nobody", RECIPES))


def test_similarity_is_of_words_in_order() -> None:
    text = " ".join(str(number) for number in range(100))
    assert similarity(text, text) == similarity("", "") == 1.0
    assert similarity(text, "") == 0.0
    assert similarity(text, text.replace(" 50 ", " x ")) == pytest.approx(0.99)
    assert similarity(text, f"{text} x y") == pytest.approx(200 / 202)
    assert similarity("a b c d", "c d a b") == pytest.approx(0.5)
    long = " ".join(str(number) for number in range(20_000))
    assert similarity(long, f"x {long} y") > 0.99


def test_an_article_on_several_pages_is_checked_with_all_of_them() -> None:
    urls = ("https://x.example/clanek/novy-most-v-lhote", "https://x.example/clanek/novy-most-v-lhote/2")
    first, second = (
        {"url": url, "asked": url, "fetched_at": NOW.isoformat(), "content_type": "text/html"} for url in urls
    )
    onward = f'<a rel="next" href="{urls[1]}">Další strana</a>'
    pages = [page_of(word, link) for word, link in (("Nejprve", onward), ("Potom", ""))]
    line = first | packed(pages[0].encode()) | {"source": "x", "lang": "cs", "verdict": "right"}
    alone = whole(line | {"following": []}, "auto", RECIPES)
    both = whole(line | {"following": [second | packed(pages[1].encode())]}, "auto", RECIPES)
    assert isinstance(alone, Article) and isinstance(both, Article)
    assert "Nejprve" in alone.text and "Potom" not in alone.text
    assert "Nejprve" in both.text and "Potom" in both.text
    line |= {"article": {"text": both.text, "title": both.title}}
    [found] = checked([json.dumps(line | {"following": []})], "auto", RECIPES)
    assert found.changed()


TITLE = "Nový most v Lhotě otevřou už v květnu"
SENTENCES = (
    "stavba mostu pokračuje podle plánu a dělníci pracují i o sobotách, řekl starosta obce.",
    "řidiči musí počítat s objížďkou přes sousední vesnici, která potrvá několik týdnů.",
    "náklady dosáhly dvanácti milionů korun a většinu z nich zaplatil kraj.",
)


def page_of(word: str, link: str) -> str:
    """One page of an article; every sentence begins with the word."""
    text = "".join(f"<p>{word} {sentence}</p>" for sentence in SENTENCES)
    return (
        f'<html lang="cs"><head><title>{TITLE}</title></head><body><article><h1>{TITLE}</h1>{text}</article>'
        f'<p class="strany">{link}</p></body></html>'
    )


def test_files_are_not_needed_for_an_empty_chronicle(tmp_path: Path) -> None:
    init_chronicle(tmp_path)
    with open_chronicle(tmp_path, {}) as chronicle:
        assert list(exported(chronicle)) == []
