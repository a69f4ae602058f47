"""The look of HTML mail: its letters and colours, by day and by night, and how text becomes safe markup."""

from __future__ import annotations

from html import escape

from kronika.model.alert import LineTone
from kronika.notify.topics import Tone
from kronika.notify.wording import one_line

SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,'Noto Serif',Georgia,serif"
SANS = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans',Arial,sans-serif"
PAPER, SHEET, INK, SOFT, RULE, ACCENT = "#faf7f1", "#fffefb", "#221e19", "#5f574c", "#ddd4c3", "#8c2332"

TONES = {
    LineTone.ADDED: Tone(ink="#14532d", tint="#e4f3e7", night_ink="#a6e3b4", night_tint="#1a3323"),
    LineTone.REMOVED: Tone(ink="#8a1c1c", tint="#fbe8e5", night_ink="#ffb9ae", night_tint="#432320"),
    LineTone.REPLACED: Tone(ink="#6b4a00", tint="#faf0d8", night_ink="#f0d08a", night_tint="#3a2f17"),
    LineTone.MOVED: Tone(ink="#1d3f7a", tint="#e6edfa", night_ink="#adc8ff", night_tint="#1e2b45"),
    LineTone.LINK: Tone(ink="#4a3b7c", tint="#eeeaf8", night_ink="#cbbdf7", night_tint="#2c2644"),
}


def said(text: str) -> str:
    """Text from outside as markup that says just that."""
    return escape(one_line(text))


def linked(markup: str, link: str | None) -> str:
    """A link, where there is one."""
    if not link:
        return markup
    return f'<a class="accent" href="{escape(link)}" style="color:{ACCENT}">{markup}</a>'


def night(topic: Tone) -> str:
    """The same by night, and on a narrow screen; inline styles yield only to !important."""
    tones = "".join(
        f".{tone.value}{{background:{colours.night_tint}!important;border-color:{colours.night_ink}!important}}"
        f".{tone.value}-ink{{color:{colours.night_ink}!important}}"
        for tone, colours in TONES.items()
    )
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
        f".tone{{background:{topic.night_tint}!important;color:{topic.night_ink}!important}}{tones}}}"
    )
