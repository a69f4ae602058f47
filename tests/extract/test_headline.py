"""The headline is what title, metadata and a heading agree on."""

from __future__ import annotations

from datetime import datetime

import pytest

from kronika.extract.article import extract
from kronika.extract.headline import claimed
from kronika.extract.view import look

TEXT = "<p>Most přes řeku otevřel v pondělí starosta a řekl, že se na něj dlouho čekalo.</p>"
OG = '<meta property="og:title" content="Most je otevřen">'


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        (
            f"<title>Most je otevřen | Zprávy | List</title><h1>List</h1><h2>Most je otevřen</h2>{TEXT}",
            "Most je otevřen",
        ),
        (
            f"<title>List – Most je otevřen</title><h1><a href=/>List</a></h1><h1>Most je otevřen</h1>{TEXT}",
            "Most je otevřen",
        ),
        (f"<title>Most je otevřen - List</title><td><b>Most je otevřen</b></td>{TEXT}", "Most je otevřen"),
        (f"<title>Most je otevřen - List</title>{TEXT}", "Most je otevřen"),
        (f"<title>List</title>{OG}<h1>Most je otevřen!</h1>{TEXT}", "Most je otevřen!"),
        (f"<title>List</title>{OG}{TEXT}", "Most je otevřen"),
        (f"<h1>Most je otevřen</h1>{TEXT}", "Most je otevřen"),
        (
            f"<title>Most je otevřen a slouží lidem | List</title><h1>Most je otevřen<br>a slouží lidem</h1>{TEXT}",
            "Most je otevřen a slouží lidem",
        ),
        (f"<title>Semi-automat v praxi - List</title><h1>Semi-automat v praxi</h1>{TEXT}", "Semi-automat v praxi"),
    ],
)
def test_headline(html: str, expected: str, now: datetime) -> None:
    assert extract(html, now=now).title == expected


def test_the_title_is_not_repeated_in_the_body(now: datetime) -> None:
    article = extract(
        f"<title>Most je otevřen</title><h1>Most je otevřen</h1>{TEXT}<p>Most je otevřen</p>{TEXT.replace('Most', 'Dům')}",
        now=now,
    )
    assert "Most je otevřen" not in article.body


def test_a_title_of_many_parts_makes_few_claims(now: datetime) -> None:
    title = " | ".join(f"Část {number}" for number in range(60))
    html = f"<title>{title}</title><h1>Část 0</h1>{TEXT}"
    view = look(html, url=None, lang="cs", content_type=None, now=now)
    assert len(claimed(view)) < 50
    assert extract(html, now=now).title == "Část 0"
