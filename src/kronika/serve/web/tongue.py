"""A language as the screens speak it: texts, plurals, dates, numbers and sizes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, datetime, timedelta, tzinfo

from babel import Locale
from babel.dates import format_date, format_datetime, format_timedelta
from babel.numbers import format_decimal, format_percent
from babel.support import NullTranslations
from markupsafe import Markup

from kronika.serve.web.catalogue import LANGUAGES, translations

LOCALES = {"en": "en_GB"}  # day before month, like the other three
UNITS = ("kB", "MB", "GB", "TB")
TAG = re.compile(r"[a-z]{2,3}")
MOMENT = timedelta(minutes=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Tongue:
    """One language of the interface, in one time zone."""

    code: str
    locale: Locale
    catalogue: NullTranslations
    zone: tzinfo

    def text(self, message: str, **values: object) -> Markup:
        """A message in this language. Messages are ours and may hold markup; values are escaped."""
        said = Markup(self.catalogue.gettext(message))
        return said % values if values else said

    def plural(self, one: str, many: str, number: int, **values: object) -> Markup:
        """A message that depends on a number, which it may show as %(n)s."""
        said = Markup(self.catalogue.ngettext(one, many, number))
        return said % {"n": self.number(number), **values}

    def number(self, value: int) -> str:
        """1234567 as people here write it."""
        return format_decimal(value, locale=self.locale)

    def percent(self, share: float) -> str:
        """0.87 as 87 %."""
        return format_percent(min(max(share, 0.0), 1.0), locale=self.locale)

    def share(self, share: float) -> str:
        """0.9127 as 91.3 %."""
        return format_percent(round(share, 3), locale=self.locale, decimal_quantization=False)

    def size(self, count: int) -> str:
        """Bytes in the largest unit that leaves a number above one."""
        if count < 1000:
            return f"{self.number(count)} B"
        value = float(count)
        for unit in UNITS:
            value /= 1000
            if value < 1000 or unit == UNITS[-1]:
                break
        return f"{format_decimal(value, format='#,##0.#', locale=self.locale)} {unit}"

    def day(self, day: date, style: str = "medium") -> str:
        """A date without time; `style` is babel's short … full, or a pattern."""
        return format_date(day, format=style, locale=self.locale)

    def moment(self, at: datetime) -> str:
        """A date and time in this zone."""
        return format_datetime(at, format="d MMM y, HH:mm", tzinfo=self.zone, locale=self.locale)

    def ago(self, at: datetime, now: datetime) -> str:
        """How long ago, in words; what lies ahead counts as now."""
        if now - at < MOMENT:
            return self.text("just now")
        return format_timedelta(at - now, add_direction=True, locale=self.locale)

    def until(self, at: datetime, now: datetime) -> str:
        """How long until then, in words; what is due is now."""
        if at - now < MOMENT:
            return self.text("now")
        return format_timedelta(at - now, add_direction=True, locale=self.locale)

    def decimal(self, value: float) -> str:
        """2.53 as 2.5."""
        return format_decimal(value, format="#,##0.#", locale=self.locale)

    def exact(self, value: float) -> str:
        """2.5349 as 2.53."""
        return format_decimal(value, format="#,##0.##", locale=self.locale).replace("-", "−")

    def language(self, code: str | None) -> str:
        """The name of a language in this language, or the code itself."""
        return str(self.locale.languages.get(code or "", code or ""))


def tongues(zone: tzinfo) -> dict[str, Tongue]:
    """All languages of the interface."""
    return {
        code: Tongue(
            code=code,
            locale=Locale.parse(LOCALES.get(code, code)),
            catalogue=translations(code),
            zone=zone,
        )
        for code in LANGUAGES
    }


def language_tag(value: str | None) -> str | None:
    """A value fit for a lang attribute, or None: pages claim all sorts of languages."""
    code = (value or "").strip().lower()
    return code if TAG.fullmatch(code) and code in Locale("en").languages else None
