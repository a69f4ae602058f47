"""When a page was made, as pages say it: at the foot, in the head, above the text, as a clock."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

ZONES = {"cs": "Europe/Prague", "pl": "Europe/Warsaw", "ru": "Europe/Moscow", "en": "Europe/London"}
STEP = timedelta(minutes=3, seconds=17)  # pages come from caches: a look is not the moment of making
OLDEST = 9 * STEP
STILL = datetime(2026, 2, 3, 4, 5, 6, tzinfo=UTC)

WEEKDAYS = {
    "cs": "pondělí úterý středa čtvrtek pátek sobota neděle",
    "pl": "poniedziałek wtorek środa czwartek piątek sobota niedziela",
    "ru": "понедельник вторник среда четверг пятница суббота воскресенье",
    "en": "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
}
MONTHS = {
    "cs": "ledna února března dubna května června července srpna září října listopadu prosince",
    "pl": "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
    "ru": "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
    "en": "January February March April May June July August September October November December",
}
PATTERNS = {
    "footer": {
        "cs": "Stránka byla vygenerována {d}.{m}.{y} v {t}",
        "pl": "Strona wygenerowana {d}.{m}.{y} o {t}",
        "ru": "Страница сформирована {d}.{m}.{y} в {t}",
        "en": "Page generated on {y}-{m}-{d} at {t}",
    },
    "updated": {
        "cs": "Aktualizováno: {d}. {month} {y} {hm}",
        "pl": "Aktualizacja: {d} {month} {y}, {hm}",
        "ru": "Обновлено: {d} {month} {y}, {hm}",
        "en": "Last updated: {d} {month} {y}, {hm}",
    },
    "clock": {
        "cs": "{weekday} {d}. {month} {y}, {t}",
        "pl": "{weekday}, {d} {month} {y}, {t}",
        "ru": "{weekday}, {d} {month} {y} г., {t}",
        "en": "{weekday}, {d} {month} {y}, {t}",
    },
    "short": {"cs": "Stav k {hm}", "pl": "Stan na {hm}", "ru": "По состоянию на {hm}", "en": "As of {hm}"},
    "machine": {
        "cs": "generated {iso} in {ms} ms",
        "pl": "generated {iso} in {ms} ms",
        "ru": "generated {iso} in {ms} ms",
        "en": "rendered {iso} in {ms} ms",
    },
}


def stamp(style: str, lang: str, now: datetime, frame: int) -> str:
    """The sentence; frame 0 stands still and tells of one and the same old moment."""
    made = now - OLDEST + frame * STEP if frame else STILL
    here = made.astimezone(ZoneInfo(ZONES[lang]))
    return PATTERNS[style][lang].format(
        d=here.day if style in {"updated", "clock"} else f"{here:%d}",
        m=f"{here:%m}",
        y=here.year,
        t=f"{here:%H:%M:%S}",
        hm=f"{here:%H:%M}",
        weekday=WEEKDAYS[lang].split()[here.weekday()],
        month=MONTHS[lang].split()[here.month - 1],
        iso=here.isoformat(timespec="seconds"),
        ms=40 + 13 * frame,
    )
