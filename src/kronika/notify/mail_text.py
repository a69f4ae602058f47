"""A message as plain text: what a terminal, a watch or a screen reader shows."""

from __future__ import annotations

from kronika.model.alert import Line, LineTone, Message, Section
from kronika.notify.wording import moment, one_line
from kronika.notify.words import SIGNS, Words, words_of


def plain_text(message: Message, zone: str) -> str:
    """The whole message, one fact a line."""
    words = words_of(message.lang)
    parts = [one_line(message.subject), one_line(message.summary), "\n".join(written(line) for line in message.lines)]
    parts += [part(section, words) for section in message.sections]
    if message.link:
        parts.append(f"{words.open}: {message.link}")
    sent = words.sent.format(when=moment(message.at, zone, message.lang)) if message.at else words.sent_undated
    end = [f"{sent}."]
    if message.unsubscribe:
        end.append(f"{words.no_more}: {message.unsubscribe}")
    parts.append("-- \n" + "\n".join(end))
    return "\n\n".join(part for part in parts if part) + "\n"


def part(section: Section, words: Words) -> str:
    """A section: its heading, its link, what it comes to, and its lines set in."""
    head = one_line(section.title)
    lines = [head, "-" * min(len(head), 72)]
    lines += [text for text in (section.link or "", one_line(section.badge)) if text]
    told = in_passing if section.quiet else set_in
    return "\n".join([*lines, *(told(line, words) for line in section.lines)])


def in_passing(line: Line, words: Words) -> str:
    """A name with its link, on one line: there may be many."""
    return f"  {one_line(line.text)}{f'  {line.link}' if line.link else ''}"


def set_in(line: Line, words: Words) -> str:
    """A line of a section: what became of the text is said by a sign and a word."""
    if line.tone is LineTone.PLAIN:
        return f"  {written(line)}".replace("\n", "\n  ")
    text = one_line(line.text)
    if line.tone in (LineTone.REPLACED, LineTone.LINK):
        text = f"{one_line(line.before)} → {text}"
    place = f"… {one_line(line.name)} … " if line.name else ""
    return f"  {SIGNS[line.tone]} {words.tones[line.tone]}: {place}{text}"


def written(line: Line) -> str:
    """A fact, or a sentence, with its link below."""
    text = f"{one_line(line.name)}: {one_line(line.text)}" if line.name else one_line(line.text)
    return f"{text}\n  {line.link}" if line.link else text
