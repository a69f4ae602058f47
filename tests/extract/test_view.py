"""What lies beside the text is left out before anything is measured, and nothing else."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from kronika.extract.view import look

NOW = datetime(2026, 4, 28, tzinfo=UTC)
LINKS = "".join(f'<li><a href="/{number}">Rubrika {number}</a></li>' for number in range(10))
SENTENCE = "Most, na který obyvatelé čekali tři roky, slouží od pondělí chodcům i cyklistům. "


def texts(body: str) -> list[str]:
    page = f"<html><head><title>Most</title></head><body>{body}</body></html>"
    return [block.text for block in look(page, url=None, lang=None, content_type=None, now=NOW).blocks]


@pytest.mark.parametrize(
    "menu", ["<nav>{}</nav>", "<footer>{}</footer>", "<aside>{}</aside>", '<div class="top-menu">{}</div>']
)
def test_menus_are_left_out(menu: str) -> None:
    assert texts(menu.format(f"<ul>{LINKS}</ul>") + f"<h1>Most</h1><p>{SENTENCE}</p>") == ["Most", SENTENCE.strip()]


@pytest.mark.parametrize(
    "part",
    [
        '<nav><a href="/">Úvod</a> › <a href="/z">Zprávy</a></nav>',  # breadcrumbs tell the section
        f"<header><h1>Most otevřen</h1><ul>{LINKS}</ul></header>",
        f"<main><aside><ul>{LINKS}</ul></aside></main>",
        f'<div class="menu"><ul>{LINKS}</ul>{SENTENCE * 20}</div>',  # a text with a menu's name
        f"<aside><ul>{LINKS}</ul>{f'<p>{SENTENCE}</p>' * 3}</aside>",
        f'<div class="rubriky"><ul>{LINKS}</ul></div>',  # nothing says that this is a menu
    ],
)
def test_anything_else_stays(part: str) -> None:
    assert len(texts(f"{part}<p>{SENTENCE}</p>")) > 1
