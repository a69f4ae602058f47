"""Words that name days, seasons and feasts in Polish, as stems: what all fact kinds know of the calendar."""

from __future__ import annotations

import re

DAYS = (
    r"niedziel\w*|ndz\.?|niedz\.?|poniedział\w*|pon\.|pn\.?|wtor(?:ek|k\w*)|wt\.?|środ\w*|śr\.?|czwart(?:ek|k\w*)|czw\.?|"
    r"piąt(?:ek|k\w*)|pt\.?|sobot\w*|sob\.?|powszedni\w*|dni\s+powsz\.?|tygodni\w*|codzien\w*|(?<!msza )(?<!msze )(?<!mszy )święt(?:a|o|ach|em|om)\b|"
    r"dni\s+święte|świąteczn\w*|uroczystoś\w*|wigili\w*|zniesion\w*"
)
SEASONS = (
    r"lat(?:o|em|a|ni\w*)|letni\w*|zim(?:a|ą|y|ie|ow\w*)|wakac\w*|feri\w*|adwen\w*|wielki\w*\s+post\w*|rok\w*\s+szkoln\w*|okres\w*|"
    r"lip(?:iec|ca|cu)|sierp(?:ień|nia|niu)"
)
CALENDAR = re.compile(rf"(?<!\w)(?:{DAYS}|{SEASONS})(?!\w)", re.IGNORECASE)
