"""A message as plain text: what a terminal, a watch or a screen reader shows."""

from __future__ import annotations

from kronika.model.alert import Line, Message
from kronika.notify.wording import moment, one_line


def plain_text(message: Message, zone: str) -> str:
    """The whole message, one fact a line."""
    parts = [one_line(message.subject), one_line(message.summary), "\n".join(written(line) for line in message.lines)]
    if message.link:
        parts.append(f"Open in Kronika: {message.link}")
    end = [f"Sent by Kronika{f' on {moment(message.at, zone)}' if message.at else ''}."]
    if message.unsubscribe:
        end.append(f"No more of these: {message.unsubscribe}")
    parts.append("-- \n" + "\n".join(end))
    return "\n\n".join(part for part in parts if part) + "\n"


def written(line: Line) -> str:
    """A fact, or a sentence, with its link below."""
    text = f"{one_line(line.name)}: {one_line(line.text)}" if line.name else one_line(line.text)
    return f"{text}\n  {line.link}" if line.link else text
