"""Headlines: of each stretch the most negative and the most positive, with their points; a page of news in itself."""

from __future__ import annotations

from collections import defaultdict
from datetime import date

from kronika.model.analysis import Tone
from kronika.model.series import Answer, Headline
from kronika.serve.figures.canvas import Canvas
from kronika.serve.figures.frame import hatched, mark_of
from kronika.serve.figures.letters import SAFE, fitted, safe_width, width, wrapped
from kronika.serve.figures.look import Target
from kronika.serve.figures.words import last_of

MOST_ROWS = 40
DATE_ROOM = 62.0
TEXT, SMALL = 12.5, 11.0
LINE = 16.0
POINTS = 50.0


def draw_headlines(canvas: Canvas, answer: Answer, y: float) -> float:
    """The drawing of `headlines`; returns where it ends."""
    look = canvas.look
    days: dict[date, dict[Tone, Headline]] = defaultdict(dict)
    for one in answer.headlines:
        days[one.day].setdefault(one.end, one)  # the first is the furthest out
    rows = sorted(days.items())
    shown = rows[-MOST_ROWS:]
    y = heads(canvas, y)
    for day, ends in shown:
        y = draw_day(canvas, answer, day, ends, y)
    if len(shown) < len(rows):
        told = look.words.only_last.format(shown=len(shown), all=len(rows))
        canvas.text((look.margin, y + 14), told, size=11.5, fill=canvas.colours.soft)
        y += 18
    return y


def columns(canvas: Canvas) -> list[tuple[float, float]]:
    """Left edges and widths of the two ends: side by side, or on a phone both over the whole width."""
    look = canvas.look
    if look.narrow:
        return [(look.margin, look.width - 2.0 * look.margin)] * 2
    wide = (look.width - 2 * look.margin - DATE_ROOM) / 2
    return [(look.margin + DATE_ROOM, wide - 16), (look.margin + DATE_ROOM + wide + 4, wide - 4)]


def heads(canvas: Canvas, y: float) -> float:
    """Which side is which."""
    words, colours = canvas.look.words, canvas.colours
    if canvas.look.narrow:
        return y
    sides = ((words.most_negative, colours.negative), (words.most_positive, colours.positive))
    for (left, _), (text, fill) in zip(columns(canvas), sides, strict=True):
        canvas.text((left, y + 12), text, size=13, fill=fill, bold=True)
    return y + 20


def draw_day(canvas: Canvas, answer: Answer, day: date, ends: dict[Tone, Headline], y: float) -> float:
    """One stretch; returns where the next begins."""
    look, colours = canvas.look, canvas.colours
    canvas.line((look.margin, y), (look.width - look.margin, y), colours.rule)
    last = last_of(day, answer.step, answer.last)
    for number, one in enumerate(answer.broken):
        if one.first <= last and day <= one.last:
            hatched(canvas, (look.margin, y + 3, DATE_ROOM - 8, 19.0), one)
            canvas.text((look.margin + DATE_ROOM - 10, y + 34), mark_of(number), size=11, anchor="end", halo=True)
            break
    label = f"{look.words.month(day)} {day.year}" if answer.step.value == "month" else look.words.short_day(day)
    canvas.text((look.margin, y + 17), label, size=TEXT, bold=True, halo=True)
    base = y + 22 if look.narrow else y
    bottom = base
    for tone, place in zip((Tone.NEGATIVE, Tone.POSITIVE), columns(canvas), strict=True):
        if tone in ends:
            end = draw_headline(canvas, answer, ends[tone], place, base if look.narrow else y)
            bottom = max(bottom, end)
            base = end if look.narrow else base
    return bottom + 6


def draw_headline(canvas: Canvas, answer: Answer, one: Headline, place: tuple[float, float], y: float) -> float:
    """One headline with its points and its server; returns where it ends."""
    left, wide = place
    words, colours = canvas.look.words, canvas.colours
    fill = colours.negative if one.end is Tone.NEGATIVE else colours.positive
    points = f"{'+' if one.score > 0 else ''}{words.number(one.score, 0 if one.score == int(one.score) else 1)}"
    lines = wrapped(one.title or "–", TEXT, (wide - POINTS) / (SAFE if canvas.look.inline else 1.0), most=2)
    title = f"{one.title} ({one.source}, {points})"
    with canvas.behind(Target(first=one.day, last=one.day, article_id=one.article_id), title):
        canvas.text((left + POINTS - 10, y + 17), points, size=13.5, fill=fill, bold=True, anchor="end")
        for line in lines:
            y += LINE
            canvas.text((left + POINTS, y + 1), line, size=TEXT)
    source = fitted(one.source, SMALL, wide - POINTS)
    last = left + POINTS + safe_width(lines[-1], TEXT) + 4
    if last + width(source, SMALL) <= left + wide:
        canvas.text((last, y + 1), source, size=SMALL, fill=colours.soft)
    else:
        y += LINE - 2
        canvas.text((left + POINTS, y + 1), source, size=SMALL, fill=colours.soft)
    return y + 4
