"""Counters of readers, views and likes, as pages show them."""

from __future__ import annotations

PATTERNS = {
    "read": {"cs": "Přečteno {}×", "pl": "Przeczytano {} razy", "ru": "Прочитано {} раз", "en": "Read {} times"},
    "views": {"cs": "{} zobrazení", "pl": "{} wyświetleń", "ru": "{} просмотров", "en": "{} views"},
    "visitors": {
        "cs": "Počet návštěv: {}",
        "pl": "Odwiedzin: {}",
        "ru": "Посетителей: {}",
        "en": "You are visitor number {}",
    },
    "online": {
        "cs": "Právě čte: {}",
        "pl": "Teraz czyta: {}",
        "ru": "Сейчас читают: {}",
        "en": "{} people are viewing this",
    },
    "likes": {"cs": "{} lidem se to líbí", "pl": "{} polubień", "ru": "{} отметок «нравится»", "en": "{} likes"},
    "comments": {"cs": "{} komentářů", "pl": "{} komentarzy", "ru": "{} комментариев", "en": "{} comments"},
}
STEP = 37


def counter(style: str, lang: str, place: int, frame: int) -> str:
    """The counter at one place of the page."""
    number = 105 + 211 * place + STEP * frame
    return PATTERNS[style][lang].format(f"{number:,}".replace(",", "\u00a0"))
