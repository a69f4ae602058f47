"""What a page says of its own state: gone, blocked, login, moved, broken; and nothing where all is well."""

from __future__ import annotations

import pytest

from kronika.extract.article import read_both
from kronika.extract.engine import Ask
from kronika.model.watch import Focus, FocusKind, WatchState
from kronika.watch.trouble import Visit, turn
from kronika.watch.view import View
from kronika.watch.viewing import view_of
from tests.watch.looking import NOW, framed, texts_of

URL = "https://obec.example/zpravy/oprava-skoly"
TEXT = framed(
    "".join(f"<p>Paragraph number {number} tells something about the works at the school.</p>" for number in range(12))
)
OTHER = """<html><head><title>Garden fair</title></head><body><h1>Garden fair</h1>
<p>Flowers, seeds and honey from farmers nearby, every Saturday morning
at the market square until October.</p><p>Bring baskets, dogs must stay outside, parking behind Hotel Slavia costs nothing.</p></body></html>"""
CHALLENGE = """<html><head><title>Just a moment...</title></head><body><h1>Checking your browser</h1><p>Verify you are human by completing
the action below.</p><div id="challenge-form"></div></body></html>"""
MISSING = """<html><head><title>Stránka nenalezena</title></head><body><h1>Stránka nenalezena</h1><p>Požadovaná stránka neexistuje.</p>
<a href="/">Zpět na úvod</a></body></html>"""
LOGIN = """<html><head><title>Přihlášení</title></head><body><h1>Přihlášení</h1><form action=/login method=post><label>Jméno</label><input name=u>
<label>Heslo</label><input type=password name=p><button>Přihlásit</button></form></body></html>"""


def visit(
    html: str, final_url: str = URL, before: str | None = TEXT, focus: Focus | None = None, before_url: str = URL
) -> Visit:
    """A page that was had, after one that is kept."""
    view, page_class, title = look(html, focus)
    old = None if before is None else look(before, focus)
    return Visit(
        url=URL,
        final_url=final_url,
        page_class=page_class,
        view=view,
        title=title,
        before=None if old is None else old[0],
        before_url=before_url,
        before_class="" if old is None else old[1],
    )


def look(html: str, focus: Focus | None) -> tuple[View, str, str]:
    """View, class and title of a page."""
    reading = read_both(Ask(html=html, url=URL, lang=None, content_type=None, now=NOW, options={}))
    view = view_of(reading.document, focus or Focus(), texts_of(reading.article))
    return view, reading.article.page_class.value, reading.document.title


@pytest.mark.parametrize(
    ("html", "final_url", "expected"),
    [
        (CHALLENGE, URL, WatchState.BLOCKED),
        (MISSING, URL, WatchState.GONE),
        (LOGIN, "https://obec.example/login?next=/zpravy", WatchState.LOGIN),
        (LOGIN, URL, WatchState.LOGIN),
        (OTHER, "https://obec.example/", WatchState.GONE),
        (OTHER, "https://obec.example/kategorie/", WatchState.GONE),
        (TEXT, "https://obec.example/archiv/oprava-skoly", WatchState.MOVED),
        (
            "<html><title>x</title><body><div id=root></div><p>Loading the page.</p></body></html>",
            URL,
            WatchState.LAYOUT_BROKEN,
        ),
    ],
)
def test_states(html: str, final_url: str, expected: WatchState) -> None:
    """Each with a sentence."""
    found = turn(visit(html, final_url))
    assert found is not None
    assert found.state is expected
    assert found.sentence.endswith(".")


@pytest.mark.parametrize("html", [CHALLENGE, MISSING, LOGIN])
def test_at_the_first_look(html: str) -> None:
    """There is nothing to compare with, and it is told all the same."""
    assert turn(visit(html, before=None)) is not None


@pytest.mark.parametrize(
    "final_url",
    [URL, "http://www.obec.example/zpravy/oprava-skoly/", f"{URL}?sid=9f86d081884c7d65", f"{URL}?utm_source=x"],
)
def test_all_is_well(final_url: str) -> None:
    """Another spelling of the address is no move; a change of the text is no trouble."""
    assert turn(visit(TEXT, final_url)) is None
    assert turn(visit(TEXT.replace("works at the school", "fair at the market"), final_url)) is None
    assert turn(visit(TEXT, final_url, before=None)) is None


def test_a_move_is_told_once() -> None:
    """Once the kept version answered at the new address, nothing is new."""
    there = "https://obec.example/archiv/oprava-skoly"
    assert turn(visit(TEXT, there, before_url=there)) is None
    assert turn(visit(TEXT, URL, before_url=there)) is None


def test_a_chosen_part() -> None:
    """A rule that fits nothing is a broken layout, and what it finds is the page, whatever else the page looks like."""
    chosen = Focus(kind=FocusKind.CSS, rule="h1")
    gone = turn(visit(TEXT, focus=Focus(kind=FocusKind.CSS, rule=".gone")))
    assert gone is not None and gone.state is WatchState.LAYOUT_BROKEN and ".gone" in gone.sentence
    assert turn(visit(LOGIN, focus=chosen, before=LOGIN)) is None


def test_a_login_box_beside_the_text() -> None:
    """A form for a password on a page that has its text is nothing."""
    assert turn(visit(TEXT.replace("</body>", "<form><input type=password></form></body>"))) is None


def test_a_mere_frame_is_broken() -> None:
    frame = """<html><body><div class="menu"><a href="/">Home</a></div><div id="content"></div><div class="foot">Read 142 times.
    <a href="/map">A map and how to get here</a> <a href="/rules">Rules for visitors</a></div></body></html>"""
    before = frame.replace('<div id="content">', f'<div id="content">{ITEMS}')
    found = turn(visit(frame, before=before))
    assert found is not None
    assert found.state is WatchState.LAYOUT_BROKEN
    assert turn(visit(frame.replace('<div id="content">', f'<div id="content">{OTHER_ITEMS}'), before=before)) is None
    assert turn(visit(before.replace("wardrobe", "cupboard"), before=before)) is None


ITEMS = "<ul><li>Wooden wardrobe, nearly untouched</li><li>Bicycle with basket and lights</li><li>Apples, several crates weekly</li></ul>"
OTHER_ITEMS = "<ul><li>Tractor wanted before harvest</li><li>Kittens looking for their homes</li><li>Piano lessons every Thursday</li></ul>"
