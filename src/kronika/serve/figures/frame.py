"""What stands around every drawing: title and line below it above, and below what is hatched, what is thin, and whose it is."""

from __future__ import annotations

from markupsafe import Markup

from kronika.model.series import Answer, Broken, Ready
from kronika.serve.figures.canvas import Canvas
from kronika.serve.figures.letters import SAFE, width, wrapped
from kronika.serve.figures.words import Words

TITLE, SUBTITLE, NOTE = 21.0, 13.0, 11.5
NARROW_TITLE = 18.0
HATCHED = frozenset(Ready) - {Ready.SHARES, Ready.GRAPH}  # the others have no place for days


def header(canvas: Canvas, answer: Answer) -> float:
    """Title and subtitle; returns where the drawing may begin."""
    look, colours = canvas.look, canvas.colours
    hatching(canvas)
    if not look.titled:
        return 6.0
    room = look.width - 2 * look.margin
    size = NARROW_TITLE if look.narrow else TITLE
    canvas.rect((look.margin, 14.0, 44.0, 5.0), colours.accent)
    y = 24.0
    for line in wrapped(answer.title, size, room, most=3, bold=True):
        y += size * 1.2
        canvas.text((look.margin, y), line, size=size, bold=True)
    y += 4
    for line in wrapped(answer.subtitle, SUBTITLE, room, most=4):
        y += SUBTITLE * 1.35
        canvas.text((look.margin, y), line, size=SUBTITLE, fill=colours.soft)
    return y + 14


def footer(canvas: Canvas, answer: Answer, y: float) -> float:
    """Notes and the source line; returns the height of the whole."""
    look, colours = canvas.look, canvas.colours
    room = (look.width - 2 * look.margin) / (SAFE if look.inline else 1.0)
    y += 12
    for note in (*hatched_notes(answer, look.words), *answer.notes):
        for line in wrapped(note, NOTE, room, most=4):
            y += NOTE * 1.35
            canvas.text((look.margin, y), line, size=NOTE, fill=colours.soft)
        y += 2
    y += 9
    canvas.line((look.margin, y), (look.width - look.margin, y), colours.rule)
    for line in wrapped(source_line(answer, look.words), NOTE, room, most=3):
        y += NOTE * 1.45
        canvas.text((look.margin, y), line, size=NOTE, fill=colours.soft)
    return y + (6 if look.inline else 14)


def source_line(answer: Answer, words: Words) -> str:
    """Whose figure it is, and how many articles stand behind it."""
    told = ["Kronika", words.article_count(answer.total), words.server_count(len(answer.sources))]
    if 0 < len(answer.sources) <= 6:
        told[-1] += f": {', '.join(answer.sources)}"
    return " · ".join(told)


def hatched_notes(answer: Answer, words: Words) -> list[str]:
    """When which source was not to be believed, and why; most of these days are hatched."""
    how = words.hatched if answer.ready in HATCHED else words.broken
    told = []
    for place, one in enumerate(answer.broken):
        days = dict.fromkeys((words.short_day(one.first), words.short_day(one.last)))
        why = f"{one.sentence[:1].upper()}{one.sentence[1:]}"
        told.append(f"{mark_of(place)} {how}: {one.source}, {' – '.join(days)}. {why}.")
    return told


def mark_of(place: int) -> str:
    """The sign by which a hatched field is named."""
    return f"{place + 1})"


def hatching(canvas: Canvas) -> None:
    """Slanted lines, which are seen without colours too."""
    canvas.raw(
        Markup(
            '<defs><pattern id="{0}-hatch" width="6" height="6" patternUnits="userSpaceOnUse" '
            'patternTransform="rotate(45)"><path d="M3 0V6" stroke="{1}" stroke-width="1.4" stroke-opacity="0.6"/>'
            "</pattern></defs>"
        ).format(canvas.look.name, canvas.colours.hatch)
    )


def hatched(canvas: Canvas, box: tuple[float, float, float, float], one: Broken) -> None:
    """A hatched field that tells why."""
    x, y, wide, high = box
    title = f"{one.source}: {one.sentence}"
    canvas.raw(
        Markup(
            '<rect x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}" fill="url(#{}-hatch)"><title>{}</title></rect>'
        ).format(x, y, wide, high, canvas.look.name, title)
    )


def hatched_name(canvas: Canvas, name: str, left: float, y: float, right: float) -> float:
    """The name of a hatched field above it, moved to the left where there is no room; returns where it ends."""
    wide = width(name, 11)
    start = min(left, right - wide)
    canvas.text((start, y), name, size=11, fill=canvas.colours.soft)
    return start + wide + 6
