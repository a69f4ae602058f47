"""Shares of negative, neutral and positive articles: one bar a server, and the mean with its bounds beside it."""

from __future__ import annotations

from kronika.model.analysis import Tone
from kronika.model.series import Answer, Share
from kronika.serve.figures.canvas import Canvas
from kronika.serve.figures.letters import fitted, safe_width, width
from kronika.serve.figures.look import Target

ORDER = (Tone.NEGATIVE, Tone.NEUTRAL, Tone.POSITIVE)
ROW, BAR = 36.0, 24.0
NAME = 13.0
MEAN_ROOM = 150.0
MOST_ROWS = 30  # servers, those with the most articles


def draw_shares(canvas: Canvas, answer: Answer, y: float) -> float:
    """The drawing of `shares`, the most negative server first; returns where it ends."""
    look = canvas.look
    largest = sorted(answer.shares, key=lambda one: -one.articles)[:MOST_ROWS]
    shares = sorted(largest, key=lambda one: (-part(one, Tone.NEGATIVE), one.source))
    with_mean = not look.narrow and any(one.low is not None for one in shares)
    longest = max((safe_width(one.source, NAME, bold=True) for one in shares), default=0.0) + 12
    above = look.narrow  # the name stands above its bar
    left = look.margin + (0.0 if above else min(longest, look.width * 0.28))
    right = look.width - look.margin - (0.0 if above else 78.0) - (MEAN_ROOM if with_mean else 0.0)
    head_labels(canvas, shares, left, right, y + 12)
    if with_mean:
        mean_axis(canvas, right + 90, y + 12, len(shares))
    y += 20
    for share in shares:
        if above:
            y += 18
        draw_share(canvas, answer, share, (left, y, right), above=above)
        if with_mean:
            mean_mark(canvas, share, right + 90, y + BAR / 2)
        y += ROW
    if len(shares) < len(answer.shares):
        told = look.words.only_largest.format(shown=len(shares), all=len(answer.shares))
        canvas.text((look.margin, y + 8), told, size=11.5, fill=canvas.colours.soft)
        y += 16
    return y - 4


def part(share: Share, tone: Tone) -> float:
    """The share of a tone."""
    return share.tones.get(tone, 0) / share.articles if share.articles else 0.0


def fill_of(canvas: Canvas, tone: Tone) -> str:
    """The colour of a tone."""
    colours = canvas.colours
    return {Tone.NEGATIVE: colours.negative, Tone.NEUTRAL: colours.neutral, Tone.POSITIVE: colours.positive}[tone]


def head_labels(canvas: Canvas, shares: list[Share], left: float, right: float, y: float) -> None:
    """The names of the tones above the first bar: at its left, its middle and its right end."""
    if not shares:
        return
    words = canvas.look.words
    places = ((left, "start"), ((left + right) / 2, "middle"), (right, "end"))
    for tone, (x, anchor) in zip(ORDER, places, strict=True):
        fill = canvas.colours.soft if tone is Tone.NEUTRAL else fill_of(canvas, tone)
        canvas.text((x, y), words.tones[tone], size=12.5, fill=fill, bold=True, anchor=anchor)


def draw_share(canvas: Canvas, answer: Answer, share: Share, place: tuple[float, float, float], *, above: bool) -> None:
    """One server's bar, its name and its number of articles."""
    left, y, right = place
    words, colours = canvas.look.words, canvas.colours
    count = words.article_count(share.articles)
    if above:
        canvas.text((left, y - 5), fitted(share.source, NAME, right - left - 90, bold=True), size=NAME, bold=True)
        canvas.text((right, y - 5), count, size=11, fill=colours.soft, anchor="end")
    else:
        room = left - canvas.look.margin - 10
        canvas.text(
            (left - 10, y + 16), fitted(share.source, NAME, room, bold=True), size=NAME, bold=True, anchor="end"
        )
        canvas.text((right + 8, y + 16), count, size=11, fill=colours.soft)
    x = left
    for tone in ORDER:
        wide = (right - left) * part(share, tone)
        title = f"{share.source}, {words.tones[tone]}: {words.percent(part(share, tone))} ({words.article_count(share.tones.get(tone, 0))})"
        if not wide:
            continue
        with canvas.behind(Target(first=answer.first, last=answer.last, source=share.source, tone=tone), title):
            canvas.rect((x + 0.5, y, wide - 1, BAR), fill_of(canvas, tone), fill_opacity="0.9")
            label = words.percent(part(share, tone))
            if wide > width(label, 12, bold=True) + 8:
                ink = canvas.colours.ink if tone is Tone.NEUTRAL else canvas.colours.paper
                canvas.text((x + wide / 2, y + 16.5), label, size=12, fill=ink, anchor="middle", bold=True)
        x += wide


def mean_axis(canvas: Canvas, left: float, y: float, rows: int) -> None:
    """The scale of the means, from −1 to 1."""
    colours = canvas.colours
    right = left + MEAN_ROOM - 20
    canvas.text(((left + right) / 2, y - 8), canvas.look.words.mean_tone, size=11, fill=colours.soft, anchor="middle")
    for value in (-1, 0, 1):
        x = left + (value + 1) / 2 * (right - left)
        canvas.line((x, y + 8), (x, y + 4 + rows * ROW), colours.soft if not value else colours.rule)
        canvas.text((x, y + 5), canvas.look.words.number(value, 0), size=10.5, fill=colours.soft, anchor="middle")


def mean_mark(canvas: Canvas, share: Share, left: float, y: float) -> None:
    """The mean of a server, with its bounds where people have judged."""
    wide = MEAN_ROOM - 20

    def x(value: float) -> float:
        return left + (min(max(value, -1.0), 1.0) + 1) / 2 * wide

    ink = canvas.colours.ink
    if share.low is not None and share.high is not None:
        canvas.line((x(share.low), y), (x(share.high), y), ink, stroke_width=1.5)
        for bound in (share.low, share.high):
            canvas.line((x(bound), y - 4), (x(bound), y + 4), ink, stroke_width=1.5)
    canvas.mark("circle", (x(share.mean), y), 4.0, ink)
