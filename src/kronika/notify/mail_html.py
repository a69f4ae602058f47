"""A message as an HTML mail: one column, inline styles, by day and by night, readable on a phone."""

from __future__ import annotations

from html import escape

from kronika.model.alert import Line, Message
from kronika.notify.topics import Tone, Topic, topic_of
from kronika.notify.wording import moment, one_line

MOST_LINES = 200  # large providers cut a mail off at about 100 KB; the text part has all

SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,'Noto Serif',Georgia,serif"
SANS = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans',Arial,sans-serif"
PAPER, SHEET, INK, SOFT, RULE, ACCENT = "#faf7f1", "#fffefb", "#221e19", "#5f574c", "#ddd4c3", "#8c2332"


def html_mail(message: Message, zone: str) -> str:
    """The whole mail. Everything that comes from outside is escaped; links are expected to be whole and safe."""
    topic = topic_of(message.topic)
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">'
        f"<title>{said(message.subject)}</title><style>{night(topic.tone)}</style></head>"
        f'<body class="paper" style="margin:0;padding:0;background:{PAPER}">{preview(message)}'
        f'<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" '
        f'style="background:{PAPER}"><tr><td align="center" class="around" style="padding:28px 16px">'
        f"{sheet(message, topic)}{foot(message, zone)}</td></tr></table></body></html>\n"
    )


def sheet(message: Message, topic: Topic) -> str:
    """The card with the message itself."""
    return (
        f'<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="sheet" '
        f'style="max-width:600px;background:{SHEET};border:1px solid {RULE};border-radius:10px;'
        f'border-collapse:separate;font:16px/1.5 {SANS};color:{INK};text-align:left">'
        f'<tr><td class="inside" style="padding:22px 28px 28px">{masthead(topic)}'
        f'<h1 class="ink" style="margin:20px 0 0;font:700 24px/1.25 {SERIF};color:{INK};overflow-wrap:anywhere">'
        f"{said(message.subject)}</h1>"
        f'<p class="ink" style="margin:10px 0 0;color:{INK};overflow-wrap:anywhere">{said(message.summary)}</p>'
        f"{facts(message)}{button(message)}</td></tr></table>"
    )


def masthead(topic: Topic) -> str:
    """Our name, and what kind of message this is."""
    return (
        '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>'
        f'<td class="accent" style="font:700 19px/1 {SERIF};color:{ACCENT}">Kronika</td>'
        f'<td align="right"><span class="tone" style="display:inline-block;padding:5px 12px;border-radius:999px;'
        f'background:{topic.tone.tint};color:{topic.tone.ink};font:600 13px/1.2 {SANS}">{said(topic.label)}</span></td>'
        "</tr></table>"
    )


def facts(message: Message) -> str:
    """The lines as a table; on a phone names stand above their values."""
    if not message.lines:
        return ""
    rows = [row(line) for line in message.lines[:MOST_LINES]]
    if left := len(message.lines) - MOST_LINES:
        rows += [row(Line(text=f"… and {left} more, in the text part of this mail."))] if left > 0 else []
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


def button(message: Message) -> str:
    """Where to act."""
    if not message.link:
        return ""
    return (
        f'<p style="margin:24px 0 0"><a class="button" href="{escape(message.link)}" style="display:inline-block;'
        f"padding:12px 22px;border-radius:6px;background:{ACCENT};color:#ffffff;font:600 16px/1.2 {SANS};"
        'text-decoration:none">Open in Kronika</a></p>'
    )


def foot(message: Message, zone: str) -> str:
    """Who sent it and when, and the way out."""
    when = f" on {said(moment(message.at, zone))}" if message.at else ""
    out = f"<br>{linked('No more of these', message.unsubscribe)}" if message.unsubscribe else ""
    return (
        f'<p class="soft" style="max-width:600px;margin:16px auto 0;color:{SOFT};font:13px/1.5 {SANS};'
        f'text-align:center">Sent by Kronika{when}{out}</p>'
    )


def preview(message: Message) -> str:
    """What a list of mails shows beside the subject; the blanks keep the rest of the mail out of it."""
    blanks = "&#847;&zwnj;&nbsp;" * 40
    return (
        '<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0">'
        f"{said(message.summary)}{blanks}</div>"
    )


def linked(markup: str, link: str | None) -> str:
    """A link, where there is one."""
    if not link:
        return markup
    return f'<a class="accent" href="{escape(link)}" style="color:{ACCENT}">{markup}</a>'


def said(text: str) -> str:
    """Text from outside as markup that says just that."""
    return escape(one_line(text))


def night(tone: Tone) -> str:
    """The same by night, and on a narrow screen; inline styles yield only to !important."""
    return (
        ":root{color-scheme:light dark;supported-color-schemes:light dark}"
        "@media (max-width:480px){.around{padding:12px 8px 24px!important}.inside{padding:20px 18px 24px!important}"
        ".name,.value{display:block!important;width:auto!important}"
        ".name{padding:10px 0 0!important;border-bottom:0!important;line-height:18px!important}"
        ".value{padding:2px 0 10px!important}"
        ".button{display:block!important;text-align:center!important}}"
        "@media (prefers-color-scheme:dark){.paper{background:#171512!important}"
        ".sheet{background:#1f1c18!important;border-color:#3b352c!important}"
        ".ink{color:#ebe5d9!important}.soft{color:#b0a698!important}.rule{border-color:#3b352c!important}"
        ".accent{color:#f09aa2!important}.button{background:#f09aa2!important;color:#2a0f13!important}"
        f".tone{{background:{tone.night_tint}!important;color:{tone.night_ink}!important}}}}"
    )
