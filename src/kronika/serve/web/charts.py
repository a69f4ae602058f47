"""Small charts drawn by the server as SVG: bars for the days, a spark for a row, an interval. Colours come from the style sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

STEP = 10
HEIGHT = 100
LEAST = 2  # a day with one article among days with hundreds is still seen


def bars(values: Sequence[int], titles: Sequence[str], label: str) -> Markup:
    """A bar for each value, with its own title; `label` tells the whole to who cannot see it."""
    top = max(values, default=0) or 1
    drawn = Markup("").join(
        Markup('<rect class="{}" x="{}" y="{}" width="{}" height="{}"><title>{}</title></rect>').format(
            "bar" if value else "bar empty",
            place * STEP + 1,
            HEIGHT - tall(value, top),
            STEP - 2,
            tall(value, top),
            title,
        )
        for place, (value, title) in enumerate(zip(values, titles, strict=True))
    )
    return frame("bars", len(values), drawn, label)


@dataclass(frozen=True, slots=True, kw_only=True)
class Bar:
    """One bar that leads somewhere; a broken one stands for a time in which something was wrong."""

    value: int
    title: str
    address: str
    broken: bool = False


def linked_bars(values: Sequence[Bar], label: str, ends: tuple[str, str], top: str) -> Markup:
    """Bars that lead somewhere, with the highest number and the first and last name of the axis beside them."""
    most = max((bar.value for bar in values), default=0) or 1
    drawn = Markup("").join(
        Markup(
            '<a href="{}" aria-label="{}"><title>{}</title>{}<rect class="{}" x="{}" y="{}" width="{}" height="{}"/>'
            '<rect class="hit" x="{}" width="{}" height="{}"/></a>'
        ).format(
            bar.address, bar.title, bar.title,
            Markup('<rect class="ill-day" x="{}" width="{}" height="{}"/>').format(place * STEP, STEP, HEIGHT) if bar.broken else "",
            "bar" if bar.value else "bar empty", place * STEP + 1, HEIGHT - tall(bar.value, most), STEP - 2, tall(bar.value, most),
            place * STEP, STEP, HEIGHT,
        )
        for place, bar in enumerate(values)
    )  # fmt: skip
    picture = Markup(
        '<svg class="bars" role="group" aria-label="{}" viewBox="0 0 {} {}" preserveAspectRatio="none">{}</svg>'
    ).format(label, max(len(values), 1) * STEP, HEIGHT, drawn)
    return Markup(
        '<div class="plot low"><span class="top">{}</span><span class="base">0</span>{}</div>'
        '<p class="days"><span>{}</span><span>{}</span></p>'
    ).format(top, picture, *ends)


def spark(values: Sequence[int], label: str) -> Markup:
    """The same days small enough for a table row: one filled outline."""
    if not any(values):
        return frame(
            "spark", len(values), Markup('<path class="flat" d="M0 99H{}"/>').format(len(values) * STEP), label
        )
    top = max(values)
    path = "".join(
        f"V{HEIGHT - tall(value, top)}H{(place + 1) * STEP - (1 if value else 0)}"
        f"{f'V{HEIGHT}H{(place + 1) * STEP}' if value else ''}"
        for place, value in enumerate(values)
    )
    return frame(
        "spark", len(values), Markup('<path class="bar" d="M0 {}{}V{}Z"/>').format(HEIGHT, path, HEIGHT), label
    )


def interval(share: float, low: float, high: float, label: str) -> Markup:
    """A share on a rail from 0 to 1, with the interval it lies in as a band."""
    left, width = round(low * HEIGHT, 1), max(round((high - low) * HEIGHT, 1), 1)
    drawn = Markup(
        '<rect class="rail" y="10" width="100" height="4"/><rect class="band" x="{}" y="6" width="{}" height="12"/>'
        '<rect class="bar" x="{}" width="2" height="24"/>'
    ).format(left, width, min(max(round(share * HEIGHT, 1) - 1, 0), HEIGHT - 2))
    return Markup(
        '<svg class="interval" role="img" aria-label="{}" viewBox="0 0 100 24" preserveAspectRatio="none" focusable="false">{}</svg>'
    ).format(label, drawn)


def tall(value: int, top: int) -> int:
    """The height of a value when `top` fills the frame."""
    return max(LEAST, round(value * HEIGHT / top)) if value else 0


def frame(kind: str, count: int, drawn: Markup, label: str) -> Markup:
    """The picture around the drawing; it stretches to the width it is given."""
    return Markup(
        '<svg class="{}" role="img" aria-label="{}" viewBox="0 0 {} {}" preserveAspectRatio="none" focusable="false">{}</svg>'
    ).format(kind, label, max(count, 1) * STEP, HEIGHT, drawn)
