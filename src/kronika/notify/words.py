"""The few words that channels add to a message, in its language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kronika.model.alert import LineTone


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """One language's."""

    open: str
    no_more: str
    sent: str  # with {when}
    sent_undated: str
    more: str  # with {count}: lines left out of the HTML part
    tones: Mapping[LineTone, str]
    topics: Mapping[str, str]  # by the name of the topic
    date: str  # with {day}, {month} (a number or, in English, its name), {year}, {time}


SIGNS = {
    LineTone.ADDED: "+",
    LineTone.REMOVED: "−",
    LineTone.REPLACED: "±",
    LineTone.MOVED: "⇅",
    LineTone.LINK: "↗",
}

ENGLISH = Words(
    open="Open in Kronika",
    no_more="No more of these",
    sent="Sent by Kronika on {when}",
    sent_undated="Sent by Kronika",
    more="… and {count} more, in the text part of this mail.",
    tones={
        LineTone.ADDED: "Added",
        LineTone.REMOVED: "Removed",
        LineTone.REPLACED: "Changed",
        LineTone.MOVED: "Moved",
        LineTone.LINK: "Link changed",
    },
    topics={},
    date="{day} {month} {year}, {time}",
)

WORDS = {
    "en": ENGLISH,
    "cs": Words(
        open="Otevřít v Kronice",
        no_more="Už neposílat",
        sent="Odesláno z Kroniky {when}",
        sent_undated="Odesláno z Kroniky",
        more="… a další ({count}) v textové části zprávy.",
        tones={
            LineTone.ADDED: "Přidáno",
            LineTone.REMOVED: "Odebráno",
            LineTone.REPLACED: "Změněno",
            LineTone.MOVED: "Přesunuto",
            LineTone.LINK: "Jiný odkaz",
        },
        topics={"alert": "Upozornění", "recovery": "V pořádku", "digest": "Přehled", "test": "Zkouška"},
        date="{day}. {month}. {year} {time}",
    ),
    "pl": Words(
        open="Otwórz w Kronice",
        no_more="Nie wysyłaj więcej",
        sent="Wysłano z Kroniki {when}",
        sent_undated="Wysłano z Kroniki",
        more="… i więcej ({count}) w części tekstowej wiadomości.",
        tones={
            LineTone.ADDED: "Dodano",
            LineTone.REMOVED: "Usunięto",
            LineTone.REPLACED: "Zmieniono",
            LineTone.MOVED: "Przeniesiono",
            LineTone.LINK: "Inny odnośnik",
        },
        topics={"alert": "Alarm", "recovery": "Znów działa", "digest": "Przegląd", "test": "Próba"},
        date="{day}.{month:02}.{year} {time}",
    ),
    "ru": Words(
        open="Открыть в Kronika",
        no_more="Больше не присылать",
        sent="Отправлено Kronika {when}",
        sent_undated="Отправлено Kronika",
        more="… и ещё {count} в текстовой части письма.",
        tones={
            LineTone.ADDED: "Добавлено",
            LineTone.REMOVED: "Удалено",
            LineTone.REPLACED: "Изменено",
            LineTone.MOVED: "Перемещено",
            LineTone.LINK: "Другая ссылка",
        },
        topics={"alert": "Тревога", "recovery": "Снова в порядке", "digest": "Обзор", "test": "Проверка"},
        date="{day:02}.{month:02}.{year} {time}",
    ),
}


def words_of(lang: str) -> Words:
    """The words of a language such as "cs" or "cs-CZ"; English where we have none."""
    return WORDS.get(code_of(lang), ENGLISH)


def code_of(lang: str) -> str:
    """A language we have words in."""
    code = lang.lower().replace("_", "-").split("-")[0]
    return code if code in WORDS else "en"
