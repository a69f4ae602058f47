"""What an ugly page is: its bytes, and the sentences that must be found in spite of them."""

from __future__ import annotations

from dataclasses import dataclass

TITLE = "Město otevřelo nový most přes řeku"
TEXT = (
    "Most přes řeku otevřel v pondělí starosta a řekl, že se na něj čekalo tři roky a že stál hodně peněz.",
    "Stavba spojila oba břehy a podle prvních chodců je z ní nejhezčí výhled na staré město a na hrad.",
    "Příští rok má přibýt také cyklostezka, která povede od mostu k nádraží a potom dál až ke škole.",
)
TITLE_PL = "Rada miasta przyjęła budżet na szkoły"
TEXT_PL = (
    "Za przyjęciem budżetu głosowało szesnastu radnych, przeciw było czterech, a burmistrz podziękował im za pracę.",
    "Remont największej szkoły ruszy w lipcu i potrwa do końca wakacji, a potem przyjdzie kolej na boiska i świetlice.",
    "Więcej pieniędzy dostaną również przedszkola, które od lat czekają na nowe okna, ogrzewanie oraz place zabaw.",
)
TITLE_RU = "В городе открыли новый мост через реку"
TEXT_RU = (
    "Мост через реку открыл в понедельник мэр и сказал, что его ждали три года и что он стоил очень много денег.",
    "Строительство обошлось дорого, большую часть денег выделила область, а рабочие успели до первых холодов.",
    "В следующем году рядом появится велосипедная дорожка, которая свяжет мост с вокзалом и новой школой.",
)


@dataclass(frozen=True, kw_only=True)
class Ugly:
    """One page; `wanted` are words that our own engine must find in the text."""

    name: str
    page: bytes
    wanted: tuple[str, ...] = ()
    content_type: str | None = None


def paragraphs(texts: tuple[str, ...] = TEXT, tag: str = "p") -> str:
    return "".join(f"<{tag}>{text}</{tag}>\n" for text in texts)


def page(body: str, *, title: str = TITLE, head: str = "", lang: str = "cs") -> str:
    top = f"<!DOCTYPE html><html lang={lang}><head><meta charset=utf-8><title>{title}</title>{head}</head>"
    return f"{top}<body><h1>{title}</h1><p>27. 4. 2026</p>{body}</body></html>"
