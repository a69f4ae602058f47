"""A digest as a mail: sections in both texts, told apart by words, in the language of the message."""

from __future__ import annotations

import json

import pytest

from kronika.model.alert import Line, LineTone, Section
from kronika.notify.links import with_links
from kronika.notify.payload import payload
from tests.notify.material import a_digest
from tests.notify.test_mail import part, posted

BASE = "https://kronika.example.org"


def test_both_texts_have_every_page_its_counts_its_link_and_what_became_of_it() -> None:
    mail = posted(with_links(a_digest(), BASE))
    plain, html = part(mail, "plain"), part(mail, "html")
    for said in (
        "2 added · 1 removed",
        "Úřední deska Kolín",
        "No changes: 14 pages",
        "Could not check: 2",
        "Gmina Wisła",
    ):
        assert said in plain and said in html
    assert "https://kronika.example.org/watch/7/diff?from=3&to=4" in plain
    assert 'href="https://kronika.example.org/watch/7/diff?from=3&amp;to=4"' in html
    assert "  ± Changed: … Beton C20/25 … 1 200 Kč → 1 350 Kč" in plain
    assert "  − Removed: Výběrové řízení" in plain
    assert "  Stránka obce 33  https://kronika.example.org/watch/33" in plain
    assert ">1 200 Kč</del>" in html and ">1 350 Kč</ins>" in html
    assert "<b>" not in html and "Ceník stavebnin &lt;b&gt;" in html


@pytest.mark.parametrize(
    ("lang", "subject", "said", "day"),
    [
        ("cs", "[Kronika] Přehled: ", ("Otevřít v Kronice", "Už neposílat", "+ Přidáno"), "5. 3. 2026"),
        ("pl", "[Kronika] Przegląd: ", ("Otwórz w Kronice", "Nie wysyłaj więcej", "− Usunięto"), "5.03.2026"),
        ("ru", "[Kronika] Обзор: ", ("Открыть в Kronika", "Больше не присылать", "⇅ Перемещено"), "05.03.2026"),
        ("xx", "[Kronika] Digest: ", ("Open in Kronika", "No more of these", "⇅ Moved"), "5 March 2026"),
    ],
)
def test_the_mails_own_words_are_in_its_language(lang: str, subject: str, said: tuple[str, ...], day: str) -> None:
    mail = posted(with_links(a_digest(lang=lang), BASE))
    assert str(mail["Subject"]).startswith(subject)
    assert mail["Content-Language"] == (lang if lang != "xx" else "en")
    assert mail["List-Id"].startswith("Kronika Digest <digest.")  # filters of mailboxes go by it
    for text in (part(mail, "plain"), part(mail, "html")):
        assert all(words in text for words in (*said, day))


def test_a_digest_of_very_many_pages_stays_small_enough_to_be_shown_whole() -> None:
    lines = tuple(Line(tone=LineTone.ADDED, text=f"item {n} " * 200) for n in range(30))
    pages = tuple(Section(title=f"Page {number}", lines=lines) for number in range(400))
    mail = posted(a_digest(sections=pages))
    html, plain = part(mail, "html"), part(mail, "plain")
    assert len(html.encode()) < 102_000
    assert "more, in the text part of this mail" in html
    assert "Page 399" in plain and "item 29" in plain


def test_a_quiet_section_names_some_and_counts_the_rest() -> None:
    names = tuple(Line(text=f"Name {number}!") for number in range(100))
    mail = posted(a_digest(sections=(Section(title="No changes: 100 pages", quiet=True, lines=names),)))
    html = part(mail, "html")
    assert "Name 59!" in html and "Name 60!" not in html and "and 40 more" in html
    assert "Name 99!" in part(mail, "plain")


def test_machines_get_the_sections_too() -> None:
    told = json.loads(payload(with_links(a_digest(lang="cs"), BASE)))
    assert told["lang"] == "cs"
    first = told["sections"][0]
    assert (first["title"], first["link"]) == ("Úřední deska Kolín", f"{BASE}/watch/7/diff?from=3&to=4")
    assert first["badge"] == "2 added · 1 removed · 1 moved · 1 link"
    assert first["lines"][1] == {
        "name": "",
        "text": "Výběrové řízení na pozici referenta odboru dopravy",
        "link": None,
        "tone": "removed",
    }
    assert told["sections"][1]["lines"][0]["before"] == "1 200 Kč"


def test_links_of_sections_are_made_whole_or_none() -> None:
    bad = Section(title="x", link="javascript:alert(1)", lines=(Line(text="y", link="data:text/html,z"),))
    [section] = with_links(a_digest(sections=(bad,)), BASE).sections
    assert section.link is None and section.lines[0].link is None
