"""Putting an article together: the right pages are asked for, each once, and what is missing is said."""

from __future__ import annotations

from dataclasses import replace

from kronika.extract.assembly import Assembly
from kronika.model.article import GAP, Article, PageClass

URL = "https://noviny.example/most-pres-reku"


def page(number: int, following: int | None, **changes: object) -> Article:
    made = Article(
        url=address(number),
        title="Most",
        lead="",
        body=f"Toto je dlouhý odstavec strany číslo {number}, a jen této strany.",
        page_class=PageClass.ARTICLE,
        confidence=0.9,
        engine="auto",
        following=address(following) if following is not None else None,
    )
    return replace(made, **changes)  # type: ignore[arg-type]


def address(number: int) -> str:
    return URL if number == 1 else f"{URL}?strana={number}"


def bring(pages: dict[str, Article], limit: int = 10) -> tuple[Article, list[str]]:
    """Assemble from these pages; also what was asked for."""
    assembly, asked = Assembly(pages[URL], limit), list[str]()
    while (wanted := assembly.wanted) is not None:
        asked.append(wanted)
        assembly.add(pages[wanted]) if wanted in pages else assembly.missing()
    return assembly.article, asked


def chain(length: int) -> dict[str, Article]:
    return {address(n): page(n, n + 1 if n < length else None) for n in range(1, length + 1)}


def test_a_single_page_asks_for_nothing() -> None:
    article, asked = bring(chain(1))
    assert (article, asked) == (page(1, None), [])


def test_three_pages() -> None:
    article, asked = bring(chain(3))
    assert asked == [address(2), address(3)] and article.pages == (address(2), address(3))
    assert len(article.body.split(GAP)) == 3 and article.following is None and article.faults == ()


def test_fifty_pages_stop_at_the_limit_and_say_so() -> None:
    article, asked = bring(chain(50))
    assert len(asked) == 10 and article.following == address(12)
    assert article.faults == (f"The text goes on at {address(12)}, but no more than 10 following pages are read.",)
    assert bring(chain(50), limit=49)[0].faults == ()


def test_no_following_pages_wanted() -> None:
    article, asked = bring(chain(3), limit=0)
    assert asked == [] and article == page(1, 2)


def test_pages_that_go_in_a_circle_end() -> None:
    pages = chain(3) | {address(3): page(3, 1)}
    article, asked = bring(pages)
    assert asked == [address(2), address(3)] and article.following is None and article.faults == ()
    back, asked = bring({URL: page(1, 2), address(2): page(2, 1)})
    assert asked == [address(2)] and len(back.body.split(GAP)) == 2
    itself, asked = bring({URL: page(1, 1)})
    assert asked == [] and itself.pages == ()


def test_a_page_that_was_redirected_to_the_first_adds_nothing() -> None:
    article, _ = bring({URL: page(1, 2), address(2): page(1, 2)})
    assert article.pages == () and article.following is None and article.body == page(1, None).body


def test_a_page_that_repeats_what_was_said_ends_the_text() -> None:
    pages = chain(4) | {address(3): replace(page(3, 4), body=page(2, None).body)}
    article, asked = bring(pages)
    assert asked == [address(2), address(3)] and article.pages == (address(2),) and article.faults == ()


def test_a_missing_page_leaves_the_text_before_it_and_a_sentence() -> None:
    pages = chain(4)
    del pages[address(3)]
    article, _ = bring(pages)
    assert article.pages == (address(2),) and article.following == address(3)
    assert article.faults == (f"The text goes on at {address(3)}, which could not be fetched.",)


def test_a_page_without_text_is_told_apart() -> None:
    pages = chain(3) | {address(2): replace(page(2, 3), page_class=PageClass.SOFT_404, body="")}
    article, asked = bring(pages)
    assert asked == [address(2)] and article.following == address(2)
    assert article.faults == (f"The text goes on at {address(2)}, but no text was found there.",)


def test_the_whole_text_at_once_is_preferred() -> None:
    everything = URL + "?all=1"
    pages = chain(3)
    pages[URL] = replace(pages[URL], whole=everything)
    body = GAP.join(page(n, None).body for n in range(1, 4))
    article, asked = bring(pages | {everything: replace(page(1, None), url=everything, body=body)})
    assert asked == [everything] and article.body == body
    assert (article.pages, article.following, article.whole) == ((everything,), None, None)


def test_without_the_whole_text_it_goes_page_by_page() -> None:
    everything = URL + "?all=1"
    pages = chain(3)
    pages[URL] = replace(pages[URL], whole=everything)
    article, asked = bring(pages)
    assert asked == [everything, address(2), address(3)] and article.faults == ()
    only_first = pages | {everything: replace(page(1, 2), url=everything)}
    article, asked = bring(only_first)
    assert asked == [everything, address(2), address(3)] and article.pages == (address(2), address(3))
    assert article.whole is None and article.following is None
