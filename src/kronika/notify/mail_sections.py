"""The sections of a message in HTML mail: a page with what changed on it, told by word and sign as well as by colour."""

from __future__ import annotations

from kronika.model.alert import Line, LineTone, Message, Section
from kronika.notify.mail_style import ACCENT, INK, RULE, SANS, SERIF, SOFT, TONES, linked, said
from kronika.notify.wording import one_line
from kronika.notify.words import SIGNS, Words

LARGEST = 80_000  # large providers cut a mail off at about 100 KB; the text part has all
LONGEST = 400  # letters of one excerpt
MOST_LINES = 12  # of a section
MOST_NAMED = 60  # of a quiet one


def sections(message: Message, words: Words) -> str:
    """All sections that fit, and how many were left out."""
    found: list[str] = []
    size = 0
    for number, section in enumerate(message.sections):
        markup = passing(section, words) if section.quiet else page(section, words)
        size += len(markup.encode("utf-8", "replace"))
        if size > LARGEST:
            found.append(note(words.more.format(count=len(message.sections) - number)))
            break
        found.append(markup)
    return "".join(found)


def page(section: Section, words: Words) -> str:
    """A heading, what it comes to, and the excerpts."""
    badge = (
        f'<p class="soft" style="margin:3px 0 0;color:{SOFT};font:14px/1.5 {SANS};overflow-wrap:anywhere">'
        f"{said(section.badge)}</p>"
        if section.badge
        else ""
    )
    return framed(
        f'<h2 class="ink" style="margin:0;font:700 19px/1.3 {SERIF};color:{INK};overflow-wrap:anywhere">'
        f"{titled(section)}</h2>{badge}{''.join(piece(line, words) for line in section.lines[:MOST_LINES])}"
        f"{left_out(section, MOST_LINES, words)}"
    )


def passing(section: Section, words: Words) -> str:
    """A heading and some names, in one row."""
    names = " · ".join(linked(said(line.text), line.link) for line in section.lines[:MOST_NAMED])
    return framed(
        f'<h2 class="soft" style="margin:0;font:600 15px/1.4 {SANS};color:{SOFT};overflow-wrap:anywhere">'
        f"{titled(section)}</h2>"
        f'<p class="soft" style="margin:4px 0 0;color:{SOFT};font:14px/1.6 {SANS};overflow-wrap:anywhere">{names}</p>'
        f"{left_out(section, MOST_NAMED, words)}"
    )


def titled(section: Section) -> str:
    """The heading, leading to its page where there is one; underlined only by the pointer."""
    if not section.link:
        return said(section.title)
    return linked(said(section.title), section.link).replace(
        f'style="color:{ACCENT}"', f'style="color:{ACCENT};text-decoration:none"'
    )


def piece(line: Line, words: Words) -> str:
    """One excerpt: its sign and word, where it stands, and the text; a plain line is a fact."""
    colours = TONES.get(line.tone)
    if colours is None:
        return fact(line)
    place = f'<span class="soft" style="color:{SOFT}">… {said(line.name)} </span>' if line.name else ""
    return (
        f'<div class="{line.tone.value}" style="margin:10px 0 0;padding:8px 12px;border-left:4px solid {colours.ink};'
        f'border-radius:4px;background:{colours.tint};font:15px/1.5 {SANS};overflow-wrap:anywhere">'
        f'<span class="{line.tone.value}-ink" style="display:block;color:{colours.ink};font:600 13px/1.5 {SANS}">'
        f"{SIGNS[line.tone]} {said(words.tones[line.tone])}</span>{place}{linked(marked(line), line.link)}</div>"
    )


def marked(line: Line) -> str:
    """The text itself: struck what went, underlined what came."""
    text, before = said(one_line(line.text, LONGEST)), said(one_line(line.before, LONGEST))
    if line.tone is LineTone.ADDED:
        return written("ins", "added", text)
    if line.tone is LineTone.REMOVED:
        return written("del", "removed", text)
    if line.tone is LineTone.MOVED:
        return f'<span class="moved-ink" style="color:{TONES[LineTone.MOVED].ink}">{text}</span>'
    arrow = f'<span class="soft" style="color:{SOFT}">→</span>'
    return f"{written('del', 'removed', before)} {arrow} {written('ins', 'added', text)}"


def written(tag: str, name: str, text: str) -> str:
    """A piece in its tag, which also says to those who listen what it is."""
    line = "underline" if tag == "ins" else "line-through"
    ink = TONES[LineTone(name)].ink
    return f'<{tag} class="{name}-ink" style="color:{ink};text-decoration:{line}">{text}</{tag}>'


def fact(line: Line) -> str:
    """A line that tells of no change: a name, and what is to be said of it."""
    name = f"<strong>{linked(said(line.name), line.link)}</strong><br>" if line.name else ""
    text = said(line.text) if line.name else linked(said(line.text), line.link)
    return (
        f'<p class="ink" style="margin:8px 0 0;color:{INK};font:15px/1.5 {SANS};overflow-wrap:anywhere">{name}'
        f"{text}</p>"
    )


def left_out(section: Section, most: int, words: Words) -> str:
    """That there is more of a section."""
    left = len(section.lines) - most
    if left <= 0:
        return ""
    return f'<p class="soft" style="margin:8px 0 0;color:{SOFT};font:14px/1.5 {SANS}">{said(words.more.format(count=left))}</p>'


def note(text: str) -> str:
    """A sentence of ours below the sections."""
    return framed(f'<p class="soft" style="margin:0;color:{SOFT};font:14px/1.5 {SANS}">{said(text)}</p>')


def framed(markup: str) -> str:
    """A section with a line above it."""
    return f'<div class="rule" style="margin:22px 0 0;padding:18px 0 0;border-top:1px solid {RULE}">{markup}</div>'
