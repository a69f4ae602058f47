"""Pictures of every screen, desktop and phone, light and dark: python -m tests.e2e.screenshots [FOLDER]."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from urllib.parse import quote

from playwright.sync_api import Browser

from kronika.flow.corpora import freeze
from kronika.flow.judging import next_turn
from kronika.flow.saved_queries import save_query
from kronika.model.article import ArticleFilter
from kronika.model.corpus import Corpus
from kronika.model.judgement import Reading, Sample, Verdict
from kronika.model.saved_query import SavedQuery
from kronika.model.search import Question
from kronika.model.series import Ready
from kronika.serve.gate.premises import chronicle_of
from kronika.serve.web.passwords import hash_password
from kronika.settings import Settings
from kronika.store.store import Store, open_store
from tests.e2e.browser import SIZES, open_browser
from tests.e2e.phone import person
from tests.e2e.webserver import running
from tests.serve.web.ailing import fall_ill, offer
from tests.serve.web.asking import ask_people, vote
from tests.serve.web.chronicle import NOW, fill
from tests.serve.web.parishes import read_parishes
from tests.serve.web.watching import watch_pages

LANGUAGES = ("pl", "cs", "ru")


def main() -> None:
    """Take all pictures."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as room, open_browser() as browser:
        take_filled(browser, Path(room), folder)
        take_empty(browser, Path(room), folder)
        take_watching(browser, Path(room), folder)
        take_annotating(browser, Path(room), folder)
        take_facts(browser, Path(room), folder)
        take_login(browser, Path(room), folder)


def take_filled(browser: Browser, room: Path, folder: Path) -> None:
    """The screens with something in them; other languages only once."""
    database = room / "filled.db"
    with open_store(f"sqlite:///{database}", create=True) as store:
        fill(store)
        judge(store)
        fall_ill(store)
        offer(store)
        article = store.articles.listing(ArticleFilter(source="Zprávy z Podhradí"), limit=1)[0].id
        keep_questions(store, room)
    paths = {
        "overview": "/",
        "sources": "/sources",
        "source": "/sources/G%C5%82os%20Doliny",
        "health": "/health/Posel%20z%20hor",
        "articles": "/articles",
        "articles-filtered": "/articles?q=wie%C5%BCa&lang=pl",
        "articles-fault": "/articles?q=most+AND+(ne",
        "article": f"/articles/{article}",
        "article-sentence": f"/articles/{article}?q=a&sentence=2",
        **{f"trends-{ready}": f"/trends?show={ready}" for ready in Ready},
        "queries": "/queries",
        "headlines": "/headlines?days=30",
        "corpora": "/corpora",
        "corpus": "/corpora/1",
        "concordance": "/concordance?pattern=most&lemma=yes",
        "failures": "/failures",
        "judge": "/judge",
        "judge-results": "/judge/results",
        "not-found": "/nothing-here",
    }
    with running(database) as address:
        shoot(browser, address, paths, folder)
        for lang in LANGUAGES:
            some = {f"{name}-{lang}": f"{paths[name]}?ui={lang}" for name in ("overview", "sources")}
            shoot(browser, address, some, folder, schemes=("light",))


def keep_questions(store: Store, room: Path) -> None:
    """A saved query and a corpus."""
    chronicle = chronicle_of(store, Settings(home=room), lambda: NOW)
    save_query(chronicle, SavedQuery(name="Mosty", question=Question(text="most OR lávka"), note="o dopravě"))
    freeze(chronicle, Corpus(name="Knihovny", question=Question(text="knihovna", lang="cs")))


def judge(store: Store) -> None:
    """Some verdicts: most pages right, every fault once."""
    for place in range(40):
        number = next_turn(store, Sample(), by="").article_id or 0
        verdict = list(Verdict)[place // 8] if place % 8 == 7 else Verdict.RIGHT
        store.judgements.judge(Reading.of(store.articles.get(number)), verdict, by="", at=NOW)


def take_empty(browser: Browser, room: Path, folder: Path) -> None:
    """The screens of a new chronicle."""
    database = room / "empty.db"
    with open_store(f"sqlite:///{database}", create=True):
        pass
    with running(database) as address:
        paths = {"empty-overview": "/", "empty-sources": "/sources", "empty-articles": "/articles"}
        shoot(browser, address, paths, folder, schemes=("light",))


def take_watching(browser: Browser, room: Path, folder: Path) -> None:
    """The screens of watched pages."""
    database = room / "watching.db"
    with open_store(f"sqlite:///{database}", create=True) as store:
        watch_pages(store)
    paths = {
        "watch": "/watch",
        "watch-one": "/watch/1",
        "watch-diff": "/watch/1/diff?from=2&to=3",
        "changes": "/changes",
        "groups": "/groups",
        "group": "/groups/1",
    }
    with running(database) as address:
        shoot(browser, address, paths, folder)
        for lang in LANGUAGES:
            some = {f"{name}-{lang}": f"{paths[name]}?ui={lang}" for name in ("watch", "changes")}
            shoot(browser, address, some, folder, schemes=("light",))


def take_annotating(browser: Browser, room: Path, folder: Path) -> None:
    """The annotator on a phone, in every language, and the desk of whoever invited people."""
    database = room / "annotating.db"
    with open_store(f"sqlite:///{database}", create=True) as store:
        ask_people(store, parishes=5)
    with running(database) as address:
        for lang in ("en", *LANGUAGES):
            someone = person(browser, address, locale=lang, reduced_motion="reduce")
            someone.page.screenshot(path=folder / f"annotate-how-{lang}.png")
            someone.page.locator("#how .scrolling").evaluate("box => box.scrollTo(0, box.scrollHeight)")
            someone.page.locator("#how-close").tap()
            someone.tap("yes")
            someone.page.screenshot(path=folder / f"annotate-{lang}.png")
            someone.page.context.close()
    with open_store(f"sqlite:///{database}") as store:
        vote(store)
    with running(database) as address:
        shoot(browser, address, {"annotate-people": "/annotate/people", "contested": "/annotate/fragments"}, folder)


def take_facts(browser: Browser, room: Path, folder: Path) -> None:
    """The screens of facts."""
    database = room / "facts.db"
    with open_store(f"sqlite:///{database}", create=True) as store:
        name = read_parishes(store, database)[6].name
    paths = {
        "facts": "/facts",
        "facts-sites": "/facts/mass-times",
        "facts-map": "/facts/mass-times?view=map",
        "facts-site": f"/facts/mass-times/{quote(name, safe='')}",
        "facts-office": f"/facts/office-hours/{quote(name, safe='')}",
    }
    with running(database) as address:
        shoot(browser, address, paths, folder)
        for lang in LANGUAGES:
            some = {f"{name}-{lang}": f"{paths[name]}?ui={lang}" for name in ("facts-sites", "facts-site")}
            shoot(browser, address, some, folder, schemes=("light",))


def take_login(browser: Browser, room: Path, folder: Path) -> None:
    """The login."""
    database = room / "login.db"
    with open_store(f"sqlite:///{database}", create=True) as store:
        store.users.add("eva", hash_password("a long password"), NOW)
    with running(database) as address:
        shoot(browser, address, {"login": "/login"}, folder)


def shoot(
    browser: Browser,
    address: str,
    paths: dict[str, str],
    folder: Path,
    schemes: tuple[str, ...] = ("light", "dark"),
) -> None:
    """Each path in each size and scheme, the whole page."""
    for size, viewport in SIZES.items():
        for scheme in schemes:
            context = browser.new_context(viewport=viewport, color_scheme=scheme, locale="en-GB")  # type: ignore[arg-type]
            page = context.new_page()
            for name, path in paths.items():
                page.goto(address.rstrip("/") + path)
                for frame in page.locator("iframe:visible").all():
                    frame.scroll_into_view_if_needed()
                    frame.content_frame.locator("h1").wait_for()
                page.screenshot(path=folder / f"{name}-{size}-{scheme}.png", full_page=True)
            context.close()


if __name__ == "__main__":
    main()
