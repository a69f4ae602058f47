"""A message as an HTML mail: one column, inline styles, by day and by night, readable on a phone."""

from __future__ import annotations

from html import escape

from kronika.model.alert import Line, Message
from kronika.notify.mail_sections import sections
from kronika.notify.mail_style import ACCENT, INK, PAPER, RULE, SANS, SERIF, SHEET, SOFT, linked, night, said
from kronika.notify.topics import Topic, label_in, topic_of
from kronika.notify.wording import moment
from kronika.notify.words import Words, code_of, words_of

MOST_LINES = 200  # large providers cut a mail off at about 100 KB; the text part has all


def html_mail(message: Message, zone: str) -> str:
    """The whole mail. Everything that comes from outside is escaped; links are expected to be whole and safe."""
    topic, words = topic_of(message.topic), words_of(message.lang)
    return (
        f'<!doctype html><html lang="{code_of(message.lang)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">'
        f"<title>{said(message.subject)}</title><style>{night(topic.tone)}</style></head>"
        f'<body class="paper" style="margin:0;padding:0;background:{PAPER}">{preview(message)}'
        f'<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" '
        f'style="background:{PAPER}"><tr><td align="center" class="around" style="padding:28px 16px">'
        f"{sheet(message, topic, words)}{foot(message, zone, words)}</td></tr></table></body></html>\n"
    )


def sheet(message: Message, topic: Topic, words: Words) -> str:
    """The card with the message itself."""
    return (
        f'<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="sheet" '
        f'style="max-width:600px;background:{SHEET};border:1px solid {RULE};border-radius:10px;'
        f'border-collapse:separate;font:16px/1.5 {SANS};color:{INK};text-align:left">'
        f'<tr><td class="inside" style="padding:22px 28px 28px">{masthead(topic, label_in(words, message.topic))}'
        f'<h1 class="ink" style="margin:20px 0 0;font:700 24px/1.25 {SERIF};color:{INK};overflow-wrap:anywhere">'
        f"{said(message.subject)}</h1>"
        f'<p class="ink" style="margin:10px 0 0;color:{INK};overflow-wrap:anywhere">{said(message.summary)}</p>'
        f"{facts(message, words)}{sections(message, words)}{button(message, words)}</td></tr></table>"
    )


def masthead(topic: Topic, label: str) -> str:
    """Our name, and what kind of message this is."""
    return (
        '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>'
        f'<td class="accent" style="font:700 19px/1 {SERIF};color:{ACCENT}">Kronika</td>'
        f'<td align="right"><span class="tone" style="display:inline-block;padding:5px 12px;border-radius:999px;'
        f'background:{topic.tone.tint};color:{topic.tone.ink};font:600 13px/1.2 {SANS}">{said(label)}</span></td>'
        "</tr></table>"
    )


def facts(message: Message, words: Words) -> str:
    """The lines as a table; on a phone names stand above their values."""
    if not message.lines:
        return ""
    rows = [row(line) for line in message.lines[:MOST_LINES]]
    if (left := len(message.lines) - MOST_LINES) > 0:
        rows.append(row(Line(text=words.more.format(count=left))))
    return (
        '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="rule" '
        f'style="margin:22px 0 0;border-top:1px solid {RULE}">{"".join(rows)}</table>'
    )


def row(line: Line) -> str:
    """One line: a fact in two cells, a sentence in one."""
    value = linked(said(line.text), line.link)
    edge = f"border-bottom:1px solid {RULE};vertical-align:top;overflow-wrap:anywhere"
    if not line.name:
        return f'<tr><td colspan="2" class="rule ink" style="padding:10px 0;{edge};color:{INK}">{value}</td></tr>'
    return (
        f'<tr><td class="rule soft name" width="32%" style="padding:10px 16px 10px 0;{edge};color:{SOFT};'
        f'font-size:14px;line-height:24px">{said(line.name)}</td>'
        f'<td class="rule ink value" style="padding:10px 0;{edge};color:{INK}">{value}</td></tr>'
    )


def button(message: Message, words: Words) -> str:
    """Where to act."""
    if not message.link:
        return ""
    return (
        f'<p style="margin:24px 0 0"><a class="button" href="{escape(message.link)}" style="display:inline-block;'
        f"padding:12px 22px;border-radius:6px;background:{ACCENT};color:#ffffff;font:600 16px/1.2 {SANS};"
        f'text-decoration:none">{said(words.open)}</a></p>'
    )


def foot(message: Message, zone: str, words: Words) -> str:
    """Who sent it and when, and the way out."""
    when = words.sent.format(when=moment(message.at, zone, message.lang)) if message.at else words.sent_undated
    out = f"<br>{linked(said(words.no_more), message.unsubscribe)}" if message.unsubscribe else ""
    return (
        f'<p class="soft" style="max-width:600px;margin:16px auto 0;color:{SOFT};font:13px/1.5 {SANS};'
        f'text-align:center">{said(when)}{out}</p>'
    )


def preview(message: Message) -> str:
    """What a list of mails shows beside the subject; the blanks keep the rest of the mail out of it."""
    blanks = "&#847;&zwnj;&nbsp;" * 40
    return (
        '<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0">'
        f"{said(message.summary)}{blanks}</div>"
    )
