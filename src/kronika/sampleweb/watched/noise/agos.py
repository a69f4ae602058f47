"""How long ago something was, as pages say it in each language."""

from __future__ import annotations

STEP = 7  # minutes between two looks
HOUR = 60

LONG = {
    "cs": (
        ("před {} minutou", "před {} minutami", "před {} minutami"),
        ("před {} hodinou", "před {} hodinami", "před {} hodinami"),
    ),
    "pl": (
        ("{} minutę temu", "{} minuty temu", "{} minut temu"),
        ("{} godzinę temu", "{} godziny temu", "{} godzin temu"),
    ),
    "ru": (
        ("{} минуту назад", "{} минуты назад", "{} минут назад"),
        ("{} час назад", "{} часа назад", "{} часов назад"),
    ),
    "en": (("{} minute ago", "{} minutes ago", "{} minutes ago"), ("{} hour ago", "{} hours ago", "{} hours ago")),
}
SHORT = {
    "cs": ("před {} min", "před {} h"),
    "pl": ("{} min temu", "{} godz. temu"),
    "ru": ("{} мин. назад", "{} ч. назад"),
    "en": ("{} min ago", "{}h ago"),
}


def ago(style: str, lang: str, place: int, frame: int) -> str:
    """The words; each place of the page has its own moment."""
    minutes = 3 + 4 * place + STEP * (frame - 1) + (HOUR * frame if place > 3 else 0)
    hours, number = minutes >= HOUR, minutes if minutes < HOUR else minutes // HOUR
    if style == "short":
        return SHORT[lang][hours].format(number)
    return LONG[lang][hours][plural(lang, number)].format(number)


def plural(lang: str, number: int) -> int:
    """Which of the three forms goes with a number."""
    if number == 1:
        return 0
    few = 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14
    if lang == "ru":
        return 0 if number % 10 == 1 and number % 100 != 11 else 1 if few else 2
    return 1 if few else 2
