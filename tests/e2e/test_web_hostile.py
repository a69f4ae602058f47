"""A hostile page is stored and shown: nothing of it runs, loads, asks or leads away, here or in our own screens."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kronika.model.article import Article, ArticleFilter, Made, PageClass
from kronika.model.failure import Failure, FailureKind
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.model.source import Source, SourceKind
from kronika.store.store import Store, open_store
from tests.e2e.webserver import running
from tests.serve.web.chronicle import NOW, collect, save

MARK = "window.top.name='hit';window.name='hit';document.title='hit'"
TEXT = f'"><script>{MARK}</script><img src=x onerror="{MARK}"><svg onload="{MARK}"></svg>{{{{7*7}}}}'


def hostile(outside: str) -> str:
    """A page with every trick we know; `outside` would notice each that works."""
    return f"""<!doctype html><html onclick="{MARK}"><head><meta charset="utf-8"><base href="{outside}base/">
<title>{TEXT}</title>
<meta http-equiv="refresh" content="0; url={outside}refresh">
<meta http-equiv="Content-Security-Policy" content="default-src * 'unsafe-inline' 'unsafe-eval'">
<meta name="htmx-config" content='{{"mode": "cors"}}'>
<link rel="preconnect" href="{outside}"><link rel=dns-prefetch href={outside}><link as=script crossorigin href="{outside}p" rel="preconnect">
<link rel="stylesheet" href="{outside}style.css"><link rel="preload" as="script" href="{outside}preload.js">
<link rel="prefetch" href="{outside}prefetch"><link rel="icon" href="{outside}icon.ico"><link rel="manifest" href="{outside}m.json">
<style>@import "{outside}import.css"; body {{ background: url({outside}bg.png) }} @font-face {{ font-family: x; src: url({outside}f.woff) }}
p {{ font-family: x; list-style: url({outside}list.png); cursor: url({outside}c.cur), auto }}</style>
<script>{MARK}</script><script src="{outside}script.js"></script><script type="module">import "{outside}module.js"</script></head>
<body onload="{MARK}" onpageshow="{MARK}" background="{outside}body.png"><h1 id="seen">The original is shown</h1>
<p style="background: url({outside}inline.png)">text</p>
<img src="{outside}img.png" onerror="{MARK}"><img src=x onerror="{MARK}">
<picture><source srcset="{outside}set.png"><img src="{outside}p.png"></picture>
<svg onload="{MARK}"><image href="{outside}svg.png"/>
<use href="{outside}use.svg#x"/><script>{MARK}</script><animate onbegin="{MARK}" attributeName="x" dur="1s"/></svg>
<math><mtext><table><mglyph><style><img src=x onerror="{MARK}"></style></mglyph></table></mtext></math>
<iframe src="javascript:{MARK}"></iframe><iframe srcdoc="<script>{MARK}</script>"></iframe><iframe src="{outside}frame"></iframe>
<object data="{outside}object"></object><embed src="{outside}embed"><video src="{outside}video" poster="{outside}poster" autoplay></video>
<audio src="{outside}audio" autoplay></audio><input autofocus onfocus="{MARK}"><details open ontoggle="{MARK}">x</details>
<a id="script-link" href="javascript:{MARK}">a script link</a> <a id="top-link" target="_top" href="{outside}top">a way out</a>
<a id="new-link" target="_blank" href="{outside}blank">a new window</a> <a id="plain-link" href="{outside}plain" ping="{outside}ping">a link</a>
<form action="{outside}form" method="post"><input name="secret" value="x"><button id="send">send</button></form>
<form id="auto"></form><script>document.getElementById('auto').submit()</script>
<div hx-get="{outside}htmx" hx-trigger="load">x</div></body></html>"""


@contextmanager
def listener() -> Iterator[tuple[str, list[str]]]:
    """Somebody outside who notes every connection, even one without a request."""
    heard: list[str] = []
    with socket.create_server(("127.0.0.1", 0)) as door:

        def listen() -> None:
            while True:
                try:
                    caller, _ = door.accept()
                except OSError:
                    return
                with caller:
                    caller.settimeout(0.5)
                    try:
                        heard.append(caller.recv(200).decode("latin-1"))
                    except TimeoutError:
                        heard.append("a connection without a word")

        thread = threading.Thread(target=listen, daemon=True)
        thread.start()
        yield f"http://localhost:{door.getsockname()[1]}/", heard
        door.shutdown(socket.SHUT_RDWR)
    thread.join(timeout=5)


def plant(store: Store, outside: str) -> None:
    """Store the page, an article whose every field is hostile, and a failure."""
    source = store.sources.add(
        Source(name=f"<b>{MARK}</b>", url="https://hostile.example/", kind=SourceKind.FEED, section=TEXT), NOW
    )
    url = "https://hostile.example/page"
    lead = Lead(url=url, source_id=source.id, role=Role.ARTICLE, via=f"javascript:{MARK}", link_text=TEXT)
    answer = Fetched(
        url=url,
        final_url=f"javascript:{MARK}//https://",
        status=200,
        headers=(
            ("Content-Type", "text/html; charset=utf-8"),
            ("X-Evil", TEXT),
            ("Link", f"<{outside}header.js>; rel=preload"),
            ("Content-Security-Policy", "default-src *"),
            ("Refresh", f"0; url={outside}"),
        ),
        body=hostile(outside).encode(),
        at=NOW - timedelta(hours=1),
        redirects=(url, f"data:text/html,<script>{MARK}</script>"),
    )
    collect(store, source, [(lead, answer)])
    article = Article(
        url=url,
        title=TEXT,
        lead=TEXT,
        body=f"{TEXT}\n\n<script>{MARK}</script>",
        page_class=PageClass.ARTICLE,
        confidence=0.5,
        engine=TEXT,
        published=NOW,
        published_from=TEXT,
        authors=(TEXT, "</title><script>"),
        keywords=(TEXT, "' onclick='x"),
        section=TEXT,
        lang='"><script>',
        made=Made(stage="extract", version=TEXT),
    )
    save(store, {url: article})
    store.failures.add(
        [
            Failure(
                at=NOW,
                stage="collect",
                kind=FailureKind.DNS,
                url=f"javascript:{MARK}",
                sentence=TEXT,
                source=source.name,
            )
        ]
    )


@pytest.fixture
def planted(database: Path) -> Iterator[tuple[str, str, list[str], int, int]]:
    """A server with the hostile page: its address, the outside, what was heard there, the article and its page."""
    with listener() as (outside, heard):
        with open_store(f"sqlite:///{database}", create=True) as store:
            plant(store, outside)
            record = store.articles.listing(ArticleFilter(), limit=1)[0]
        with running(database) as address:
            yield address, outside, heard, record.id, record.page_id


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_beside_the_article_nothing_of_it_works(planted: tuple, watched: Callable, size: str) -> None:
    address, outside, heard, article, _ = planted
    watch = watched(size)
    page = watch.page
    page.goto(f"{address}articles/{article}")
    frame = page.frame_locator("iframe").first
    expect(frame.locator("#seen")).to_have_text("The original is shown")
    for link in ("#script-link", "#top-link", "#new-link", "#send"):
        frame.locator(link).click()
        page.wait_for_timeout(200)
    assert len(page.context.pages) == 1, "no window opens"
    frame.locator("#plain-link").click()
    page.wait_for_timeout(700)
    assert page.evaluate("window.name") == ""
    assert page.title().endswith("· Kronika"), "the title is text"
    assert page.url == f"{address}articles/{article}"
    assert heard == []
    assert watch.foreign(address) == []


def test_alone_in_a_window_nothing_of_it_works(planted: tuple, watched: Callable) -> None:
    address, _, heard, _, stored = planted
    watch = watched()
    page = watch.page
    answer = page.goto(f"{address}pages/{stored}/original")
    expect(page.locator("#seen")).to_be_visible()
    page.locator("#script-link").click()
    page.locator("#send").click()
    page.wait_for_timeout(700)
    assert answer is not None
    assert answer.headers["content-security-policy"].startswith("sandbox;")
    assert "link" not in answer.headers
    assert "refresh" not in answer.headers
    assert page.evaluate("window.name") == ""
    assert page.evaluate("window.origin") == "null", "it has no origin of ours"
    assert page.url == f"{address}pages/{stored}/original"
    assert heard == []


def test_in_our_own_screens_it_is_only_text(planted: tuple, watched: Callable) -> None:
    address, _, heard, article, _ = planted
    watch = watched()
    page = watch.page
    page.add_init_script(
        "document.addEventListener('securitypolicyviolation', e => console.error('policy: ' + e.blockedURI))"
    )
    for path in ("", "sources", "articles", "failures", "articles?words=script", f"sources/%3Cb%3E{MARK}%3C%2Fb%3E"):
        page.goto(address + path)
        assert page.evaluate("window.name") == "", path
        assert page.locator("main script, main img, main b").count() == 0, path
        assert page.locator("a[href^='javascript:'], a[href^='data:']").count() == 0, path
    assert watch.complaints == []
    page.goto(f"{address}articles/{article}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("<script>")
    expect(page.get_by_role("heading", level=1)).to_contain_text("{{7*7}}")
    assert page.locator("a[href^='javascript:'], a[href^='data:']").count() == 0
    assert page.evaluate("window.name") == ""
    assert watch.foreign(address) == []
    assert heard == []


def test_a_foreign_page_cannot_press_our_buttons(planted: tuple, watched: Callable) -> None:
    address, _, _, _, _ = planted
    page = watched().page
    page.goto(f"{address}sources")
    name, token = (page.locator(f"form input[name={field}]").first.input_value() for field in ("name", "csrf"))
    page.route("http://evil.example/**", lambda route: route.fulfill(content_type="text/html", body=f"""
        <form method=post action="{address}sources/pause"><input name=csrf value="{token}">
        <input name=name value="{name}"><button>go</button></form>"""))  # fmt: skip
    page.goto("http://evil.example/")
    with page.expect_navigation():
        page.get_by_role("button").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The form was not accepted")
    page.goto(f"{address}sources")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()


def test_a_foreign_page_cannot_frame_us(planted: tuple, watched: Callable) -> None:
    address, _, _, article, stored = planted
    watch = watched()
    page = watch.page
    frames = f'<iframe src="{address}"></iframe><iframe src="{address}pages/{stored}/original"></iframe>'
    page.route("http://evil.example/**", lambda route: route.fulfill(content_type="text/html", body=frames))
    page.goto("http://evil.example/")
    page.wait_for_timeout(700)
    shown = [
        frame.locator("body").inner_text()
        for frame in (page.frame_locator("iframe").first, page.frame_locator("iframe").last)
    ]
    assert not any("Overview" in text or "The original" in text for text in shown)
